/** Size and vanishing point (vx, vy) of the wide and the tall composition, in pixels. */
export const WIDE = { width: 1920, height: 1080, vx: 1262, vy: 404 };
export const TALL = { width: 1080, height: 1920, vx: 556, vy: 1140 };

/**
 * Perspective of the yard: x goes right, y down from eye level. At depth d, things have the scale
 * 1/(1+d).
 */
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

/** Length of one unit of depth, in the units of x and y. */
export const DEPTH = 900;
export const PLACES = Array.from({ length: 9 }, (_, i) => 0.06 + i * 0.26);
