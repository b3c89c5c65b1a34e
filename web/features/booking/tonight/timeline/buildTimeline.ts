import type { MealType } from '#src/contracts/common/fields.ts';
import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';

export type TimelineTurn = {
  readonly id: string;
  readonly startTime: string;
  /** Width of the turn, in percent of the axis. */
  readonly width: number;
  /** Elapsed share of the turn in percent, or null if the turn is not running. */
  readonly elapsed: number | null;
  /** Half-hour labels. `at`: distance from the start, in percent of the turn. */
  readonly halfHours: readonly { readonly time: string; readonly at: number }[];
};

export type TimeAxis = {
  readonly turns: readonly TimelineTurn[];
  /** Present time in percent of the axis, or null if no turn is running. */
  readonly now: number | null;
};

const PERCENT = 100;
const HALF_HOUR = 30;
const lengthOf = ({ startTime, endTime }: SlotStatistics): number =>
  Math.max(1, toMinutes(endTime) - toMinutes(startTime));

/**
 * Returns the half hours of a turn. Leaves out those less than half an hour from its start or end.
 */
const listHalfHours = (turn: SlotStatistics): TimelineTurn['halfHours'] =>
  listArrivalTimes(turn)
    .map((time) => ({ time, minutes: toMinutes(time) - toMinutes(turn.startTime) }))
    .filter(
      ({ time, minutes }) =>
        toMinutes(time) % HALF_HOUR === 0 &&
        minutes >= HALF_HOUR &&
        lengthOf(turn) - minutes >= HALF_HOUR,
    )
    .map(({ time, minutes }) => ({ time, at: (minutes / lengthOf(turn)) * PERCENT }));

/**
 * Arranges the turns of a meal side by side. The width of a turn depends on its duration.
 * `minutes`: present time of the service day.
 */
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
    turns: turns.map((turn, index) => ({
      id: turn.timeSlotId,
      startTime: turn.startTime,
      width: (lengthOf(turn) / total) * PERCENT,
      elapsed: index === running ? (into / lengthOf(turn)) * PERCENT : null,
      halfHours: listHalfHours(turn),
    })),
    now: running === -1 ? null : ((before + into) / total) * PERCENT,
  };
};
