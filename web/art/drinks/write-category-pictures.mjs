import { writePicture } from '../write-public-files.mjs';
import { bevande } from './bevande.mjs';
import { degustazione } from './degustazione.mjs';
import { emptyPlates } from './empty-plates.mjs';
import { vini } from './vini.mjs';

const STILL = { avif: 50, webp: 74 };

export const writeTables = async () => {
  await writePicture(vini(), 'art/scenes/vini-640', 640, STILL);
  await writePicture(bevande(), 'art/scenes/bevande-640', 640, STILL);
  await writePicture(degustazione(), 'art/scenes/degustazione-1280', 1280, { avif: 46, webp: 70 });
  for (const [i, plate] of emptyPlates().entries())
    await writePicture(plate, `art/scenes/empty${i}-640`, 640, STILL);
};
