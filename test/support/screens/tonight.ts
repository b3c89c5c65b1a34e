import { jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import {
  listOpenRequests,
  undoManyActions,
  type BulkUndo,
} from '#src/contracts/booking/open-request-operations.ts';
import { oneTapOperations } from '#src/contracts/booking/reservation-desk-operations.ts';
import { readDailyCapacity } from '#src/contracts/booking/reservation-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { readServiceDayClosing } from '#src/contracts/booking/service-day-closing.ts';
import { readGuest } from '#src/contracts/guests.ts';
import { readOfflineKeys } from '#src/contracts/staff/offline-keys.ts';
import { buildSlotStatistics, dinnerTurns } from '#test/support/builders/floor-views.ts';
import { TODAY } from './open-screen.tsx';
import { buildDeskReservation, recentAction, setupReservationDesk } from './reservation-desk.ts';

const AT = `${TODAY}T19:36:00.000Z`;
const NOT_CLOSED = {
  date: TODAY,
  closedAt: null,
  closedBy: null,
  withoutMark: null,
  note: null,
  version: 0,
};

/** A confirmed party of the first turn of tonight. */
export const buildParty = (over: Partial<ReservationView> = {}): ReservationView =>
  buildDeskReservation({ reservationDate: TODAY, status: 'confirmed', ...over });

/** Opens the screen of the evening at 20:36, during the first turn. */
export const setupTonight = () => {
  const desk = setupReservationDesk();
  const { api, user, screen, serve, change, openStaffPage } = desk;
  beforeEach(() => {
    jest.setSystemTime(new Date(`${TODAY}T20:36:00+01:00`));
    api().answer(readGuest, { guest: null });
    api().answer(listOpenRequests, []);
    api().answer(readServiceDayClosing, NOT_CLOSED);
    // Without keys, the page stores nothing for a reload without a network.
    api().refuse(readOfflineKeys, 401);
  });

  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
  const step = (id: string, type: 'seated' | 'cleared', over: Partial<ReservationView>) =>
    change(id, { ...over, updatedAt: AT, lastAction: recentAction(type) }, type);
  const answerSteps = () => {
    api().answer(oneTapOperations.markSeated, ({ params }) =>
      step(params['id']!, 'seated', { seatedAt: AT }),
    );
    api().answer(oneTapOperations.clearTable, ({ params }) =>
      step(params['id']!, 'cleared', { status: 'completed', clearedAt: AT }),
    );
  };

  /** Serves these reservations and the covers of the dinner. */
  const serveTonight = (...parties: ReservationView[]) => {
    serve(...parties);
    api().answer(readDailyCapacity, Object.values(dinnerTurns).map(buildSlotStatistics));
  };
  return {
    ...desk,
    serveTonight,
    row,
    /** Presses a button of the row of a party. */
    pressInRow: async (name: string, button: string | RegExp) =>
      user().click(await within(await row(name)).findByRole('button', { name: button })),
    /** Finds these words in the row of a party. */
    findInRow: (name: string, words: string | RegExp) =>
      waitFor(() =>
        expect(screen.getByRole('row', { name: new RegExp(name) })).toHaveTextContent(words),
      ),
    /** Opens the drawer of a party. */
    openParty: async (name: string) =>
      user().click((await within(await row(name)).findAllByRole('button'))[0]!),
    /** Waits until the bar at the bottom shows these words as the last action. */
    findLastAction: (words: string | RegExp) =>
      waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent(words)),
    /** The server seats parties, frees tables, and undoes the last action with `over`. */
    answerSteps,
    answerUndo: (over: Partial<ReservationView>) =>
      api().answer(undoManyActions, ({ body }) => ({
        undone: (body as BulkUndo).actions.map(({ id }) =>
          change(id, { ...over, lastAction: null }, 'undone'),
        ),
        missed: [],
      })),
    openTonight: async (...parties: ReservationView[]) => {
      serveTonight(...parties);
      await openStaffPage('/admin/tonight');
      await screen.findByRole('table');
    },
  };
};
