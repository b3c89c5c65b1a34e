const RADIANS = Math.PI / 180;

const short = (n) => +n.toFixed(2);

const turned = (degrees, [ox, oy]) => {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return (u, v) => `${short(ox + u * cos - v * sin)} ${short(oy + u * sin + v * cos)}`;
};

/**
 * Path data of a petal from `start` to `end` in the direction `angle`. `belly` is the position of
 * the petal's widest part, 0..1.
 */
export const petal = (start, end, width, angle, belly = 0.55, origin = [0, 0]) => {
  const p = turned(angle, origin);
  const length = end - start;
  const wide = start + length * belly;
  const side = (s) => [
    `${p(start + length * 0.08, s * width * 0.7)} ${p(wide - length * 0.25, s * width)} ${p(wide, s * width)}`,
    `${p(wide + length * 0.25, s * width)} ${p(end - length * 0.12, s * width * 0.35)} ${p(end, 0)}`,
  ];
  const [out, tip] = side(-1);
  const back = `${p(end - length * 0.12, width * 0.35)} ${p(wide + length * 0.25, width)} ${p(wide, width)}`;
  const home = `${p(wide - length * 0.25, width)} ${p(start + length * 0.08, width * 0.7)} ${p(start, 0)}`;
  return `M${p(start, 0)}C${out}C${tip}C${back}C${home}Z`;
};

export const comma = (x, y, length, width, angle, bend = 0.5) => {
  const p = turned(angle, [x, y]);
  const [l, w, b] = [length, width, bend * length];
  return (
    `M${p(0, 0)}C${p(-w * 0.6, -w)} ${p(l * 0.25, -w * 1.15)} ${p(l * 0.55, -w * 0.5 + b * 0.25)}` +
    `C${p(l * 0.75, -w * 0.15 + b * 0.5)} ${p(l * 0.9, b * 0.75)} ${p(l, b)}` +
    `C${p(l * 0.8, b * 0.8)} ${p(l * 0.6, w * 0.5 + b * 0.5)} ${p(l * 0.4, w * 0.75 + b * 0.2)}C${p(l * 0.2, w)} ${p(-w * 0.3, w * 0.8)} ${p(0, 0)}Z`
  );
};

export const dot = (x, y, r) => {
  const [radius, wide] = [short(r), short(2 * r)];
  return `M${short(x - r)} ${short(y)}a${radius} ${radius} 0 1 0 ${wide} 0a${radius} ${radius} 0 1 0 ${-wide} 0Z`;
};

export const ring = (x, y, outer, inner) => dot(x, y, outer) + dot(x, y, inner);

export const polygon = (...points) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** Moves, rotates and scales path data. The commands must be absolute (M, L, C, Z). */
export const place = (data, [ox, oy] = [0, 0], angle = 0, scale = 1) => {
  const [cos, sin] = [Math.cos(angle * RADIANS) * scale, Math.sin(angle * RADIANS) * scale];
  return data.replace(/(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+)/g, (_, first, second) => {
    const [u, v] = [+first, +second];
    return `${short(ox + u * cos - v * sin)} ${short(oy + u * sin + v * cos)}`;
  });
};

export const LEMON =
  'M-15 0C-14 -2.2 -12.4 -2.6 -11 -4C-8 -9.2 -1 -10.6 4 -9C8 -7.6 10 -4.6 12 -3C13.4 -2 15 -2.2 16.4 0' +
  'C15 2.2 13.4 2 12 3C10 4.6 8 7.6 4 9C-1 10.6 -8 9.2 -11 4C-12.4 2.6 -14 2.2 -15 0Z';
export const LEMON_LIGHT = 'M-7 -4C-5 -7.6 1 -8.6 5 -7.4C1 -6.6 -3 -5.6 -7 -4Z';
export const LEMON_SHADE = 'M-6 5.2C0 8 6 6.4 10 2.6C7.6 7 2 8.8 -2 8C-4 7.6 -5.4 6.6 -6 5.2Z';
