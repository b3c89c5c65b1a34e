import type { MealType } from '#src/contracts/common/fields.ts';
import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';
import { expectedTime } from '../book/describeVisit.ts';

type Turn = { readonly startTime: string; readonly endTime: string };

export type Quarter = {
  readonly time: string;
  readonly covers: number;
  readonly isPast: boolean;
  /** True if more covers arrive than the kitchen can serve in a quarter of an hour. */
  readonly isOverPace: boolean;
  /** True for the first quarter of a turn, except for the first turn. */
  readonly startsTurn: boolean;
};

const timesOf = (turn: Turn): string[] => [
  turn.startTime,
  ...listArrivalTimes(turn).filter((time) => time !== turn.startTime),
];

/** Counts covers by time of arrival, without cancelled reservations. */
export const countQuarters = (
  reservations: readonly ReservationView[],
  turns: readonly Turn[],
  { mealType, minutes, pace }: { mealType: MealType; minutes: number; pace: number },
): Quarter[] => {
  const covers = new Map<string, number>();
  for (const one of reservations.filter(({ status }) => status !== 'cancelled')) {
    const time = expectedTime(one);
    covers.set(time, (covers.get(time) ?? 0) + one.numberOfPeople);
  }
  return turns
    .filter(({ startTime }) => mealTypeOf(startTime) === mealType)
    .flatMap((turn, index) =>
      timesOf(turn).map((time, position) => ({
        time,
        covers: covers.get(time) ?? 0,
        isPast: toMinutes(time) + 15 <= minutes,
        isOverPace: (covers.get(time) ?? 0) > pace,
        startsTurn: index > 0 && position === 0,
      })),
    );
};
