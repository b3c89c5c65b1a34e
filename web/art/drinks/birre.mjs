import { sheet } from '../ink/canvas-primitives.mjs';
import { P } from '../ink/palette.mjs';
import { ribbon, along } from '../ink/ribbons.mjs';
import { leaf } from '../ink/shapes.mjs';
import { bit } from '../plates/shading.mjs';
import { beerGlass } from './beer-glass.mjs';
import { bottle } from './bottle.mjs';
import { FLOOR } from './glassware-parts.mjs';

const LAGER = ['#EDA82A', '#FFE48A', '#B0661A'];
const AMBER = ['#B4581E', '#F2A85A', '#5E200E'];
const STRAW = ['#D9A63A', '#FBE6A0', '#8A5A1A'];

/** An ear of barley with long awns. */
const barley = (pen, x, y, turn, length) => {
  const at = (d, side = 0) => [
    x + Math.cos(turn) * d - Math.sin(turn) * side,
    y + Math.sin(turn) * d + Math.cos(turn) * side,
  ];
  const stalk = along([at(0), at(length * 0.5, 12), at(length)], 20);
  bit(pen, ribbon(stalk, 4), STRAW, { shadow: [4, 6, 4, 0.35] });
  pen.lineCap = 'round';
  pen.lineWidth = 2.6;
  pen.strokeStyle = STRAW[0];
  for (let i = 0; i < 8; i++)
    for (const side of [-1, 1]) {
      const d = length * (0.5 + i * 0.062);
      const [fromX, fromY] = at(d, side * 8);
      pen.beginPath();
      pen.moveTo(fromX, fromY);
      pen.lineTo(...at(d + 96, side * 34));
      pen.stroke();
      bit(pen, leaf(fromX, fromY, 44, 20, turn + side * 0.42), STRAW, { shadow: [3, 4, 3, 0.35] });
    }
};

export const birre = () => {
  const { canvas, pen } = sheet(1000);
  bottle(pen, 226, {
    height: 620,
    width: 160,
    neck: 58,
    shoulder: 0.44,
    crown: true,
    glass: ['#8A4A1E', '#F0B060', '#3A180E'],
    cap: [P.cobalto, P.notte2],
    label: { tile: 'spiga', below: 0.3, tall: 0.32 },
  });
  beerGlass(pen, 794, { height: 470, width: 200, beer: AMBER });
  beerGlass(pen, 516, { height: 590, width: 236, beer: LAGER });
  barley(pen, 250, FLOOR + 26, -0.12, 240);
  barley(pen, 300, FLOOR + 50, -0.02, 250);
  return canvas;
};
