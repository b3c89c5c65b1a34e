import { fill, Path2D } from '../../ink/canvas-primitives.mjs';
import { clamp } from '../../ink/random-and-math.mjs';
import { mix } from '../../ink/palette.mjs';
import { ink } from '../../ink/shade.mjs';
import { poly, rect } from '../../ink/shapes.mjs';

const FRONTS = ['#B5645A', '#A85A5E', '#C77A5E', '#93506A', '#BE7F6C', '#8A4A66'];
const LIT = ['#FBD9A0', '#F8C989', '#FFE3B4', '#F3B97E'];
const pick = (random, colours) => colours[Math.floor(random() * colours.length)];

const roof = (pen, random, sx, top, width, side, scale, away) => {
  const high = (4 + random() * 5) * scale;
  fill(
    pen,
    mix('#B4512F', '#5A2A4A', away),
    poly([
      [sx - 1.5 * scale, top],
      [sx + side * 0.9, top - high],
      [sx + width - 1, top - high],
      [sx + width + 1.5 * scale, top],
    ]),
  );
  pen.fillStyle = 'rgba(255,200,130,.5)';
  pen.fillRect(sx + side * 0.9, top - high, width - side * 0.9 - 1, 1.2 * scale);
};

const windowsOf = (pen, random, sx, top, foot, width, side, scale, lights) => {
  for (let y = top + 6 * scale; y < foot - 2 * scale; y += 8.5 * scale)
    for (let x = sx + side + 4 * scale; x < sx + width - 4 * scale; x += 7.5 * scale) {
      if (random() < 0.3) continue;
      pen.fillStyle = 'rgba(40,16,50,.75)';
      pen.fillRect(x, y, 2.6 * scale, 4 * scale);
      if (random() < 0.66)
        lights.push({ x, y, w: 2.6 * scale, h: 4 * scale, phase: random(), chance: random() });
    }
};

/**
 * Creates functions that paint buildings and add their lit windows to `lights`. `far` is the
 * strength of the haze, 0..1.
 */
export const townBuilder = (pen, random, X, Y, scale, lights) => {
  const paintBuilding = (x, y, w, h, far = 0) => {
    const east = clamp(x / 700);
    const front = mix(pick(random, FRONTS), '#6F4273', far * 0.55 + east * 0.28);
    const sunny = mix(pick(random, LIT), '#C58A86', far * 0.5 + east * 0.45);
    const [sx, foot, width, tall] = [X(x), Y(y), w * scale, h * scale];
    const side = width * (0.22 + random() * 0.2);
    ink(pen, rect(sx, foot - tall, width, tall + 8 * scale), front, {
      from: [0, foot - tall],
      to: [0, foot],
      stops: [
        [0, 0],
        [1, 0.7],
      ],
      color: '#4A2348',
      soft: 0.5,
    });
    pen.fillStyle = sunny;
    pen.fillRect(sx, foot - tall, side, tall + 8 * scale);
    if (random() < 0.52)
      roof(pen, random, sx, foot - tall, width, side, scale, far * 0.5 + east * 0.3);
    else {
      pen.fillStyle = mix(sunny, '#FFFFFF', 0.1);
      pen.fillRect(sx - 0.6 * scale, foot - tall - 1.6 * scale, width + 1.2 * scale, 1.8 * scale);
    }
    windowsOf(pen, random, sx, foot - tall, foot, width, side, scale, lights);
  };

  const dome = (x, y, w, h) => {
    const [sx, sy] = [X(x), Y(y)];
    const p = (u, v) => [sx + u * w * scale, sy - v * h * scale];
    fill(pen, '#B06A62', rect(...p(-0.5, 0.42), w * scale, h * 0.5 * scale));
    fill(pen, '#F9D7A0', rect(...p(-0.5, 0.42), w * 0.24 * scale, h * 0.5 * scale));
    const path = new Path2D();
    path.moveTo(...p(-0.5, 0.42));
    path.bezierCurveTo(...p(-0.5, 0.86), ...p(-0.16, 0.98), ...p(0, 1));
    path.bezierCurveTo(...p(0.16, 0.98), ...p(0.5, 0.86), ...p(0.5, 0.42));
    path.closePath();
    ink(
      pen,
      path,
      '#4C7F86',
      {
        from: p(-0.5, 0),
        to: p(0.35, 0),
        stops: [
          [0, 1],
          [0.3, 0.7],
          [0.62, 0],
        ],
        color: '#F2D49A',
        soft: 0.4,
      },
      {
        from: p(0, 0),
        to: p(0.5, 0),
        stops: [
          [0, 0],
          [1, 0.9],
        ],
        color: '#33436F',
        soft: 0.4,
      },
    );
    fill(pen, '#8A4A5E', rect(sx - 2.2 * scale, sy - (h + 7) * scale, 4.4 * scale, 8 * scale));
    fill(pen, '#F9D7A0', rect(sx - 0.7 * scale, sy - (h + 15) * scale, 1.4 * scale, 9 * scale));
  };

  const shaft = (x, y, w, h) => {
    const [sx, sy] = [X(x), Y(y)];
    ink(pen, rect(sx, sy - h * scale, w * scale, (h + 8) * scale), '#A65C58', {
      from: [0, sy - h * scale],
      to: [0, sy],
      stops: [
        [0, 0],
        [1, 0.75],
      ],
      color: '#4E2448',
      soft: 0.5,
    });
    fill(pen, '#FBDCA6', rect(sx, sy - h * scale, w * 0.36 * scale, (h + 6) * scale));
    return [sx, sy];
  };

  const keep = (x, y, w, h) => {
    const [sx, sy] = shaft(x, y, w, h);
    for (let i = 0; i < 4; i++)
      fill(
        pen,
        i < 2 ? '#FBDCA6' : '#A65C58',
        rect(
          sx - scale + ((i * (w + 2)) / 4) * scale,
          sy - (h + 5) * scale,
          ((w + 2) / 4) * 0.6 * scale,
          6 * scale,
        ),
      );
  };

  const belfry = (x, y, w, h) => {
    const [sx, sy] = shaft(x, y, w, h);
    const arch = new Path2D();
    arch.arc(sx + w * 0.66 * scale, sy - h * 0.78 * scale, w * 0.16 * scale, Math.PI, 0);
    arch.rect(sx + w * 0.5 * scale, sy - h * 0.78 * scale, w * 0.32 * scale, h * 0.1 * scale);
    fill(pen, 'rgba(46,18,52,.8)', arch);
    lights.push({
      x: sx + w * 0.56 * scale,
      y: sy - h * 0.76 * scale,
      w: w * 0.2 * scale,
      h: h * 0.08 * scale,
      phase: 0.3,
      chance: 0.2,
    });
    fill(pen, '#7E3B52', rect(sx - 2 * scale, sy - h * 0.62 * scale, (w + 4) * scale, 2.2 * scale));
    fill(pen, '#FCE2B0', rect(sx - 2 * scale, sy - (h + 1) * scale, (w + 4) * scale, 2.6 * scale));
    const [left, middle, right] = [sx + scale, sx + w * 0.5 * scale, sx + (w - 1) * scale];
    const [eaves, tip] = [sy - h * scale, sy - (h + 15) * scale];
    fill(
      pen,
      '#7F3A4C',
      poly([
        [left, eaves],
        [middle, tip],
        [right, eaves],
      ]),
    );
    fill(
      pen,
      '#F0B070',
      poly([
        [left, eaves],
        [middle, tip],
        [sx + w * 0.46 * scale, eaves],
      ]),
    );
    fill(pen, '#F9D7A0', rect(middle - 0.7 * scale, sy - (h + 23) * scale, 1.4 * scale, 9 * scale));
  };
  return { paintBuilding, dome, keep, belfry };
};
