import {
  lockAllDatesExclusive,
  lockDateExclusive,
} from '../contexts/booking/floor/service-days.postgres.ts';
import { createUpcomingReservationQueries } from '../contexts/booking/floor/upcoming.postgres.ts';
import { closuresController } from '../contexts/closures/closures.controller.ts';
import { createClosureRepository } from '../contexts/closures/closures.postgres.ts';
import { createClosureManagement } from '../contexts/closures/keep-closures.ts';
import type { Sql } from '../kernel/transaction.ts';
import type { AppServices } from './house.ts';

/** Booking answers what a closure strands, and lends its locks. */
export const closuresRoutes = ({ commands, sql }: AppServices) => {
  const upcoming = createUpcomingReservationQueries(sql, commands.clock);
  return closuresController(
    createClosureManagement({
      ...commands,
      closures: createClosureRepository(sql),
      upcoming: async (tx?: Sql) =>
        (await upcoming.all(tx)).map(({ id, ...reservation }) => ({
          reservationId: id,
          ...reservation,
        })),
      lockBookings: (tx, date) =>
        date === null ? lockAllDatesExclusive(tx) : lockDateExclusive(tx, date),
    }),
  );
};
