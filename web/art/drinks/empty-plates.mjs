import { circle } from '../ink/shapes.mjs';
import { inside } from '../ink/canvas-primitives.mjs';
import { paintTile } from '../maiolica/tile.mjs';
import { layPlate } from '../plates/plate.mjs';

const PLATES = [
  { rim: 'archi', glaze: 'classica', tile: 'stella', scheme: 'classica' },
  { rim: 'petali', glaze: 'blu', tile: 'rosone', scheme: 'cobalto' },
  { rim: 'onde', glaze: 'classica', tile: 'sole', scheme: 'classica' },
];

export const emptyPlates = (scale = 1) =>
  PLATES.map(({ rim, glaze, tile, scheme }) => {
    const { canvas, pen, cx, cy, r } = layPlate({ scale, rim, glaze });
    inside(pen, circle(cx, cy, r * 0.94), () =>
      paintTile(pen, tile, scheme, cx - r * 1.02, cy - r * 1.02, r * 2.04),
    );
    return canvas;
  });
