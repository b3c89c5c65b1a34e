import { ContainerModule } from 'inversify';
import { createReservationList } from '#src/contexts/booking/adapters/reservation-list.postgres.ts';
import { listStrandedParties } from '#src/contexts/booking/application/desk/list-stranded-parties.ts';
import { createRoomManagement, type RoomManagement } from './rooms/manage-rooms.ts';
import { createRoomRepository } from './rooms/room-repository.postgres.ts';
import { roomsController } from './rooms/rooms.controller.ts';
import { createTableBlocking } from './tables/block-tables.ts';
import { createTableManagement } from './tables/manage-tables.ts';
import { createTimeSlotManagement } from './time-slots/manage-time-slots.ts';
import { floorConfigurationChecks } from './floor-configuration-checks.postgres.ts';
import { lockAllDatesExclusive, lockDateExclusive } from './service-day-locks.postgres.ts';
import { createTableBlockRepository } from './tables/table-block-repository.orm.ts';
import { createTableReservations } from './tables/table-reservations.postgres.ts';
import { createTableRepository } from './tables/table-repository.orm.ts';
import { tablesController } from './tables/tables.controller.ts';
import { createTimeSlotRepository } from './time-slots/time-slot-repository.orm.ts';
import { timeSlotsController } from './time-slots/time-slots.controller.ts';
import { createUpcomingReservationQueries } from './upcoming-reservations.postgres.ts';
import { withRepository } from '#src/platform/database/orm-transactions.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { BookingDeps } from '#src/contexts/booking/booking.services.ts';
import { floorSentences } from './floor-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

const createRooms = ({ commands, sql }: AppServices) =>
  createRoomManagement({
    ...commands,
    lockAllDatesExclusive,
    rooms: createRoomRepository(sql),
    upcoming: createUpcomingReservationQueries(sql, commands.clock),
    venueRooms: venue.rooms,
  });

const createTableRoutes = (services: AppServices, booking: BookingDeps, rooms: RoomManagement) => {
  const { commands, sql, orm, inEntityTransaction } = services;
  return tablesController(
    createTableManagement({
      ...commands,
      lockAllDatesExclusive,
      upcoming: createUpcomingReservationQueries(sql, commands.clock),
      inTransaction: withRepository(inEntityTransaction, createTableRepository),
      openTables: () => createTableRepository(orm.em.fork()),
      listRooms: rooms.list,
    }),
    createTableBlocking({
      ...commands,
      lockDateExclusive,
      reservations: createTableReservations(sql),
      listStrandedParties: listStrandedParties({
        ...booking,
        reservationList: createReservationList(sql, booking),
      }),
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
  bind(TOKENS.upcomingReservations).toResolvedValue(createUpcomingReservationQueries, [
    TOKENS.sql,
    TOKENS.clock,
  ]);
  bind(TOKENS.lockBookings).toConstantValue((tx, date) =>
    date === null ? lockAllDatesExclusive(tx) : lockDateExclusive(tx, date),
  );
  bind(TOKENS.contextSentences).toConstantValue(floorSentences);
  bind(TOKENS.contextConfiguredTables).toConstantValue(floorConfigurationChecks);
  bind(TOKENS.rooms).toResolvedValue(createRooms, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(roomsController, [TOKENS.rooms]);
  bind(TOKENS.contextRoutes).toResolvedValue(createTableRoutes, [
    TOKENS.appServices,
    TOKENS.bookingDeps,
    TOKENS.rooms,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(createTimeSlotRoutes, [TOKENS.appServices]);
});
