import { createCanvas, Path2D } from '@napi-rs/canvas';

export { Path2D };

export const sheet = (width, height = width) => {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  return { canvas, pen: canvas.getContext('2d') };
};

export const apart = (pen, draw) => {
  pen.save();
  draw();
  pen.restore();
};

export const inside = (pen, path, draw) =>
  apart(pen, () => {
    pen.clip(path);
    draw();
  });

export const stroke = (pen, colour, width, ...points) => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
};

export const fill = (pen, colour, path) => {
  pen.fillStyle = colour;
  pen.fill(path);
};
