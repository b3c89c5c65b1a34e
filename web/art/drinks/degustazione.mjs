import { apart, fill, Path2D, sheet } from '../ink/canvas-primitives.mjs';
import { P, rgba } from '../ink/palette.mjs';
import { shade } from '../ink/shade.mjs';
import { at, blob, rect } from '../ink/shapes.mjs';
import { arancine } from '../dishes/arancine.mjs';
import { cannoli } from '../dishes/cannoli.mjs';
import { caponata } from '../dishes/caponata.mjs';
import { cassata } from '../dishes/cassata.mjs';
import { involtini } from '../dishes/involtini.mjs';
import { norma } from '../dishes/norma.mjs';
import { paintTile } from '../maiolica/tile.mjs';
import { CRUMB, CRUST, pores, sesame } from '../plates/bread.mjs';
import { glassFromAbove } from '../plates/table-from-above.mjs';
import { bit, drop, form } from '../plates/shading.mjs';

const [WIDTH, HEIGHT] = [1600, 1000];
const RUNNER = { top: HEIGHT * 0.5 - 130, tile: 130 };
const PLATES = [
  [caponata, 770, 80, 400],
  [involtini, 430, 400, 520],
  [norma, 1140, 330, 540],
  [cassata, 800, 760, 470],
  [arancine, 300, 880, 430],
  [cannoli, 1290, 840, 450],
];
const RED = ['#8E1630', '#E0524A', '#3E0820'];
const WHITE = ['#E7B94A', '#FFF0B0', '#A8701E'];
const GLASSES = [
  [150, 150, 74, RED],
  [1480, 160, 74, WHITE],
  [1520, 640, 70, RED],
];
const STEEL = ['#D8D2C2', '#FFFFFF', '#7E7A8A'];
const FORK = new Path2D(
  'M-7 150L-5 -20C-24 -40 -24 -60 -22 -120L-15 -120L-13 -62L-9 -62L-8 -122L-2 -122L-1 -62L3 -62L4 -122L10 -122L11 -62' +
    'L14 -62L16 -120L22 -120C24 -60 24 -40 5 -20L7 150Z',
);
const KNIFE = new Path2D('M-8 150L-7 10L-9 0L-9 -130C-9 -150 12 -140 14 -60L14 0L8 10L8 150Z');
const CUTLERY = [
  [FORK, 120, 430, 0.03],
  [KNIFE, 702, 425, -0.03],
  [FORK, 864, 400, -0.02],
  [KNIFE, 1424, 430, 0.04],
];

const cloth = (pen) => {
  const whole = rect(0, 0, WIDTH, HEIGHT);
  fill(pen, P.cobalto, whole);
  pen.fillStyle = rgba(P.cobalto2, 0.32);
  for (let x = 0; x < WIDTH; x += 80) pen.fillRect(x, 0, 40, HEIGHT);
  pen.fillStyle = rgba(P.notte2, 0.35);
  for (let y = 0; y < HEIGHT; y += 80) pen.fillRect(0, y, WIDTH, 40);
  runner(pen);
  shade(pen, whole, {
    at: [WIDTH * 0.38, HEIGHT * 0.3],
    r: WIDTH * 0.8,
    stops: [
      [0.2, 0],
      [1, 0.6],
    ],
    color: '#0B1838',
    soft: 0.8,
  });
  shade(pen, whole, {
    at: [WIDTH * 0.3, HEIGHT * 0.2],
    r: WIDTH * 0.5,
    stops: [
      [0, 0.35],
      [1, 0],
    ],
    color: '#7FA6DC',
    soft: 0.6,
  });
};

const runner = (pen) => {
  const { top, tile } = RUNNER;
  const band = rect(0, top, WIDTH, tile * 2);
  drop(pen, band, 0, 6, 8, 0.35);
  for (let i = 0; i < WIDTH / tile + 1; i++)
    for (let j = 0; j < 2; j++)
      paintTile(
        pen,
        (i + j) % 2 ? 'stella' : 'melagrana',
        'classica',
        i * tile - 20,
        top + j * tile,
        tile,
      );
  apart(pen, () => {
    pen.globalCompositeOperation = 'multiply';
    const evening = pen.createLinearGradient(0, 0, WIDTH, HEIGHT * 0.6);
    evening.addColorStop(0, '#FFFFFF');
    evening.addColorStop(1, '#B9ACC4');
    fill(pen, evening, band);
  });
};

const loaf = (pen, x, y, turn) => {
  const crust = at(blob(0, 0, 86, 58, 0.05, 3, 12), x, y, turn);
  drop(pen, crust, 10, 14, 8, 0.5);
  form(pen, crust, CRUST);
  sesame(pen, crust, 7, 60);
  const crumb = at(blob(-2, -3, 70, 43, 0.05, 3, 12), x, y, turn);
  form(pen, crumb, CRUMB);
  pores(pen, crumb, 9, 30);
};

export const degustazione = () => {
  const { canvas, pen } = sheet(WIDTH, HEIGHT);
  cloth(pen);
  for (const [draw, x, y, size] of PLATES)
    pen.drawImage(draw(size / 1000), x - size / 2, y - size * 0.492);
  for (const glass of GLASSES) glassFromAbove(pen, ...glass);
  for (const [path, x, y, turn] of CUTLERY)
    bit(pen, at(path, x, y, turn, 1.1), STEEL, { shadow: [8, 11, 6, 0.5] });
  loaf(pen, 560, 120, 0.4);
  loaf(pen, 1000, 950, -0.3);
  return canvas;
};
