import { blockTables } from '../contexts/booking/floor/block-tables.ts';
import { keepTables } from '../contexts/booking/floor/keep-tables.ts';
import { keepTimeSlots } from '../contexts/booking/floor/keep-time-slots.ts';
import {
  closeEveryServiceDay,
  closeServiceDay,
} from '../contexts/booking/floor/service-days.postgres.ts';
import { tableBlocksOn } from '../contexts/booking/floor/table-blocks.postgres.ts';
import { tablesController } from '../contexts/booking/floor/tables.controller.ts';
import { tablesOn } from '../contexts/booking/floor/tables.postgres.ts';
import { timeSlotsController } from '../contexts/booking/floor/time-slots.controller.ts';
import { upcomingReservations } from '../contexts/booking/floor/upcoming.postgres.ts';
import type { House } from './house.ts';

export const floorRoutes = ({ commands, sql }: House) => {
  const deps = {
    ...commands,
    closeEveryServiceDay,
    upcoming: upcomingReservations(sql, commands.clock),
  };
  return [
    ...tablesController(
      keepTables({ ...deps, tables: tablesOn(sql) }),
      blockTables({ ...commands, closeServiceDay, blocks: tableBlocksOn(sql) }),
    ),
    ...timeSlotsController(keepTimeSlots(deps)),
  ];
};
