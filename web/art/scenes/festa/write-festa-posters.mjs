import { writePicture } from '../../write-public-files.mjs';
import { firstFrame } from '../first-frame.mjs';
import { TALL, WIDE } from './perspective.mjs';
import { buildFesta } from './scene.mjs';

export const writeFesta = async () => {
  await writePicture(firstFrame(buildFesta(WIDE)), 'art/posters/festa-1080', 1920, { jpeg: true });
  await writePicture(firstFrame(buildFesta(TALL)), 'art/posters/festa-720x1280', 720, {
    jpeg: true,
  });
};
