import { sheet } from '../ink/canvas-primitives.mjs';
import { degustazione } from '../drinks/degustazione.mjs';
import { writePicture } from '../write-public-files.mjs';
import { feastArch } from './arches/feast.mjs';
import { tableForTwoArch } from './arches/table-for-two.mjs';
import { interior } from './interior/interior.mjs';
import { mappa } from './mappa/mappa.mjs';

const ARCH = { width: 560, height: 757 };
const STILL = { avif: 46, webp: 70 };

const throughArch = (picture, left, top, width) => {
  const { canvas, pen } = sheet(ARCH.width, ARCH.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    picture,
    left,
    top,
    width,
    (width * ARCH.height) / ARCH.width,
    0,
    0,
    ARCH.width,
    ARCH.height,
  );
  return canvas;
};

/** One picture per arch of the home page: the menu, a table, a feast. */
const arches = () => ({
  'arch-menu': throughArch(degustazione(), 587, 0, 740),
  'arch-table': tableForTwoArch(),
  'arch-feast': feastArch(),
});

export const writeScenes = async () => {
  const room = interior();
  for (const width of [1080, 720])
    await writePicture(room, `art/scenes/interior-${width}`, width, STILL);
  await writePicture(mappa(), 'art/scenes/mappa-1800', 1800, { avif: 42, webp: 64 });
  for (const [name, arch] of Object.entries(arches()))
    for (const width of [560, 420])
      await writePicture(arch, `art/scenes/${name}-${width}`, width, STILL);
};
