import { jest } from '@jest/globals';
import { listOpenRequests } from '#src/contracts/booking/open-request-operations.ts';
import { readDailyCapacity } from '#src/contracts/booking/reservation-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { readServiceDayClosing } from '#src/contracts/booking/service-day-closing.ts';
import { readOfflineKeys } from '#src/contracts/staff/offline-keys.ts';
import { buildSlotStatistics, dinnerTurns } from '#test/support/builders/floor-views.ts';
import { TODAY } from './open-screen.tsx';
import { buildDeskReservation, setupReservationDesk } from './reservation-desk.ts';

/** A confirmed party of the first turn of tonight. */
export const buildParty = (over: Partial<ReservationView> = {}): ReservationView =>
  buildDeskReservation({ reservationDate: TODAY, status: 'confirmed', ...over });

/** Opens the screen of the evening at 20:36, during the first turn. */
export const setupTonight = () => {
  const desk = setupReservationDesk();
  const { api, screen, serve, openStaffPage } = desk;
  beforeEach(() => jest.setSystemTime(new Date(`${TODAY}T20:36:00+01:00`)));

  const answerTonight = () => {
    api().answer(listOpenRequests, []);
    api().answer(readDailyCapacity, Object.values(dinnerTurns).map(buildSlotStatistics));
    api().answer(readServiceDayClosing, {
      date: TODAY,
      closedAt: null,
      closedBy: null,
      withoutMark: null,
      note: null,
      version: 0,
    });
    // Without keys, the page stores nothing for a reload without a network.
    api().refuse(readOfflineKeys, 401);
  };
  return {
    ...desk,
    answerTonight,
    openTonight: async (...parties: ReservationView[]) => {
      serve(...parties);
      answerTonight();
      await openStaffPage('/admin/tonight');
      await screen.findByRole('table');
    },
  };
};
