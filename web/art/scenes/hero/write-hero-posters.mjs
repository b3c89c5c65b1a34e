import { writePicture } from '../../write-public-files.mjs';
import { firstFrame } from '../first-frame.mjs';
import { TALL, WIDE } from './layout.mjs';
import { buildHero } from './scene.mjs';

export const writeHero = async () => {
  await writePicture(firstFrame(buildHero(WIDE)), 'art/posters/hero-1080', 1920, { jpeg: true });
  await writePicture(firstFrame(buildHero(TALL)), 'art/posters/hero-720x1280', 720, { jpeg: true });
};
