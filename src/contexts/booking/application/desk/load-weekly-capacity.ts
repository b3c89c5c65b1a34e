import type { MealType } from '#src/contracts/common/fields.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import type { WeekSlot, WeekTurn } from '#src/contracts/booking/weekly-capacity.ts';

export type BookedWeekSlot = Omit<WeekSlot, 'turns'> & {
  readonly turns: readonly Omit<WeekTurn, 'closed'>[];
};

export interface WeeklyCapacityQuery {
  loadWeek(from: string): Promise<BookedWeekSlot[]>;
}

export interface WeeklyClosures {
  listClosedMeals(
    from: string,
  ): Promise<readonly { readonly date: string; readonly meal: MealType }[]>;
}

export const loadWeeklyCapacity =
  ({
    capacity,
    closures,
  }: {
    readonly capacity: WeeklyCapacityQuery;
    readonly closures: WeeklyClosures;
  }) =>
  async (from: string): Promise<WeekSlot[]> => {
    const [slots, closedMeals] = await Promise.all([
      capacity.loadWeek(from),
      closures.listClosedMeals(from),
    ]);
    const closed = new Set(closedMeals.map(({ date, meal }) => `${date} ${meal}`));
    return slots.map(({ turns, ...slot }) => ({
      ...slot,
      turns: turns.map((turn) => ({
        ...turn,
        closed: closed.has(`${turn.date} ${mealTypeOf(slot.startTime)}`),
      })),
    }));
  };

export type LoadWeeklyCapacity = ReturnType<typeof loadWeeklyCapacity>;
