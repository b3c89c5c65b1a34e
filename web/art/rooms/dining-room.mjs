import { P } from '../ink/palette.mjs';
import { chair, roundTable } from './furniture.mjs';
import {
  bands,
  box,
  disc,
  HEIGHT,
  line,
  picture,
  range,
  shape,
  stipple,
  WIDTH,
} from './svg-parts.mjs';

const FLOOR_Y = 285;

const rib = (half, top, colour, width) =>
  line(
    `M${160 - half} ${FLOOR_Y}V${top + half}A${half} ${half} 0 0 1 ${160 + half} ${top + half}V${FLOOR_Y}`,
    colour,
    width,
  );

/** The vault, drawn from the entrance to the far wall. */
const vault = [
  [170, 20, P.corallo],
  [138, 52, P.pesca],
  [108, 82, P.corallo],
  [80, 108, P.pesca],
].map(
  ([half, top, fill]) =>
    shape(
      `M${160 - half} ${FLOOR_Y}V${top + half}A${half} ${half} 0 0 1 ${160 + half} ${top + half}V${FLOOR_Y}Z`,
      fill,
    ) + rib(half, top, P.paglia, 4),
);

/** The window looks into the courtyard: the valley belongs to the picture of the floor above. */
const farWindow = [
  shape(`M132 ${FLOOR_Y - 20}V186A28 28 0 0 1 188 186V${FLOOR_Y - 20}Z`, P.celeste),
  box(132, 236, 56, FLOOR_Y - 256, P.sabbia),
  line(`M160 ${FLOOR_Y - 20}V224`, P.bistro, 5),
  ...[
    [146, 212, 13],
    [174, 210, 13],
    [160, 196, 15],
    [160, 220, 14],
  ].map(([x, y, r]) => disc(x, y, r, P.rame)),
  stipple(15, [134, 182, 52, 52], P.rame2, 300, (u, v) => 0.8 - Math.hypot(u - 0.4, v - 0.4)),
  ...[
    [142, 214],
    [152, 200],
    [166, 192],
    [158, 224],
    [176, 216],
    [168, 208],
  ].map(([x, y]) => disc(x, y, 3.6, P.zolfo)),
  line(
    `M132 ${FLOOR_Y - 20}V186A28 28 0 0 1 188 186V${FLOOR_Y - 20}M160 158V${FLOOR_Y - 20}`,
    P.mattone,
    4,
  ),
];

const shelf = range(4).flatMap((row) => [
  box(8, 176 + row * 28, 44, 4, P.bistro),
  ...range(5).map((bottle) =>
    box(11 + bottle * 8, 158 + row * 28, 5, 18, (bottle + row) % 3 ? P.vino : P.bosco),
  ),
]);

const plates = [
  [286, 176, 15],
  [268, 212, 11],
  [298, 226, 12],
].map(
  ([x, y, r]) =>
    disc(x, y, r, P.latte) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="${P.cobalto}" stroke-width="3"/>` +
    disc(x, y, r * 0.3, P.ocra),
);

const lamp = (x, length) =>
  line(`M${x} 40V${length}`, P.manganese, 2) +
  shape(`M${x - 22} ${length + 16}Q${x} ${length - 16} ${x + 22} ${length + 16}Z`, P.smalto) +
  line(`M${x - 22} ${length + 16}H${x + 22}`, P.cobalto, 5) +
  disc(x, length + 20, 6, P.paglia);

const floorTiles = range(6).flatMap((row) => {
  const y = FLOOR_Y + row * row * 3.4;
  const step = 20 + row * 8;
  return range(Math.ceil(WIDTH / step) + 1).map((index) => {
    const x = 160 + (index - Math.ceil(WIDTH / step / 2)) * step;
    const half = step * 0.36;
    return shape(
      `M${x} ${y + 2}L${x + half} ${y + 4 + row * 1.6}L${x} ${y + 6 + row * 3.2}L${x - half} ${y + 4 + row * 1.6}Z`,
      (index + row) % 2 ? P.cobalto : P.mattone,
    );
  });
});

/** The dining room on the ground floor: a vault of stone arches. The light comes from the window. */
export const drawDiningRoom = () =>
  picture([
    bands(0, [[P.cotto, FLOOR_Y]]),
    ...vault,
    stipple(
      11,
      [0, 0, WIDTH, FLOOR_Y],
      P.mattone,
      5200,
      (u, v) => Math.abs(u - 0.5) ** 1.4 * 1.5 * (1.1 - v * 0.5),
    ),
    stipple(12, [70, 90, 180, 190], P.paglia, 1600, (u, v) => 0.55 - Math.hypot(u - 0.5, v - 0.6)),
    ...farWindow,
    ...shelf,
    ...plates,
    bands(FLOOR_Y, [[P.sabbia, HEIGHT - FLOOR_Y]]),
    ...floorTiles,
    stipple(
      13,
      [0, FLOOR_Y, WIDTH, HEIGHT - FLOOR_Y],
      P.manganese,
      2200,
      (u, v) => Math.abs(u - 0.5) * 0.9 + v * 0.15,
    ),
    lamp(110, 120),
    lamp(214, 104),
    chair(96, 252, 34, 74),
    roundTable(160, 300, 62),
    stipple(14, [162, 306, 58, 60], P.manganese, 420, (u) => u * 0.5),
    chair(232, 268, 44, 100),
  ]);
