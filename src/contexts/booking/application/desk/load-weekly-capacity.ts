import type { MealType } from '#src/contracts/common/fields.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slot-view.ts';
import type { WeekSlot, WeekTurn } from '#src/contracts/booking/weekly-capacity.ts';

/** A slot's figures on seven days, from what is booked alone. */
export type BookedWeekSlot = Omit<WeekSlot, 'turns'> & {
  readonly turns: readonly Omit<WeekTurn, 'closed'>[];
};

export interface WeeklyCapacityQuery {
  /** Slots by start; for each the seven days from `from` on, in order. */
  loadWeek(from: string): Promise<BookedWeekSlot[]>;
}

/** Answered by the closures context: which meals are closed on the seven days from `from` on. */
export interface WeeklyClosures {
  listClosedMeals(
    from: string,
  ): Promise<readonly { readonly date: string; readonly meal: MealType }[]>;
}

/** How full every turn of seven days is, closures marked. */
export const loadWeeklyCapacity =
  ({
    board,
    calendar,
  }: {
    readonly board: WeeklyCapacityQuery;
    readonly calendar: WeeklyClosures;
  }) =>
  async (from: string): Promise<WeekSlot[]> => {
    const [slots, meals] = await Promise.all([
      board.loadWeek(from),
      calendar.listClosedMeals(from),
    ]);
    const closed = new Set(meals.map(({ date, meal }) => `${date} ${meal}`));
    return slots.map(({ turns, ...slot }) => ({
      ...slot,
      turns: turns.map((turn) => ({
        ...turn,
        closed: closed.has(`${turn.date} ${mealTypeOf(slot.startTime)}`),
      })),
    }));
  };

export type LoadWeeklyCapacity = ReturnType<typeof loadWeeklyCapacity>;
