import { sheet } from '../../ink/canvas.mjs';
import { writePicture } from '../../export.mjs';
import { TALL, WIDE } from './layout.mjs';
import { buildFesta } from './scene.mjs';

export const festaFrame = (layout) => {
  const { width, height, draw } = buildFesta(layout);
  const { canvas, pen } = sheet(width, height);
  draw(pen, 0);
  return canvas;
};

/** The posters of the events' film: its first frame, wide and tall. */
export const writeFesta = async () => {
  await writePicture(festaFrame(WIDE), 'art/posters/festa-1080', 1920, { jpeg: true });
  await writePicture(festaFrame(TALL), 'art/posters/festa-720x1280', 720, { jpeg: true });
};
