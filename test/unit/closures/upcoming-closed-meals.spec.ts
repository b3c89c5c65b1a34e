import { describe, expect, it } from '@jest/globals';
import { createUpcomingClosedMeals } from '#src/contexts/closures/upcoming-closed-meals.ts';
import type { ClosedMeal } from '#src/contracts/closures.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { createSettableClock } from '#test/support/fakes/settable-clock.ts';

const listUpcoming = (closed: ClosedMeal[], mealsWithTurns: MealType[]) =>
  createUpcomingClosedMeals({
    calendar: { listClosedMeals: () => Promise.resolve(closed) },
    listMealsWithTurns: () => Promise.resolve(mealsWithTurns),
    clock: createSettableClock('2026-11-23T10:00:00Z'),
  })();

describe('the upcoming closed meals', () => {
  const closure: ClosedMeal = { date: '2026-11-25', meal: 'cena' };

  it('are those of the closures when both meals have a turn', async () => {
    expect(await listUpcoming([closure], ['pranzo', 'cena'])).toEqual([closure]);
  });

  it('are all dinners from yesterday on when dinner has no turn', async () => {
    const closed = await listUpcoming([closure], ['pranzo']);
    expect(closed).toHaveLength(15);
    expect(new Set(closed.map(({ meal }) => meal))).toEqual(new Set(['cena']));
    expect(closed[0]?.date).toBe('2026-11-22');
    expect(closed.at(-1)?.date).toBe('2026-12-06');
  });

  it('are all meals of 15 days when no meal has a turn', async () => {
    expect(await listUpcoming([], [])).toHaveLength(30);
  });
});
