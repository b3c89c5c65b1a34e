import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeBytes } from '../export.mjs';

const AVIF = { quality: 50, effort: 6 };
const WEBP = { quality: 74, effort: 6 };

/** Parts of pictures that are drawn elsewhere, seen through the three arches of the landing page. */
const ARCHES = [
  { name: 'arch-menu', of: 'art/scenes/degustazione-1280', part: { left: 470, top: 0, width: 592, height: 800 } },
  { name: 'arch-terrace', of: 'art/posters/hero-720x1280', part: { left: 90, top: 390, width: 610, height: 825 } },
  { name: 'arch-feast', of: 'art/posters/festa-720x1280', part: { left: 0, top: 307, width: 720, height: 973 } },
];
const ARCH_WIDTHS = [560, 420];

/** Smaller copies for screens on which the landing page shows the picture small. */
const SMALLER = [
  { of: 'art/scenes/interior-1080', width: 720 },
  ...['cannoli', 'busiate', 'arancine', 'cassata', 'involtini', 'caponata', 'norma'].map((dish) => ({ of: `dishes/${dish}-640`, width: 400 })),
];

const open = (name) => sharp(fileURLToPath(new URL(`../../public/${name}.webp`, import.meta.url)));

const write = async (picture, name, width) => {
  const scaled = picture.resize({ width });
  await writeBytes(`${name}-${width}.avif`, await scaled.clone().avif(AVIF).toBuffer());
  await writeBytes(`${name}-${width}.webp`, await scaled.clone().webp(WEBP).toBuffer());
};

/** The landing page's own cuts, from the pictures as they are published: draw those first. */
export const writeLanding = async () => {
  for (const { name, of, part } of ARCHES) for (const width of ARCH_WIDTHS) await write(open(of).extract(part), `art/scenes/${name}`, width);
  for (const { of, width } of SMALLER) await write(open(of), of.replace(/-\d+$/, ''), width);
};
