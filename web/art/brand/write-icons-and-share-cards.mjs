import sharp from 'sharp';
import { degustazione } from '../drinks/degustazione.mjs';
import { writeBytes, writeJpeg, writeText } from '../write-public-files.mjs';
import { WIDE as FESTA } from '../scenes/festa/perspective.mjs';
import { buildFesta } from '../scenes/festa/scene.mjs';
import { firstFrame } from '../scenes/first-frame.mjs';
import { WIDE as HERO } from '../scenes/hero/layout.mjs';
import { buildHero } from '../scenes/hero/scene.mjs';
import { interior } from '../scenes/interior/interior.mjs';
import { icoOf } from './ico.mjs';
import { emblemByDay, emblemByNight } from './emblem.mjs';
import { shareCard } from './share-card.mjs';
import { LANGUAGES, say, venue } from './read-card-texts.mjs';

const ICONS = [32, 180, 512];
const FAVICON = 32;
const TOUCH_ICON = 180;

const iconOf = (size) =>
  sharp(Buffer.from(emblemByDay), { density: 1200 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();

export const writeBrand = async () => {
  await writeText('brand/emblem.svg', emblemByDay);
  await writeText('brand/emblem-night.svg', emblemByNight);
  for (const size of ICONS) await writeBytes(`brand/icon-${size}.png`, await iconOf(size));
  await writeBytes('favicon.ico', icoOf(await iconOf(FAVICON), FAVICON));
  // Some programs request this path without reading the page.
  await writeBytes('apple-touch-icon.png', await iconOf(TOUCH_ICON));
};

const cards = () => {
  const hero = firstFrame(buildHero(HERO));
  return [
    {
      page: 'home',
      picture: hero,
      from: [0, 148, 1920, 932],
      largest: 148,
      label: ['site', 'brand.kind'],
      title: null,
      line: ['site', 'brand.tagline'],
    },
    {
      page: 'menu',
      picture: degustazione(),
      from: [0, 112, 1600, 776],
      title: ['menu', 'menu.title'],
      line: ['home', 'home.menuText'],
      largest: 132,
    },
    {
      page: 'reservations',
      picture: interior(),
      from: [0, 700, 1280, 621],
      title: ['booking', 'booking.title'],
      line: ['home', 'home.bookText'],
    },
    {
      page: 'events',
      picture: firstFrame(buildFesta(FESTA)),
      from: [0, 148, 1920, 932],
      title: ['events', 'events.title'],
      line: ['events', 'events.tagline'],
    },
  ];
};

export const writeCards = async () => {
  for (const { page, label, title, line, ...look } of cards())
    for (const language of LANGUAGES) {
      const words = (where) => (where ? say(language, ...where) : venue.name);
      const card = shareCard({
        ...look,
        label: words(label),
        title: words(title),
        line: words(line),
      });
      await writeJpeg(card, `og/${page}-${language}`);
      if (page === 'home' && language === 'it') await writeJpeg(card, 'brand/og-1200x630');
    }
};
