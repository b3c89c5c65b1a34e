import type { MealType } from '../../../contracts/fields.ts';
import { mealTypeOf } from '../../../contracts/floor.ts';
import type { WeekSlot, WeekTurn } from '../../../contracts/week.ts';

/** A slot's figures on seven days, from what is booked alone. */
export type BookedWeek = Omit<WeekSlot, 'turns'> & {
  readonly turns: readonly Omit<WeekTurn, 'closed'>[];
};

export interface WeekBoard {
  /** Slots by start; for each the seven days from `from` on, in order. */
  week(from: string): Promise<BookedWeek[]>;
}

/** Answered by the closures context: which meals are closed on the seven days from `from` on. */
export interface WeekCalendar {
  closedMeals(from: string): Promise<readonly { readonly date: string; readonly meal: MealType }[]>;
}

/** How full every turn of seven days is, closures marked. */
export const weekCapacity =
  ({ board, calendar }: { readonly board: WeekBoard; readonly calendar: WeekCalendar }) =>
  async (from: string): Promise<WeekSlot[]> => {
    const [slots, meals] = await Promise.all([board.week(from), calendar.closedMeals(from)]);
    const closed = new Set(meals.map(({ date, meal }) => `${date} ${meal}`));
    return slots.map(({ turns, ...slot }) => ({
      ...slot,
      turns: turns.map((turn) => ({
        ...turn,
        closed: closed.has(`${turn.date} ${mealTypeOf(slot.startTime)}`),
      })),
    }));
  };

export type WeekCapacity = ReturnType<typeof weekCapacity>;
