import { createTableBlocking } from '../contexts/booking/floor/block-tables.ts';
import { createTableManagement } from '../contexts/booking/floor/keep-tables.ts';
import { createTimeSlotManagement } from '../contexts/booking/floor/keep-time-slots.ts';
import {
  lockAllDatesExclusive,
  lockDateExclusive,
} from '../contexts/booking/floor/service-days.postgres.ts';
import { createTableBlockRepository } from '../contexts/booking/floor/table-blocks.postgres.ts';
import { tablesController } from '../contexts/booking/floor/tables.controller.ts';
import { createTableRepository } from '../contexts/booking/floor/tables.postgres.ts';
import { timeSlotsController } from '../contexts/booking/floor/time-slots.controller.ts';
import { createUpcomingReservationQueries } from '../contexts/booking/floor/upcoming.postgres.ts';
import type { AppServices } from './house.ts';

export const floorRoutes = ({ commands, sql }: AppServices) => {
  const deps = {
    ...commands,
    closeEveryServiceDay: lockAllDatesExclusive,
    upcoming: createUpcomingReservationQueries(sql, commands.clock),
  };
  return [
    ...tablesController(
      createTableManagement({ ...deps, tables: createTableRepository(sql) }),
      createTableBlocking({
        ...commands,
        closeServiceDay: lockDateExclusive,
        blocks: createTableBlockRepository(sql),
      }),
    ),
    ...timeSlotsController(createTimeSlotManagement(deps)),
  ];
};
