/*
 * Draws a guest in profile who faces right. The origin 0,0 is the floor under the chair, and guests
 * on the table's right side are mirrored.
 */
import { apart, fill, inside, Path2D } from '../../ink/canvas-primitives.mjs';
import { ink, shade } from '../../ink/shade.mjs';
import { ellipse, rect } from '../../ink/shapes.mjs';
import { form } from '../../plates/shading.mjs';
import { paintGlassAt } from './tableware.mjs';

const SEAT_X = 462;
const STANDS = 130;

const TORSO = new Path2D(
  'M-50 -176C-66 -250 -64 -330 -46 -374C-38 -394 -18 -404 2 -406L22 -402C40 -396 52 -374 54 -344C58 -300 54 -240 62 -176Z',
);
const THIGH = new Path2D('M-50 -226C0 -250 70 -246 128 -236C142 -232 142 -188 128 -182L-46 -176Z');
const TROUSERS = new Path2D(
  'M-48 -180L58 -180C66 -120 56 -40 54 40L-40 40C-46 -40 -54 -120 -48 -180Z',
);
const NECK = new Path2D('M-12 -446L28 -446L28 -400C16 -390 -4 -390 -14 -400Z');
const FACE = new Path2D(
  'M36 -520C44 -508 47 -500 48 -492C54 -484 60 -476 61 -470C58 -466 54 -465 53 -464C56 -460 55 -456 52 -454' +
    'C54 -450 53 -446 50 -444C50 -434 42 -428 30 -430C16 -432 -2 -436 -12 -446C-26 -462 -34 -486 -30 -506C-24 -534 18 -540 36 -520Z',
);
const BEARD = new Path2D(
  'M52 -456C46 -452 40 -462 26 -462C14 -462 4 -470 -6 -478C-10 -458 -4 -434 12 -424C30 -414 50 -420 52 -440Z',
);

const CUTS = {
  short: new Path2D(
    'M40 -514C34 -546 -8 -552 -28 -532C-46 -514 -44 -478 -26 -452C-18 -452 -10 -462 -10 -478C-4 -480 -2 -490 4 -500C18 -500 34 -504 40 -514Z',
  ),
  beard: new Path2D(
    'M32 -522C20 -546 -16 -548 -30 -530C-46 -510 -42 -476 -28 -456C-18 -454 -12 -464 -10 -480C-6 -492 0 -502 8 -510C18 -512 26 -516 32 -522Z',
  ),
  long: new Path2D(
    'M42 -512C38 -548 -8 -556 -32 -534C-56 -510 -50 -450 -58 -384C-40 -372 -14 -374 -4 -386C-10 -420 -6 -450 -4 -474C0 -490 8 -500 18 -504C28 -506 38 -506 42 -512Z',
  ),
  bun: new Path2D(
    'M42 -514C36 -548 -6 -552 -28 -534C-46 -516 -42 -478 -24 -454C-14 -456 -8 -468 -6 -480C-2 -492 6 -502 18 -506C28 -508 38 -508 42 -514Z',
  ),
};

const POSES = {
  rest: {
    sleeve:
      'M-22 -372C-34 -340 -24 -290 2 -270C20 -258 60 -272 96 -284L92 -310C60 -304 38 -306 30 -316C30 -340 24 -366 8 -380Z',
    hand: [112, -298, 21, 12, 0.1],
  },
  toast: {
    sleeve:
      'M-20 -368C-24 -336 -6 -302 22 -296C44 -294 78 -340 96 -386L72 -398C58 -370 44 -350 36 -346C32 -360 22 -376 6 -382Z',
    hand: [92, -400, 15, 17, 0.2],
  },
};

const head = (pen, { skin, hair: [hairInk, hairLight], cut }) => {
  form(pen, NECK, skin, { light: 0.3 });
  shade(pen, NECK, {
    from: [0, -440],
    to: [4, -400],
    stops: [
      [0, 0.9],
      [1, 0.1],
    ],
    color: skin[2],
    soft: 0.42,
  });
  if (cut === 'bun') form(pen, ellipse(-44, -520, 25, 23), [hairInk, hairLight, '#1A0A1E']);
  ink(
    pen,
    FACE,
    skin[0],
    {
      from: [10, 0],
      to: [-34, 0],
      stops: [
        [0, 0],
        [1, 0.95],
      ],
      color: skin[2],
      soft: 0.42,
    },
    {
      from: [62, -470],
      to: [16, -480],
      stops: [
        [0, 0.95],
        [1, 0],
      ],
      color: skin[1],
      soft: 0.42,
    },
  );
  fill(
    pen,
    skin[2],
    new Path2D('M33 -487C38 -484 43 -484 47 -487L46 -483C42 -480 37 -481 33 -487Z'),
  );
  fill(
    pen,
    skin[2],
    new Path2D('M30 -499C36 -504 42 -504 47 -500L46 -497C41 -500 36 -500 31 -496Z'),
  );
  if (cut === 'beard') form(pen, BEARD, [hairInk, hairLight, '#5A4A58']);
  ink(
    pen,
    CUTS[cut],
    hairInk,
    {
      from: [36, -546],
      to: [-10, -500],
      stops: [
        [0, 0.9],
        [1, 0],
      ],
      color: hairLight,
      soft: 0.42,
    },
    {
      from: [-16, -500],
      to: [-50, -470],
      stops: [
        [0, 0],
        [1, 0.8],
      ],
      color: '#1A0A1E',
      soft: 0.42,
    },
  );
  fill(pen, skin[0], ellipse(2, -482, 7, 11, 0.1));
};

const clothed = (pen, path, [base, light, dark]) =>
  ink(
    pen,
    path,
    base,
    {
      from: [6, 0],
      to: [-62, -30],
      stops: [
        [0, 0],
        [1, 0.95],
      ],
      color: dark,
      soft: 0.42,
    },
    {
      from: [66, -360],
      to: [0, -340],
      stops: [
        [0, 0.85],
        [1, 0],
      ],
      color: light,
      soft: 0.42,
    },
    {
      from: [0, -250],
      to: [0, -170],
      stops: [
        [0, 0],
        [1, 0.7],
      ],
      color: dark,
      soft: 0.42,
    },
  );

const arm = (pen, { pose, dress, skin }) => {
  const { sleeve, hand } = POSES[pose];
  const path = new Path2D(sleeve);
  form(pen, ellipse(...hand), skin, { light: 1 });
  ink(
    pen,
    path,
    dress[0],
    {
      from: [20, -360],
      to: [-26, -310],
      stops: [
        [0, 0.1],
        [1, 0.9],
      ],
      color: dress[2],
      soft: 0.42,
    },
    {
      from: [100, -330],
      to: [40, -320],
      stops: [
        [0, 0.95],
        [1, 0],
      ],
      color: dress[1],
      soft: 0.42,
    },
  );
  pen.strokeStyle = dress[2];
  pen.lineWidth = 2.4;
  pen.stroke(path);
  inside(pen, path, () =>
    fill(
      pen,
      '#FFF4DC',
      rect(
        pose === 'rest' ? 86 : 66,
        pose === 'rest' ? -320 : -406,
        pose === 'rest' ? 12 : 34,
        pose === 'rest' ? 50 : 14,
      ),
    ),
  );
  if (pose === 'toast') paintGlassAt(pen, 96, -366, 0.78, '#8E1630');
};

const whereSeated = (pen, { project, floorY, z }, { side, stands }, depth, draw) =>
  apart(pen, () => {
    const [x, y, k] = project(side * SEAT_X * z, floorY, depth);
    pen.translate(x, y);
    pen.scale(-side * k * z, k * z);
    if (stands) pen.translate(-6, -STANDS);
    draw();
  });

/** Callers paint the legs before the tablecloth, which covers part of them. */
export const paintLegs = (pen, yard, guest, depth) =>
  whereSeated(pen, yard, guest, depth, () =>
    guest.stands
      ? clothed(pen, TROUSERS, ['#2A2A52', '#5A5A8E', '#140F2E'])
      : clothed(pen, THIGH, guest.dress),
  );

export const paintGuest = (pen, yard, guest, depth) =>
  whereSeated(pen, yard, guest, depth, () => {
    clothed(pen, TORSO, guest.dress);
    head(pen, guest);
    arm(pen, guest);
  });
