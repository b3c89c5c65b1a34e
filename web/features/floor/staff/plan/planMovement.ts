import type { TablePosition } from '#src/contracts/booking/floor-plan.ts';

/**
 * Minimum distance from the wall, in percent of the room, because half of a closer table would be
 * outside.
 */
const EDGE = 4;
const STEP = 1;
const LONG_STEP = 5;

const clamp = (percent: number): number =>
  Math.min(100 - EDGE, Math.max(EDGE, Math.round(percent)));

const directions: Readonly<Record<string, TablePosition>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const moveBy = ({ x, y }: TablePosition, by: TablePosition): TablePosition => ({
  x: clamp(x + by.x),
  y: clamp(y + by.y),
});

/** Returns the position after a key press, or null for a key that moves nothing. */
export const moveByKey = (
  position: TablePosition,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): TablePosition | null => {
  const direction = directions[key];
  if (!direction) return null;
  const step = shiftKey ? LONG_STEP : STEP;
  return moveBy(position, { x: direction.x * step, y: direction.y * step });
};

export const isSamePosition = (one: TablePosition, other: TablePosition): boolean =>
  one.x === other.x && one.y === other.y;
