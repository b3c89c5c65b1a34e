import { writeBrand, writeCards } from './brand/write-icons-and-share-cards.mjs';
import { writeDishes } from './dishes/write-dish-pictures.mjs';
import { writeTables } from './drinks/write-category-pictures.mjs';
import { writeTiles } from './maiolica/write-maiolica-files.mjs';
import { writeRooms } from './rooms/write-room-pictures.mjs';
import { writeFesta } from './scenes/festa/write-festa-posters.mjs';
import { writeHero } from './scenes/hero/write-hero-posters.mjs';
import { writeScenes } from './scenes/write-scenes.mjs';

/**
 * `npm run art -- dishes norma` draws only the dish `norma`. Without arguments, all still pictures
 * are drawn.
 */
const PARTS = {
  tiles: writeTiles,
  brand: writeBrand,
  dishes: writeDishes,
  tables: writeTables,
  hero: writeHero,
  festa: writeFesta,
  scenes: writeScenes,
  rooms: writeRooms,
  cards: writeCards,
};

const [part, ...names] = process.argv.slice(2);
if (part && !PARTS[part]) {
  process.stderr.write(`There is no part "${part}". Parts: ${Object.keys(PARTS).join(', ')}.\n`);
  process.exit(1);
}
for (const [name, write] of Object.entries(PARTS)) {
  if (part && part !== name) continue;
  const started = Date.now();
  await write(names);
  process.stdout.write(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
