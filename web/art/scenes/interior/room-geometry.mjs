/*
 * Geometry of the dining room, a barrel vault on two walls. The eye is at 0,0, x goes right and y
 * down. At depth 1, things appear half as large as at depth 0.
 */
export const WIDTH = 1280;
export const HEIGHT = 1600;
export const [VX, VY] = [WIDTH * 0.5, HEIGHT * 0.47];
/**
 * Half the room's width, heights of the floor and of the vault's beginning, and rise of the vault.
 */
export const [HALF, FLOOR, SPRING, RISE] = [720, 660, -120, 640];
const BACK = 0.36;
export const END = 1 / BACK;
/** Length of one unit of depth, in the units of x and y. */
export const DEPTH = 1000;
/** Distance between the stone ribs of the walls, and the width of a rib. */
export const [BAY, RIB] = [520, 78];

export const project = (x, y, depth) => {
  const k = 1 / (1 + depth);
  return [VX + x * k, VY + y * k, k];
};

export const LAMPS = [
  [-330, -250, 0.28],
  [350, -250, 0.52],
  [-330, -250, 1],
  [320, -250, 1.25],
  [0, -330, 1.62],
].map(([x, y, depth]) => [x, y, depth * DEPTH]);

export const lampLight = (x, y, depth, nx, ny, nz) =>
  LAMPS.reduce((sum, [a, b, c]) => {
    const [dx, dy, dz] = [a - x, b - y, c - depth];
    const squared = dx * dx + dy * dy + dz * dz;
    const facing = Math.max(0, (dx * nx + dy * ny + dz * nz) / Math.sqrt(squared)) * 0.75 + 0.25;
    return sum + ((facing * 130000) / (squared + 90000)) * 0.62;
  }, 0.1);

export const meet = (dx, dy) => {
  let [reach, surface] = dy > 0 ? [FLOOR / dy, 'floor'] : [Infinity, ''];
  const toWall = HALF / Math.abs(dx);
  if (toWall < reach && dy * toWall >= SPRING)
    [reach, surface] = [toWall, dx < 0 ? 'left' : 'right'];
  if (dy < 0) {
    const [a, b, c] = [
      (dx / HALF) ** 2 + (dy / RISE) ** 2,
      (-2 * dy * SPRING) / RISE ** 2,
      (SPRING / RISE) ** 2 - 1,
    ];
    const toVault = (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a);
    if (dy * toVault < SPRING && toVault < reach) [reach, surface] = [toVault, 'vault'];
  }
  if (reach >= END) [reach, surface] = [END, 'back'];
  return { surface, reach, x: dx * reach, y: dy * reach, depth: (reach - 1) * DEPTH };
};
