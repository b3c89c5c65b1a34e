// The dining room: a barrel vault on two walls. The eye is at 0,0; X right, Y down, depth 0 at the picture, +1 twice as far.
export const WIDTH = 1280;
export const HEIGHT = 1600;
export const [VX, VY] = [WIDTH * 0.5, HEIGHT * 0.47];
/** Half the width of the room, the floor, where the vault begins, how high it rises. */
export const [HALF, FLOOR, SPRING, RISE] = [720, 660, -120, 640];
/** The back wall stands where a thing is this large. */
const BACK = 0.36;
export const END = 1 / BACK;
/** Depth 1 in units along the floor. */
export const DEPTH = 1000;
/** Ribs of stone: one begins every so many units, and is so wide. */
export const [BAY, RIB] = [520, 78];

export const project = (x, y, depth) => {
  const k = 1 / (1 + depth);
  return [VX + x * k, VY + y * k, k];
};

/** Lamps: x, y, depth in units. */
export const LAMPS = [
  [-330, -250, 0.28],
  [350, -250, 0.52],
  [-330, -250, 1],
  [320, -250, 1.25],
  [0, -330, 1.62],
].map(([x, y, depth]) => [x, y, depth * DEPTH]);

/** How much lamp light falls at a point of a surface that faces nx, ny, nz. */
export const lampLight = (x, y, depth, nx, ny, nz) =>
  LAMPS.reduce((sum, [a, b, c]) => {
    const [dx, dy, dz] = [a - x, b - y, c - depth];
    const squared = dx * dx + dy * dy + dz * dz;
    const facing = Math.max(0, (dx * nx + dy * ny + dz * nz) / Math.sqrt(squared)) * 0.75 + 0.25;
    return sum + ((facing * 130000) / (squared + 90000)) * 0.62;
  }, 0.1);

/** What the eye meets in the direction dx, dy, and where. */
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
