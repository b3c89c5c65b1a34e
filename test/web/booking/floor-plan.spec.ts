import { describe, expect, it } from '@jest/globals';
import type { TablePosition } from '#src/contracts/booking/floor-plan.ts';
import { placeTables, shapeOf } from '#web/shared/floor-plan/placeTables.ts';
import { geometryOf } from '#web/shared/floor-plan/tableGeometry.ts';

const SHAPES = ['round', 'square', 'rectangle'] as const;

const unplaced: { position: TablePosition | null } = { position: null };

describe('tables without a position', () => {
  it('are placed in a row inside the room, while other tables keep their position', () => {
    const placed = placeTables([unplaced, { position: { x: 5, y: 6 } }, unplaced, unplaced]);
    expect(placed.map(({ position }) => position)).toEqual([
      { x: 10, y: 90 },
      { x: 5, y: 6 },
      { x: 50, y: 90 },
      { x: 90, y: 90 },
    ]);
  });

  it('have a position inside the room when there are 40 of them', () => {
    const tables = Array.from({ length: 40 }, () => unplaced);
    for (const { position } of placeTables(tables)) {
      expect(position.x).toBeGreaterThanOrEqual(10);
      expect(position.x).toBeLessThanOrEqual(90);
    }
  });
});

describe('the drawing of a table', () => {
  it('is round up to four seats and rectangular above, unless staff chose a shape', () => {
    expect(shapeOf({ capacity: 4, shape: null })).toBe('round');
    expect(shapeOf({ capacity: 5, shape: null })).toBe('rectangle');
    expect(shapeOf({ capacity: 5, shape: 'square' })).toBe('square');
  });

  it.each(SHAPES)('has one stool per seat around a %s table, each at its own place', (shape) => {
    for (let seats = 1; seats <= 14; seats++) {
      const { stools, halfWidth, halfHeight } = geometryOf(shape, seats);
      expect(new Set(stools.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
      for (const { x, y } of stools)
        expect(Math.abs(x) > halfWidth || Math.abs(y) > halfHeight || shape === 'round').toBe(true);
    }
  });
});
