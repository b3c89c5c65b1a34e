import { sheet } from '../../ink/canvas-primitives.mjs';
import { wave } from '../../ink/random-and-math.mjs';
import { drawStars, glowSprite, lit, makeStars } from '../dusk-sky-and-lights.mjs';
import { paperGrain } from '../paper-grain.mjs';
import { drawStringLights, drawSwifts, hangStrings } from './swifts-and-string-lights.mjs';
import { drawWindows, paintEnna } from './enna.mjs';
import { paintEtna } from './etna.mjs';
import { drawCar, paintFields } from './fields-and-car.mjs';
import { growLemonTree } from './lemon-tree.mjs';
import { paintParapet } from './parapet.mjs';
import { paintPricklyPear } from './prickly-pear.mjs';
import { drawClouds, drawPlume, makeClouds, makePuff, paintSky } from './sky-clouds-and-plume.mjs';
import { paintStillLife } from './still-life.mjs';
import { growWheat } from './wheat.mjs';

const eveningFoot = ({ width, height }) => {
  const { canvas, pen } = sheet(width, height);
  const gradient = pen.createLinearGradient(0, height - 160, 0, height);
  gradient.addColorStop(0, 'rgba(14,12,40,0)');
  gradient.addColorStop(1, 'rgba(14,12,40,.28)');
  pen.fillStyle = gradient;
  pen.fillRect(0, height - 160, width, 160);
  return canvas;
};

const drawFarmWindows = (pen, windows, glow, phase) => {
  for (const [x, y, w, h] of windows) {
    pen.fillStyle = '#FFD98A';
    pen.fillRect(x, y, w, h);
    lit(pen, 0.7 + 0.1 * wave(phase, 2, x * 0.1), () =>
      pen.drawImage(glow, x + w / 2 - 20, y + h / 2 - 20),
    );
  }
};

const foreground = ({ parapet, stillLife, pricklyPear }) => {
  const [table, pot] = [paintStillLife(), paintPricklyPear()];
  return (pen) => {
    const [k, f] = [stillLife.scale, pricklyPear.scale];
    pen.drawImage(
      table.canvas,
      stillLife.x - 60,
      parapet - table.foot * k + 4,
      table.width * k,
      table.height * k,
    );
    pen.drawImage(
      pot.canvas,
      pricklyPear.x - pot.middle * f,
      parapet - pot.foot * f + 4,
      pot.width * f,
      pot.height * f,
    );
  };
};

/** The returned `draw(pen, phase)` paints one frame of the loop, with `phase` from 0 to 1. */
export const buildHero = (layout) => {
  const { width, height, horizon } = layout;
  const [sky, clouds, etna, enna, fields, wall] = [
    paintSky(layout),
    makeClouds(layout),
    paintEtna(layout),
    paintEnna(layout),
    paintFields(layout),
    paintParapet(layout),
  ];
  const [onWall, lemonTree, wheat, strings, puff] = [
    foreground(layout),
    growLemonTree(layout),
    growWheat(layout),
    hangStrings(layout),
    makePuff(),
  ];
  const [bulb, spark, headlights] = [
    glowSprite(64, '#FFC978', '#FFF6D8'),
    glowSprite(20, '#FFC063', '#FFE7B0'),
    glowSprite(46, '#FFDF9A', '#FFFBE8'),
  ];
  const stars = makeStars(90, width, horizon * 0.5, 1.6);
  const [foot, grain] = [eveningFoot(layout), paperGrain(width, height, 26, 0.3)];
  const draw = (pen, phase) => {
    pen.drawImage(sky, 0, 0);
    drawStars(pen, stars, horizon * 0.5, phase, 0.35, 0.5);
    drawClouds(pen, clouds, phase);
    drawPlume(pen, puff, layout, phase);
    pen.drawImage(etna, 0, 0);
    pen.drawImage(enna.canvas, 0, 0);
    drawWindows(pen, enna.lights, spark, phase);
    drawSwifts(pen, layout, phase);
    pen.drawImage(fields.far, 0, 0);
    drawFarmWindows(pen, fields.windows, spark, phase);
    drawCar(pen, fields.way, headlights, phase);
    pen.drawImage(fields.near, 0, 0);
    wheat(pen, phase);
    pen.drawImage(wall, 0, 0);
    onWall(pen);
    drawStringLights(pen, strings, bulb, phase);
    lemonTree(pen, phase);
    pen.drawImage(foot, 0, 0);
    pen.drawImage(grain, 0, 0);
  };
  return { width, height, draw };
};
