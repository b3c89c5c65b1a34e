import type { MealType } from '#src/contracts/common/fields.ts';
import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';

export type TimelineTurn = {
  readonly id: string;
  readonly startTime: string;
  /** Share of the axis, in percent. */
  readonly width: number;
  /** How much of a running turn is over, in percent, or null. */
  readonly elapsed: number | null;
  /** Half hours after the start. `at` is the share of the turn, in percent. */
  readonly halfHours: readonly { readonly time: string; readonly at: number }[];
};

export type TimeAxis = {
  readonly turns: readonly TimelineTurn[];
  /** Where the present moment lies on the axis, in percent, or null if it lies outside. */
  readonly now: number | null;
};

const PERCENT = 100;
const HALF_HOUR = 30;
const lengthOf = ({ startTime, endTime }: SlotStatistics): number =>
  Math.max(1, toMinutes(endTime) - toMinutes(startTime));

/** Leaves out half hours that have no room beside the start or the end of the turn. */
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
