import { describe, expect, it } from '@jest/globals';
import { isSamePosition, moveBy, moveByKey } from '#web/features/floor/staff/plan/planMovement.ts';

const middle = { x: 50, y: 50 };

describe('a table on the floor plan', () => {
  it.each([
    ['ArrowLeft', false, { x: 49, y: 50 }],
    ['ArrowRight', false, { x: 51, y: 50 }],
    ['ArrowUp', true, { x: 50, y: 45 }],
    ['ArrowDown', true, { x: 50, y: 55 }],
  ])('moves with %s (with Shift: %p)', (key, shiftKey, expected) =>
    expect(moveByKey(middle, { key, shiftKey })).toEqual(expected),
  );

  it('does not move with another key', () =>
    expect(moveByKey(middle, { key: 'Enter', shiftKey: false })).toBeNull());

  it('stays inside the room, at whole percent', () => {
    expect(moveBy(middle, { x: -80, y: 80 })).toEqual({ x: 4, y: 96 });
    expect(moveBy(middle, { x: 0.6, y: -0.4 })).toEqual({ x: 51, y: 50 });
  });

  it('has the same position only when both coordinates are equal', () => {
    expect(isSamePosition(middle, { ...middle })).toBe(true);
    expect(isSamePosition(middle, { x: 50, y: 51 })).toBe(false);
  });
});
