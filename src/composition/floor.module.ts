import { ContainerModule } from 'inversify';
import { createTableBlocking } from '#src/contexts/booking/floor/tables/block-tables.ts';
import { createTableManagement } from '#src/contexts/booking/floor/tables/manage-tables.ts';
import { createTimeSlotManagement } from '#src/contexts/booking/floor/time-slots/manage-time-slots.ts';
import {
  lockAllDatesExclusive,
  lockDateExclusive,
} from '#src/contexts/booking/floor/service-day-locks.postgres.ts';
import { createTableBlockRepository } from '#src/contexts/booking/floor/tables/table-block-repository.orm.ts';
import { createTableReservations } from '#src/contexts/booking/floor/tables/table-reservations.postgres.ts';
import { createTableRepository } from '#src/contexts/booking/floor/tables/table-repository.orm.ts';
import { tablesController } from '#src/contexts/booking/floor/tables/tables.controller.ts';
import { createTimeSlotRepository } from '#src/contexts/booking/floor/time-slots/time-slot-repository.orm.ts';
import { timeSlotsController } from '#src/contexts/booking/floor/time-slots/time-slots.controller.ts';
import { createUpcomingReservationQueries } from '#src/contexts/booking/floor/upcoming-reservations.postgres.ts';
import { withRepository } from '#src/platform/database/orm-transactions.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from './app-services.ts';
import { TOKENS } from './tokens.ts';

const createTableRoutes = (services: AppServices) => {
  const { commands, sql, orm, inEntityTransaction } = services;
  return tablesController(
    createTableManagement({
      ...commands,
      lockAllDatesExclusive,
      upcoming: createUpcomingReservationQueries(sql, commands.clock),
      inTransaction: withRepository(inEntityTransaction, createTableRepository),
      openTables: () => createTableRepository(orm.em.fork()),
    }),
    createTableBlocking({
      ...commands,
      lockDateExclusive,
      reservations: createTableReservations(sql),
      inTransaction: withRepository(inEntityTransaction, createTableBlockRepository),
      openBlocks: () => createTableBlockRepository(orm.em.fork()),
    }),
  );
};

const createTimeSlotRoutes = ({ commands, sql, inEntityTransaction }: AppServices) =>
  timeSlotsController(
    createTimeSlotManagement({
      ...commands,
      coversPerSlot: venue.coversPerSlot,
      lockAllDatesExclusive,
      upcoming: createUpcomingReservationQueries(sql, commands.clock),
      inTransaction: withRepository(inEntityTransaction, createTimeSlotRepository),
    }),
  );

export const floorModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.contextRoutes).toResolvedValue(createTableRoutes, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(createTimeSlotRoutes, [TOKENS.appServices]);
});
