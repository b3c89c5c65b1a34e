/** Vanishing point of the wide and of the tall composition. */
export const WIDE = { width: 1920, height: 1080, vx: 1262, vy: 404 };
export const TALL = { width: 1080, height: 1920, vx: 556, vy: 1140 };

/** Units at depth 0. X right, Y down from eye level, Z depth; scale is 1/(1+Z). */
export const measure = (layout) => {
  const wide = layout.width > layout.height;
  const z = wide ? 1 : 1.16;
  const { vx, vy } = layout;
  const project = (x, y, depth) => {
    const k = 1 / (1 + depth);
    return [vx + x * k, vy + y * k, k];
  };
  return {
    ...layout,
    wide,
    z,
    project,
    tableY: 392 * z,
    floorY: 672 * z,
    tableHalf: 322 * z,
    wallX: (wide ? 880 : 660) * z,
    end: 2.6,
  };
};

/** Depth 1 in ground units. */
export const DEPTH = 900;
export const PLACES = Array.from({ length: 9 }, (_, i) => 0.06 + i * 0.26);
