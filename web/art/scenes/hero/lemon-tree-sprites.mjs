import { fill, Path2D, sheet } from '../../ink/canvas-primitives.mjs';
import { TAU } from '../../ink/random-and-math.mjs';
import { P } from '../../ink/palette.mjs';
import { ink } from '../../ink/shade.mjs';
import { circle, leaf } from '../../ink/shapes.mjs';

export const GREENS = ['#2F6B4E', '#275C4C', '#3C7A52', '#1F4D48', '#4A8656'];

const FRUIT = new Path2D(
  'M75 14C82 18 84 24 92 31C118 46 126 84 118 112C112 134 98 144 89 154C84 160 82 168 75 174C68 168 66 160 61 154' +
    'C52 144 38 134 32 112C24 84 32 46 58 31C66 24 68 18 75 14Z',
);

export const leafSprite = (green, i) => {
  const { canvas, pen } = sheet(150, 70);
  ink(
    pen,
    leaf(10, 35, 126, 40 + i * 3, 0, (i - 2) * 0.05),
    green,
    {
      from: [0, 14],
      to: [0, 58],
      stops: [
        [0.1, 0],
        [1, 0.9],
      ],
      color: '#123038',
      soft: 0.45,
    },
    {
      from: [10, 12],
      to: [110, 40],
      stops: [
        [0, 0.7],
        [0.45, 0],
        [1, 0],
      ],
      color: '#B7B45C',
      soft: 0.45,
    },
  );
  pen.strokeStyle = 'rgba(214,214,140,.75)';
  pen.lineWidth = 1.7;
  pen.stroke(new Path2D(`M12 35Q70 ${35 + (i - 2) * 2} 130 ${35 + (i - 2) * 5}`));
  pen.lineWidth = 0.9;
  pen.strokeStyle = 'rgba(214,214,140,.4)';
  for (let k = 1; k < 6; k++)
    pen.stroke(
      new Path2D(`M${20 + k * 17} 35l14 ${-11 + k * 0.6}M${20 + k * 17} 35l14 ${11 - k * 0.6}`),
    );
  return canvas;
};

export const lemonSprite = () => {
  const { canvas, pen } = sheet(150, 190);
  ink(
    pen,
    FRUIT,
    '#F2C23E',
    {
      from: [50, 40],
      to: [128, 140],
      stops: [
        [0.3, 0],
        [0.75, 0.6],
        [1, 1],
      ],
      color: '#B9692A',
      soft: 0.5,
    },
    {
      at: [58, 66],
      r: 44,
      stops: [
        [0, 0.95],
        [1, 0],
      ],
      color: '#FFF3BE',
      soft: 0.4,
    },
    {
      at: [112, 128],
      r: 30,
      stops: [
        [0, 0.5],
        [1, 0],
      ],
      color: '#7E8A3E',
      soft: 0.4,
    },
  );
  return canvas;
};

export const blossomSprite = () => {
  const { canvas, pen } = sheet(70);
  for (let i = 0; i < 5; i++)
    ink(pen, leaf(35, 35, 30, 18, (i / 5) * TAU), '#FFF8EA', {
      at: [35, 35],
      r: 30,
      stops: [
        [0, 0.6],
        [1, 0],
      ],
      color: '#D7A7B8',
      soft: 0.4,
    });
  fill(pen, P.zolfo, circle(35, 35, 6));
  return canvas;
};
