import type { TableShape } from '#src/contracts/booking/floor-plan.ts';

/** Position of a stool in drawing units from the centre of the table. `angle` is in degrees. */
export type Stool = { readonly x: number; readonly y: number; readonly angle: number };

export type TableGeometry = {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly stools: readonly Stool[];
  /** Width of the table on a phone, in percent of the room. */
  readonly widthPercent: number;
};

const STOOL_DISTANCE = 10;
const SEATS_OF_SIZES = [2, 4, 6, 8] as const;

const sizeIndex = (seats: number): number => {
  const index = SEATS_OF_SIZES.findIndex((most) => seats <= most);
  return index === -1 ? SEATS_OF_SIZES.length : index;
};

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

const alongSide = (count: number, half: number): number[] =>
  range(count).map((index) => ((index + 0.5) / count) * 2 * half - half);

const around = (seats: number, radius: number): Stool[] =>
  range(seats).map((index) => {
    const angle = (360 / seats) * index;
    const radians = (angle * Math.PI) / 180;
    const distance = radius + STOOL_DISTANCE;
    return { x: Math.sin(radians) * distance, y: -Math.cos(radians) * distance, angle };
  });

const aboveAndBelow = (seats: number, halfWidth: number, halfHeight: number): Stool[] => {
  const above = Math.ceil(seats / 2);
  const y = halfHeight + STOOL_DISTANCE;
  return [
    ...alongSide(above, halfWidth).map((x) => ({ x, y: -y, angle: 0 })),
    ...alongSide(seats - above, halfWidth).map((x) => ({ x, y, angle: 0 })),
  ];
};

const onFourSides = (seats: number, half: number): Stool[] => {
  const besides = seats < 4 ? 0 : 2 * Math.floor(seats / 4);
  const x = half + STOOL_DISTANCE;
  return [
    ...aboveAndBelow(seats - besides, half, half),
    ...alongSide(besides / 2, half).map((y) => ({ x: -x, y, angle: 90 })),
    ...alongSide(besides / 2, half).map((y) => ({ x, y, angle: 90 })),
  ];
};

const ROUND_RADIUS = [27, 30, 38, 44, 50] as const;
const SQUARE_HALF = [24, 28, 34, 40, 46] as const;
const COMPACT_WIDTH = [17, 22, 28, 32, 36] as const;
const LONG_WIDTH = [24, 28, 35, 42, 50] as const;
const LONG_HALF_HEIGHT = 25;

export const geometryOf = (shape: TableShape, seats: number): TableGeometry => {
  const size = sizeIndex(seats);
  if (shape === 'rectangle') {
    const halfWidth = Math.ceil(seats / 2) * 12 + 4;
    return {
      halfWidth,
      halfHeight: LONG_HALF_HEIGHT,
      stools: aboveAndBelow(seats, halfWidth, LONG_HALF_HEIGHT),
      widthPercent: LONG_WIDTH[size]!,
    };
  }
  const half = (shape === 'round' ? ROUND_RADIUS : SQUARE_HALF)[size]!;
  return {
    halfWidth: half,
    halfHeight: half,
    stools: shape === 'round' ? around(seats, half) : onFourSides(seats, half),
    widthPercent: COMPACT_WIDTH[size]!,
  };
};
