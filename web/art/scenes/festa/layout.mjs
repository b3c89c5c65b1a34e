/** Where the eye's vanishing point is. Wide for desks, tall for telephones: a scene composed anew, not a crop. */
export const WIDE = { width: 1920, height: 1080, vx: 1262, vy: 404 };
export const TALL = { width: 1080, height: 1920, vx: 556, vy: 1140 };

/**
 * The courtyard's measures, in units of the picture at depth 0. X is right, Y is down from the eye, Z is depth
 * (a thing at Z is 1/(1+Z) as large).
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

/** Depth 1 in units along the ground. */
export const DEPTH = 900;
/** Nine places on each side of the table, near to far. */
export const PLACES = Array.from({ length: 9 }, (_, i) => 0.06 + i * 0.26);
