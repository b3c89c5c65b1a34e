import { apart, sheet } from '../../ink/canvas-primitives.mjs';
import { grainAt, noise } from '../../ink/noise.mjs';
import { emptyPlates } from '../../drinks/empty-plates.mjs';
import { firstFrame } from '../first-frame.mjs';
import { TALL } from '../hero/layout.mjs';
import { buildHero } from '../hero/scene.mjs';
import { tileTexture } from '../pixel-surfaces.mjs';
import { paintChair } from './chair.mjs';
import { paintLamp } from './lamp.mjs';
import { DEPTH, HALF, HEIGHT, LAMPS, meet, project, VX, VY, WIDTH } from './room-geometry.mjs';
import { printBackWall, printFloor, printSideWall, printVault } from './floor-walls-and-vault.mjs';
import { paintTable } from './table.mjs';

const VIEW = 1000;

/**
 * Renders the landscape outside the window. The returned function gives its colour at u, v (0..1
 * across the window).
 */
const hillsOutside = () => {
  const { pen } = sheet(VIEW);
  pen.drawImage(firstFrame(buildHero(TALL)), 70, 490, 760, 1090, 0, 0, VIEW, VIEW);
  const { data } = pen.getImageData(0, 0, VIEW, VIEW);
  const pixel = (v) => Math.min(VIEW - 1, Math.floor(v * (VIEW - 1)));
  return (u, v) => {
    const at = (pixel(v) * VIEW + pixel(u)) * 4;
    return [data[at], data[at + 1], data[at + 2]];
  };
};

const PRINT = {
  floor: printFloor,
  left: printSideWall,
  right: printSideWall,
  vault: printVault,
  back: printBackWall,
};

const paintRoom = (pen) => {
  const image = pen.createImageData(WIDTH, HEIGHT);
  const tile = noise(1);
  const textures = {
    floorTiles: tileTexture('rosone', 'rosone', 400),
    wallTiles: tileTexture('melagrana', 'stella', 400),
    view: hillsOutside(),
  };
  for (let py = 0; py < HEIGHT; py++)
    for (let px = 0; px < WIDTH; px++) {
      const [dx, dy] = [px + 0.5 - VX, py + 0.5 - VY];
      const met = meet(dx, dy);
      PRINT[met.surface](image.data, (py * WIDTH + px) * 4, {
        ...met,
        dx,
        dy,
        grain: grainAt(tile, px, py),
        ...textures,
      });
    }
  pen.putImageData(image, 0, 0);
};

/** Plates on the wall: [depth, height, size, index of the plate]. */
const HUNG = [
  [0.3, 40, 170, 0],
  [0.3, 220, 120, 1],
  [0.86, 30, 150, 1],
  [0.86, 210, 170, 2],
  [0.12, 120, 150, 2],
  [1.42, 40, 160, 0],
  [1.42, 220, 120, 1],
];

const hangPlates = (pen) => {
  const plates = emptyPlates(0.3);
  for (const [depth, y, size, which] of HUNG) {
    const [px, py, k] = project(HALF, y, depth);
    const half = (size / DEPTH) * 0.5;
    const width = Math.abs(project(HALF, y, depth - half)[0] - project(HALF, y, depth + half)[0]);
    const height = size * k * 1.05;
    apart(pen, () => {
      pen.translate(px, py);
      pen.transform(1, ((y / HALF) * 0.9 * width) / (width + 1), 0, 1, 0, 0);
      pen.drawImage(plates[which], -width / 2, -height / 2, width, height);
    });
  }
};

/** Lamps and furniture are painted from far to near. */
const FURNITURE = [
  [paintLamp, LAMPS[4]],
  [paintChair, 300, 1.42],
  [paintChair, -300, 1.2],
  [paintTable, 310, 1.25, 185, 5],
  [paintLamp, LAMPS[3]],
  [paintTable, -320, 1, 185, 6],
  [paintLamp, LAMPS[2]],
  [paintChair, -420, 0.82],
  [paintChair, -210, 0.8],
  [paintChair, 350, 0.72],
  [paintTable, 350, 0.5, 205, 7],
  [paintLamp, LAMPS[1]],
  [paintChair, 240, 0.32],
  [paintChair, 470, 0.34],
  [paintChair, -330, 0.46],
  [paintTable, -340, 0.22, 215, 8],
  [paintLamp, LAMPS[0]],
  [paintChair, -196, 0],
];

export const interior = () => {
  const { canvas, pen } = sheet(WIDTH, HEIGHT);
  paintRoom(pen);
  hangPlates(pen);
  for (const [paint, ...where] of FURNITURE) paint(pen, ...where);
  const dusk = pen.createRadialGradient(
    WIDTH * 0.5,
    HEIGHT * 0.5,
    WIDTH * 0.35,
    WIDTH * 0.5,
    HEIGHT * 0.52,
    HEIGHT * 0.75,
  );
  dusk.addColorStop(0, 'rgba(30,10,50,0)');
  dusk.addColorStop(1, 'rgba(30,10,50,.42)');
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  return canvas;
};
