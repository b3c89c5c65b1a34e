import { ContainerModule } from 'inversify';
import { createTableBlocking } from '#src/contexts/booking/floor/tables/block-tables.ts';
import { createTableManagement } from '#src/contexts/booking/floor/tables/manage-tables.ts';
import { createTimeSlotManagement } from '#src/contexts/booking/floor/time-slots/manage-time-slots.ts';
import {
  lockAllDatesExclusive,
  lockDateExclusive,
} from '#src/contexts/booking/floor/service-day-locks.postgres.ts';
import { createTableBlockRepository } from '#src/contexts/booking/floor/tables/table-block-repository.postgres.ts';
import { tablesController } from '#src/contexts/booking/floor/tables/tables.controller.ts';
import { createTableRepository } from '#src/contexts/booking/floor/tables/table-repository.postgres.ts';
import { timeSlotsController } from '#src/contexts/booking/floor/time-slots/time-slots.controller.ts';
import { createUpcomingReservationQueries } from '#src/contexts/booking/floor/upcoming-reservations.postgres.ts';
import type { AppServices } from './app-services.ts';
import { TOKENS } from './tokens.ts';

const createFloorRoutes = ({ commands, sql }: AppServices) => {
  const deps = {
    ...commands,
    lockAllDatesExclusive,
    upcoming: createUpcomingReservationQueries(sql, commands.clock),
  };
  return [
    ...tablesController(
      createTableManagement({ ...deps, tables: createTableRepository(sql) }),
      createTableBlocking({
        ...commands,
        lockDateExclusive,
        blocks: createTableBlockRepository(sql),
      }),
    ),
    ...timeSlotsController(createTimeSlotManagement(deps)),
  ];
};

export const floorModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.contextRoutes).toResolvedValue(createFloorRoutes, [TOKENS.appServices]);
});
