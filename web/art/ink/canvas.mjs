import { createCanvas, Path2D } from '@napi-rs/canvas';

export { Path2D };

/** A transparent sheet: `canvas` to keep, `pen` to draw with. */
export const sheet = (width, height = width) => {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  return { canvas, pen: canvas.getContext('2d') };
};

/** Runs `draw` with the pen's settings kept apart: nothing it sets is left behind. */
export const apart = (pen, draw) => {
  pen.save();
  draw();
  pen.restore();
};

/** Draws only inside `path`. */
export const inside = (pen, path, draw) =>
  apart(pen, () => {
    pen.clip(path);
    draw();
  });

/** One line through the points. */
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
