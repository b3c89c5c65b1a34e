import { sheet } from '../ink/canvas.mjs';

/** The first frame of a scene: its poster. */
export const firstFrame = ({ width, height, draw }) => {
  const { canvas, pen } = sheet(width, height);
  draw(pen, 0);
  return canvas;
};
