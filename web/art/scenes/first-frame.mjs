import { sheet } from '../ink/canvas-primitives.mjs';

export const firstFrame = ({ width, height, draw }) => {
  const { canvas, pen } = sheet(width, height);
  draw(pen, 0);
  return canvas;
};
