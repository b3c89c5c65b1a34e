import type { MealType } from '#src/contracts/common/fields.ts';
import type { SlotStatistics } from '#src/contracts/booking/reservations.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';

export type TimelineTurn = {
  readonly id: string;
  readonly startTime: string;
  /** Share of the axis, in percent. */
  readonly width: number;
};

export type TimeAxis = {
  readonly turns: readonly TimelineTurn[];
  /** Where the present moment lies on the axis, in percent, or null if it lies outside. */
  readonly now: number | null;
};

const PERCENT = 100;
const lengthOf = ({ startTime, endTime }: SlotStatistics): number =>
  Math.max(1, toMinutes(endTime) - toMinutes(startTime));

/** The turns of a meal side by side, each as wide as it is long. `minutes` are those of the service day. */
export const buildTimeAxis = (
  allTurns: readonly SlotStatistics[],
  mealType: MealType,
  minutes: number,
): TimeAxis => {
  const turns = allTurns
    .filter(({ startTime }) => mealTypeOf(startTime) === mealType)
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime));
  const total = turns.reduce((sum, turn) => sum + lengthOf(turn), 0);
  const running = turns.findIndex(
    ({ startTime, endTime }) => minutes >= toMinutes(startTime) && minutes < toMinutes(endTime),
  );
  const before = turns
    .slice(0, Math.max(0, running))
    .reduce((sum, turn) => sum + lengthOf(turn), 0);
  const into = running === -1 ? 0 : minutes - toMinutes(turns[running]!.startTime);
  return {
    turns: turns.map((turn) => ({
      id: turn.timeSlotId,
      startTime: turn.startTime,
      width: (lengthOf(turn) / total) * PERCENT,
    })),
    now: running === -1 ? null : ((before + into) / total) * PERCENT,
  };
};
