import { ContainerModule } from 'inversify';
import {
  lockAllDatesExclusive,
  lockDateExclusive,
} from '#src/contexts/booking/floor/service-day-locks.postgres.ts';
import { createUpcomingReservationQueries } from '#src/contexts/booking/floor/upcoming-reservations.postgres.ts';
import type { TurnFactsRepository } from '#src/contexts/booking/application/ports.ts';
import { closuresController } from '#src/contexts/closures/closures.controller.ts';
import { createClosureRepository } from '#src/contexts/closures/closure-repository.orm.ts';
import { createClosureManagement } from '#src/contexts/closures/manage-closures.ts';
import { createServiceCalendar } from '#src/contexts/closures/service-calendar.postgres.ts';
import {
  createUpcomingClosedMeals,
  type ListUpcomingClosedMeals,
} from '#src/contexts/closures/upcoming-closed-meals.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { withRepository } from '#src/platform/database/orm-transactions.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { AppServices } from './app-services.ts';
import { TOKENS } from './tokens.ts';

const createClosuresRoutes = (
  { commands, sql, orm, inEntityTransaction }: AppServices,
  listUpcomingClosedMeals: ListUpcomingClosedMeals,
) => {
  const upcoming = createUpcomingReservationQueries(sql, commands.clock);
  return closuresController(
    createClosureManagement({
      ...commands,
      inTransaction: withRepository(inEntityTransaction, createClosureRepository),
      openClosures: () => createClosureRepository(orm.em.fork()),
      upcoming: async (tx?: Sql) =>
        (await upcoming.listAll(tx)).map(({ id, ...reservation }) => ({
          reservationId: id,
          ...reservation,
        })),
      lockBookings: (tx, date) =>
        date === null ? lockAllDatesExclusive(tx) : lockDateExclusive(tx, date),
    }),
    listUpcomingClosedMeals,
  );
};

export const closuresModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.upcomingClosedMeals).toResolvedValue(
    (sql: Sql, clock: Clock, { listSlots }: TurnFactsRepository) =>
      createUpcomingClosedMeals({
        calendar: createServiceCalendar(sql),
        listMealsWithTurns: async () =>
          (await listSlots())
            .filter(({ isActive }) => isActive)
            .map(({ startTime }) => mealTypeOf(startTime)),
        clock,
      }),
    [TOKENS.sql, TOKENS.clock, TOKENS.turnFactsRepository],
  );
  bind(TOKENS.contextRoutes).toResolvedValue(createClosuresRoutes, [
    TOKENS.appServices,
    TOKENS.upcomingClosedMeals,
  ]);
});
