import { writePicture } from '../write-public-files.mjs';
import { amari } from './amari.mjs';
import { bevande } from './bevande.mjs';
import { birre } from './birre.mjs';
import { degustazione } from './degustazione.mjs';
import { emptyPlates } from './empty-plates.mjs';
import { soft } from './soft.mjs';
import { vini } from './vini.mjs';

const STILL = { avif: 50, webp: 74 };

export const writeTables = async () => {
  for (const [name, draw] of Object.entries({ vini, bevande, birre, amari, soft }))
    await writePicture(draw(), `art/scenes/${name}-640`, 640, STILL);
  const tasting = degustazione();
  await writePicture(tasting, 'art/scenes/degustazione-1280', 1280, { avif: 46, webp: 70 });
  // Phones show it behind a gradient, 150 px high.
  await writePicture(tasting, 'art/scenes/degustazione-640', 640, { avif: 40, webp: 66 });
  for (const [i, plate] of emptyPlates().entries())
    await writePicture(plate, `art/scenes/empty${i}-640`, 640, STILL);
};
