import { writeBytes, writeText } from '../write-public-files.mjs';
import { DAY_TILES } from './day-tiles.mjs';
import { FRAMES } from './frames.mjs';
import { FRIEZES, friezeFile } from './friezes.mjs';
import { grainTile } from './grain.mjs';
import { patternFile, tileFile } from './tile-svg.mjs';
import { MOTIFS } from './tile.mjs';

const TILE_SCHEMES = ['classica', 'cobalto', 'notte'];
const FRIEZE_SCHEMES = ['classica', 'notte', 'solare', 'cotto'];
const PATTERNS = {
  a: ['stella', 'melagrana', 'classica'],
  b: ['limone', 'stella', 'classica'],
  notte: ['melagrana', 'stella', 'notte'],
  tono: ['girale', 'rosone', 'tono'],
};

export const writeTiles = async () => {
  for (const motif of Object.keys(MOTIFS))
    for (const scheme of TILE_SCHEMES)
      await writeText(`art/tiles/tile-${motif}-${scheme}.svg`, tileFile(motif, scheme));
  for (const frieze of Object.keys(FRIEZES))
    for (const scheme of FRIEZE_SCHEMES)
      await writeText(`art/tiles/frieze-${frieze}-${scheme}.svg`, friezeFile(frieze, scheme));
  for (const [state, tile] of Object.entries(DAY_TILES))
    await writeText(`art/tiles/day-${state}.svg`, tile);
  for (const [name, motifs] of Object.entries(PATTERNS))
    await writeText(`art/tiles/pattern-${name}.svg`, patternFile(...motifs));
  for (const [name, frame] of Object.entries(FRAMES))
    await writeText(`art/frames/${name}.svg`, frame);
  await writeBytes('art/tiles/grain.png', await grainTile());
};
