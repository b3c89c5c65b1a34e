import {
  closeEveryServiceDay,
  closeServiceDay,
} from '../contexts/booking/floor/service-days.postgres.ts';
import { upcomingReservations } from '../contexts/booking/floor/upcoming.postgres.ts';
import { closuresController } from '../contexts/closures/closures.controller.ts';
import { closuresOn } from '../contexts/closures/closures.postgres.ts';
import { keepClosures } from '../contexts/closures/keep-closures.ts';
import type { Sql } from '../kernel/transaction.ts';
import type { House } from './house.ts';

/** Booking answers what a closure strands, and lends its locks. */
export const closuresRoutes = ({ commands, sql }: House) => {
  const upcoming = upcomingReservations(sql, commands.clock);
  return closuresController(
    keepClosures({
      ...commands,
      closures: closuresOn(sql),
      upcoming: async (tx?: Sql) =>
        (await upcoming.all(tx)).map(({ id, ...reservation }) => ({
          reservationId: id,
          ...reservation,
        })),
      keepOut: (tx, date) => (date === null ? closeEveryServiceDay(tx) : closeServiceDay(tx, date)),
    }),
  );
};
