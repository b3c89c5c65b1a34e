import { P } from '../ink/palette.mjs';
import { box, disc, line, range, shape } from './svg-parts.mjs';

/** A laid round table, seen from the side. `x` is its centre, `y` the height of its top. */
export const roundTable = (x, y, half, cloth = P.latte) => {
  const bottom = y + half * 1.15;
  const folds = [-0.6, -0.2, 0.25, 0.65].map((at) =>
    line(`M${x + at * half} ${y + half * 0.22}L${x + at * half * 1.02} ${bottom - 3}`, P.lino, 2),
  );
  return [
    shape(
      `M${x - half} ${y}L${x - half * 0.92} ${bottom}Q${x} ${bottom + half * 0.22} ${x + half * 0.92} ${bottom}L${x + half} ${y}Z`,
      cloth,
    ),
    ...folds,
    `<ellipse cx="${x}" cy="${y}" rx="${half}" ry="${half * 0.22}" fill="${P.smalto}" stroke="${P.lino}" stroke-width="1.5"/>`,
    ...[-0.45, 0.45].map(
      (at) =>
        `<ellipse cx="${x + at * half}" cy="${y}" rx="${half * 0.24}" ry="${half * 0.07}" fill="${P.latte}" stroke="${P.cobalto}" stroke-width="1.6"/>`,
    ),
    wineGlass(x, y - 1, half * 0.32),
  ].join('');
};

const wineGlass = (x, y, height) =>
  shape(
    `M${x - 4} ${y - height}h8q1 ${height * 0.5} -4 ${height * 0.55}q-5 -${height * 0.05} -4 -${height * 0.55}Z`,
    P.melagrana,
  ) + line(`M${x} ${y - height * 0.45}V${y}`, P.smalto, 1.6);

/** A green chair from behind. `x` is its centre, `y` the top of its back. */
export const chair = (x, y, width, height, colour = P.rame) => {
  const [left, right] = [x - width / 2, x + width / 2];
  return [
    line(`M${left} ${y}V${y + height}M${right} ${y}V${y + height}`, P.bosco, 5),
    ...range(3).map((slat) => box(left, y + 4 + slat * 13, width, 7, colour)),
    box(left - 2, y + height * 0.52, width + 4, 8, P.ocra),
    line(`M${left} ${y + height * 0.8}H${right}`, P.bosco, 3),
  ].join('');
};

/** Bulbs on a sagging line from `[x, y]` to `[toX, toY]`. */
export const garland = ([x, y], [toX, toY], sag, count) => {
  const at = (t) => [x + (toX - x) * t, y + (toY - y) * t + Math.sin(Math.PI * t) * sag];
  const points = range(17).map((step) =>
    at(step / 16)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return [
    line(`M${points.join('L')}`, P.manganese, 1.5),
    ...range(count).map((bulb) => {
      const [cx, cy] = at((bulb + 0.5) / count);
      return disc(cx.toFixed(1), (cy + 4).toFixed(1), 3.6, P.paglia);
    }),
  ].join('');
};

/** Majolica tiles in a row between two heights. */
export const tileBand = (y, size, width) =>
  range(Math.ceil(width / size))
    .map((index) => {
      const [x, half] = [index * size, size / 2];
      const star = index % 2 ? P.ocra : P.cobalto;
      return (
        box(x, y, size, size, P.smalto) +
        shape(
          `M${x + half} ${y + 3}L${x + size - 3} ${y + half}L${x + half} ${y + size - 3}L${x + 3} ${y + half}Z`,
          star,
        ) +
        disc(x + half, y + half, size * 0.14, index % 2 ? P.melagrana : P.zolfo) +
        [
          [x, y],
          [x + size, y],
          [x, y + size],
          [x + size, y + size],
        ]
          .map(([cx, cy]) => disc(cx, cy, size * 0.13, P.rame))
          .join('')
      );
    })
    .join('');
