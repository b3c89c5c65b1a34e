import { sheet } from '../../ink/canvas-primitives.mjs';
import { wave } from '../../ink/random-and-math.mjs';
import { P } from '../../ink/palette.mjs';
import { arancine } from '../../dishes/arancine.mjs';
import { busiate } from '../../dishes/busiate.mjs';
import { caponata } from '../../dishes/caponata.mjs';
import { cassata } from '../../dishes/cassata.mjs';
import { involtini } from '../../dishes/involtini.mjs';
import { norma } from '../../dishes/norma.mjs';
import { emptyPlates } from '../../drinks/empty-plates.mjs';
import { drawStars, makeStars } from '../dusk-sky-and-lights.mjs';
import { paperGrain } from '../paper-grain.mjs';
import { paintChair } from './chair.mjs';
import { paintClothFront } from './cloth.mjs';
import { paintCourtyard, paintTableTop } from './courtyard.mjs';
import { paintBougainvillea, paintFarEnd, paintPoles } from './courtyard-back.mjs';
import { paintGuestsAt, paintLegsAt } from './guests.mjs';
import { measure, PLACES } from './perspective.mjs';
import {
  drawFireflies,
  drawFlames,
  drawStrings,
  hangLights,
  makeFireflies,
} from './lights-and-fireflies.mjs';
import { plantOlives } from './olive-tree.mjs';
import { paintSky } from './sky-and-etna.mjs';
import { paintBouquet } from './bouquet.mjs';
import { paintBottle, paintCandle, paintCutlery, paintGlass, paintPlate } from './tableware.mjs';

const RED_WINE = '#8E1630';
const WHITE_WINE = '#E7B94A';
/**
 * Draws the dishes at a third of their size, because their grain is then as coarse as the grain of
 * the scene.
 */
const PLATE_SCALE = 0.34;

const cookForTheTable = () => {
  const [norm, busi, capo] = [norma, busiate, caponata].map((draw) => draw(PLATE_SCALE));
  const [invo, aran, cass] = [involtini, arancine, cassata].map((draw) => draw(PLATE_SCALE));
  return [norm, invo, busi, capo, aran, cass, norm, busi, emptyPlates(PLATE_SCALE)[1]];
};

/** One glass per guest, nearer to and farther from the runner in turn, so that none hides another. */
const layGlasses = (pen, yard, i) => {
  const { z } = yard;
  const depth = PLACES[i];
  const [left, right] = i % 2 ? [-92, 118] : [-118, 92];
  paintGlass(pen, yard, left * z, depth, i % 3 ? RED_WINE : WHITE_WINE);
  paintGlass(pen, yard, right * z, depth + 0.02, i % 3 === 1 ? WHITE_WINE : RED_WINE);
};

const layPlace = (pen, yard, dishes, i) => {
  const { z } = yard;
  const depth = PLACES[i];
  paintPlate(pen, yard, dishes[i % 9], -212 * z, depth, 80 * z);
  paintPlate(pen, yard, dishes[(i + 2) % 9], 212 * z, depth + 0.015, 80 * z);
  for (const side of [-1, 1]) paintCutlery(pen, yard, side, depth);
  if (i % 2 === 0)
    paintBouquet(pen, yard, 0, depth + 0.13, depth > 1 ? 0.72 : depth > 0.5 ? 0.86 : 1);
  else {
    paintBottle(pen, yard, -22 * z, depth + 0.12, '#1E4A3A', P.melagrana);
    paintBottle(pen, yard, 30 * z, depth + 0.15, '#6E7A3A', '#E9C46A');
  }
  const candles = [
    paintCandle(pen, yard, -58 * z, depth + 0.05, 1),
    paintCandle(pen, yard, 56 * z, depth + 0.06, 0.8),
  ];
  layGlasses(pen, yard, i);
  return candles;
};

const vignette = ({ width, height, vx, vy }) => {
  const { canvas, pen } = sheet(width, height);
  const gradient = pen.createRadialGradient(
    vx,
    vy + 120,
    Math.min(width, height) * 0.4,
    vx,
    vy + 120,
    Math.max(width, height) * 0.74,
  );
  gradient.addColorStop(0, 'rgba(14,8,40,0)');
  gradient.addColorStop(1, 'rgba(14,8,40,.5)');
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, width, height);
  return canvas;
};

const paintStill = (pen, yard) => {
  paintSky(pen, yard);
  paintCourtyard(pen, yard);
  paintFarEnd(pen, yard);
  paintPoles(pen, yard);
  paintBougainvillea(pen, yard);
  const farToNear = PLACES.map((_, i) => i).reverse();
  for (const i of farToNear) {
    paintChair(pen, yard, -1, PLACES[i]);
    paintChair(pen, yard, 1, PLACES[i] + 0.02);
    paintLegsAt(pen, yard, i);
  }
  paintTableTop(pen, yard);
  paintClothFront(pen, yard);
  const dishes = cookForTheTable();
  return farToNear.flatMap((i) => {
    paintGuestsAt(pen, yard, i);
    return layPlace(pen, yard, dishes, i);
  });
};

const drawCrowns = (pen, trees, phase) => {
  for (const { canvas, x, y, pivot, phase: own } of trees) {
    pen.save();
    pen.translate(...pivot);
    pen.rotate(0.006 * wave(phase, 1, own) + 0.003 * wave(phase, 2, own * 2));
    pen.translate(-pivot[0], -pivot[1]);
    pen.drawImage(canvas, x + 2.5 * wave(phase, 1, own), y);
    pen.restore();
  }
};

/** The returned `draw(pen, phase)` paints one frame of the loop, with `phase` from 0 to 1. */
export const buildFesta = (layout) => {
  const yard = measure(layout);
  const { width, height, vy, wide } = yard;
  const { canvas: still, pen: stillPen } = sheet(width, height);
  const candles = paintStill(stillPen, yard);
  const trees = plantOlives(stillPen, yard);
  const strings = hangLights(yard);
  const stars = makeStars(wide ? 120 : 200, width, vy * 0.7, 1.5);
  const flies = makeFireflies(yard);
  const [shadow, grain] = [vignette(yard), paperGrain(width, height, 24)];
  const draw = (pen, phase) => {
    pen.drawImage(still, 0, 0);
    drawStars(pen, stars, vy * 0.7, phase, 0.3, 0.6);
    drawCrowns(pen, trees, phase);
    pen.drawImage(shadow, 0, 0);
    drawFlames(pen, candles, phase);
    drawStrings(pen, yard, strings, phase);
    drawFireflies(pen, flies, phase);
    pen.drawImage(grain, 0, 0);
  };
  return { width, height, draw };
};
