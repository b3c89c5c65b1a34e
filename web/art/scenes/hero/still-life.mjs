import { fill, inside, Path2D, sheet } from '../../ink/canvas-primitives.mjs';
import { P } from '../../ink/palette.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { ellipse, poly, rect } from '../../ink/shapes.mjs';
import { paintTile } from '../../maiolica/tile.mjs';
import { cutPomegranate, fruitBowl } from './fruit.mjs';
import { BASE, castShadow, HEIGHT, WIDTH } from './cast-shadow.mjs';

const bottlePath = (x) => {
  const path = new Path2D();
  path.moveTo(x - 37, BASE);
  path.lineTo(x - 37, BASE - 170);
  path.bezierCurveTo(x - 37, BASE - 212, x - 14, BASE - 214, x - 13, BASE - 246);
  path.lineTo(x - 13, BASE - 312);
  path.lineTo(x + 13, BASE - 312);
  path.lineTo(x + 13, BASE - 246);
  path.bezierCurveTo(x + 14, BASE - 214, x + 37, BASE - 212, x + 37, BASE - 170);
  path.lineTo(x + 37, BASE);
  path.quadraticCurveTo(x, BASE + 6, x - 37, BASE);
  path.closePath();
  return path;
};

const bottle = (pen, x) => {
  castShadow(pen, x, 70);
  const path = bottlePath(x);
  ink(pen, path, '#1E3A36', {
    from: [x - 37, 0],
    to: [x + 40, 0],
    stops: [
      [0, 0.9],
      [0.3, 0.2],
      [0.6, 0],
      [0.8, 0.4],
      [1, 0.95],
    ],
    color: '#0D1B2C',
    soft: 0.35,
  });
  for (const [corners, left, right] of [
    [
      [
        [-33, 8],
        [-33, 168],
        [-22, 196],
        [-24, 8],
      ],
      -34,
      -22,
    ],
    [
      [
        [-10, 250],
        [-10, 306],
        [-5, 306],
        [-5, 246],
      ],
      -10,
      -5,
    ],
  ])
    shade(pen, poly(corners.map(([u, v]) => [x + u, BASE - v])), {
      from: [x + left, 0],
      to: [x + right, 0],
      stops: [
        [0, 0.95],
        [1, 0.25],
      ],
      color: '#E9B868',
      soft: 0.35,
    });
  ink(pen, rect(x - 14.5, BASE - 316, 29, 36, 3), P.melagrana, {
    from: [x - 14, 0],
    to: [x + 15, 0],
    stops: [
      [0, 0],
      [0.4, 0],
      [1, 0.9],
    ],
    color: P.vino,
    soft: 0.4,
  });
  inside(pen, path, () => {
    const label = rect(x - 37, BASE - 142, 74, 98);
    fill(pen, P.smalto, label);
    inside(pen, rect(x - 37, BASE - 134, 74, 82), () =>
      paintTile(pen, 'sole', 'classica', x - 41, BASE - 134, 82),
    );
    shade(pen, label, {
      from: [x - 37, 0],
      to: [x + 37, 0],
      stops: [
        [0, 0],
        [0.45, 0.05],
        [1, 0.95],
      ],
      color: '#3D2A55',
      soft: 0.45,
      alpha: 0.8,
    });
  });
};

const glass = (pen, x, height, level) => {
  castShadow(pen, x, 40);
  const bowl = new Path2D();
  bowl.moveTo(x - 30, BASE - height);
  bowl.bezierCurveTo(
    x - 40,
    BASE - height * 0.7,
    x - 36,
    BASE - height * 0.48,
    x - 4,
    BASE - height * 0.42,
  );
  bowl.lineTo(x + 4, BASE - height * 0.42);
  bowl.bezierCurveTo(
    x + 36,
    BASE - height * 0.48,
    x + 40,
    BASE - height * 0.7,
    x + 30,
    BASE - height,
  );
  bowl.closePath();
  fill(pen, 'rgba(220,232,240,.20)', bowl);
  const surface = BASE - height * level;
  inside(pen, bowl, () => {
    ink(
      pen,
      rect(x - 60, surface, 120, height),
      '#8E1630',
      {
        from: [x - 38, 0],
        to: [x + 40, 0],
        stops: [
          [0, 0],
          [0.4, 0.2],
          [1, 0.95],
        ],
        color: '#4A0C26',
        soft: 0.4,
      },
      {
        at: [x - 18, surface + 16],
        r: 34,
        stops: [
          [0, 0.75],
          [1, 0],
        ],
        color: '#E0483E',
        soft: 0.4,
      },
    );
    fill(pen, '#B52A40', ellipse(x, surface, 37, 5.5));
  });
  pen.strokeStyle = 'rgba(245,240,230,.75)';
  pen.lineWidth = 1.8;
  pen.stroke(bowl);
  pen.stroke(ellipse(x, BASE - height, 30, 4.4));
  pen.strokeStyle = 'rgba(255,250,235,.9)';
  pen.lineWidth = 3;
  pen.stroke(
    new Path2D(
      `M${x - 29} ${BASE - height * 0.92}C${x - 34} ${BASE - height * 0.74} ${x - 32} ${BASE - height * 0.58} ${x - 22} ${BASE - height * 0.5}`,
    ),
  );
  fill(pen, 'rgba(232,238,242,.55)', rect(x - 2.4, BASE - height * 0.43, 4.8, height * 0.42));
  fill(pen, 'rgba(226,232,240,.5)', ellipse(x, BASE - 2, 27, 5));
  pen.strokeStyle = 'rgba(255,250,235,.7)';
  pen.lineWidth = 1.3;
  pen.stroke(ellipse(x, BASE - 2, 27, 5));
};

export const paintStillLife = () => {
  const { canvas, pen } = sheet(WIDTH, HEIGHT);
  bottle(pen, 150);
  glass(pen, 262, 150, 0.78);
  fruitBowl(pen, 470);
  glass(pen, 660, 150, 0.7);
  cutPomegranate(pen, 770);
  return { canvas, width: WIDTH, height: HEIGHT, foot: BASE };
};
