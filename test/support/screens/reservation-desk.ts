import { waitFor, within } from '@testing-library/react';
import { markRequestsSeen } from '#src/contracts/booking/new-requests.ts';
import {
  readReservation,
  summariseReservations,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import type {
  DeskFilter,
  ReservationHistoryEntry,
} from '#src/contracts/booking/reservation-desk-schemas.ts';
import {
  readDailyCapacity,
  listReservations,
} from '#src/contracts/booking/reservation-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { listUnavailableTables } from '#src/contracts/booking/table-blocks.ts';
import { listTables } from '#src/contracts/booking/table-management.ts';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';
import { listTurnLimits } from '#src/contracts/booking/turn-limits.ts';
import { listWaitingList } from '#src/contracts/booking/waiting-list-operations.ts';
import { buildTable, dinnerTurns } from '#test/support/builders/floor-views.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';
import type { ReceivedCall } from './fake-api.ts';
import { setupScreens, TODAY } from './open-screen.tsx';

/** The day of most reservations of these tests: a Monday, 33 days after `TODAY`. */
export const EVENING = '2027-04-12';

export const deskTables = {
  balcony: buildTable({ name: 'Loggia 1', floor: 1 }),
  three: buildTable({ name: 'Sala 3', capacity: 4 }),
  four: buildTable({ name: 'Sala 4', capacity: 4 }),
};

const isListedUnder: Record<DeskFilter, (reservation: ReservationView) => boolean> = {
  all: () => true,
  pending: ({ status }) => status === 'pending',
  confirmed: ({ status }) => status === 'confirmed',
  seated: ({ seatedAt }) => seatedAt !== null,
  completed: ({ status }) => status === 'completed',
  cancelled: ({ status }) => status === 'cancelled',
  to_call: ({ toCall }) => toCall,
};

const matches =
  ({ date, q }: Readonly<Record<string, string>>) =>
  ({ customerName, customerPhone, reservationDate }: ReservationView) =>
    (date === undefined || date === reservationDate) &&
    (q === undefined ||
      customerName?.toLowerCase().includes(q.toLowerCase()) === true ||
      customerPhone?.replaceAll(' ', '').includes(q.replaceAll(' ', '')) === true);

export const buildDeskReservation = (over: Partial<ReservationView> = {}): ReservationView =>
  buildReservationView({
    customerName: 'Ospite Di Prova',
    reservationDate: EVENING,
    timeSlotId: dinnerTurns.first.id,
    numberOfPeople: 2,
    ...over,
  });

/** The last action of a colleague, which staff can undo until four in the morning. */
export const recentAction = (type: ReservationHistoryEntry['type'], by = 'direzione') => ({
  type,
  by,
  at: `${TODAY}T09:00:00.000Z`,
  undoableUntil: '2027-03-11T03:00:00.000Z',
  undoableWithReason: false,
});

const toStoryLine = (
  reservation: ReservationView,
  type: ReservationHistoryEntry['type'],
  over: Partial<ReservationHistoryEntry>,
): ReservationHistoryEntry => ({
  type,
  at: `${TODAY}T09:00:0${reservation.version}.000Z`,
  by: 'direzione',
  reason: null,
  rejectionReason: null,
  note: null,
  passed: [],
  insteadOf: null,
  seat: {
    reservationDate: reservation.reservationDate,
    startTime: reservation.timeSlotData.startTime,
    endTime: reservation.timeSlotData.endTime,
    tableName: reservation.tableName,
    numberOfPeople: reservation.numberOfPeople,
  },
  ...over,
});

/** Opens the list of reservations, with a server that filters and counts its own reservations. */
export const setupReservationDesk = () => {
  const screens = setupScreens();
  const { api, user, screen, openStaffPage } = screens;
  let reservations: ReservationView[];
  let stories: Map<string, ReservationHistoryEntry[]>;
  beforeEach(() => {
    reservations = [];
    stories = new Map();
  });

  const find = (id: string) => reservations.find((one) => one.id === id)!;
  const count = (filter: DeskFilter, query: ReceivedCall['query']) =>
    reservations.filter(matches(query)).filter(isListedUnder[filter]).length;
  const answerCounts = () =>
    api().answer(summariseReservations, ({ query }) => ({
      all: count('all', query),
      pending: count('pending', query),
      confirmed: count('confirmed', query),
      seated: count('seated', query),
      completed: count('completed', query),
      cancelled: count('cancelled', query),
      toCall: count('to_call', query),
    }));
  const answerFloor = () => {
    api().answer(listTables, Object.values(deskTables));
    api().answer(listTimeSlots, Object.values(dinnerTurns));
    api().answer(listUnavailableTables, []);
    api().answer(listTurnLimits, []);
    api().answer(readDailyCapacity, []);
  };
  const answerDesk = () => {
    api().answer(listReservations, ({ query }) =>
      reservations
        .filter(matches(query))
        .filter(isListedUnder[(query['status'] ?? 'all') as DeskFilter]),
    );
    api().answer(readReservation, ({ params }) => ({
      reservation: find(params['id']!),
      story: stories.get(params['id']!) ?? [],
    }));
    api().answer(markRequestsSeen, { newRequests: 0 });
    api().answer(listWaitingList, []);
    answerCounts();
    answerFloor();
  };

  const dialog = () => screen.findByRole('dialog');
  const dialogField = async (label: string) =>
    within(await dialog()).findByLabelText(label, { selector: 'input:not([type=radio]), select' });

  /** Serves these reservations from now on. */
  const serve = (...existing: ReservationView[]) => {
    reservations = existing;
    answerDesk();
  };

  return {
    ...screens,
    serve,
    /**
     * Opens the list with these reservations. `place` has parameters, such as `status=pending`,
     * because the page otherwise opens with the filter of the test before.
     */
    openDesk: async (place: string, ...existing: ReservationView[]) => {
      serve(...existing);
      await openStaffPage(`/admin?tab=reservations&${place || 'status=all'}`);
      await screen.findByText('Prenotazioni', { selector: 'h2' });
    },
    add: (reservation: ReservationView) => {
      reservations = [...reservations, reservation];
      return reservation;
    },
    /** Changes a reservation as the server does, and adds a line to its story. */
    change: (
      id: string,
      over: Partial<ReservationView>,
      type: ReservationHistoryEntry['type'],
      line: Partial<ReservationHistoryEntry> = {},
    ) => {
      const changed = { ...find(id), ...over, version: find(id).version + 1 };
      reservations = reservations.map((one) => (one.id === id ? changed : one));
      stories.set(id, [...(stories.get(id) ?? []), toStoryLine(changed, type, line)]);
      return changed;
    },
    card: (name = 'Ospite Di Prova') => screen.findByRole('article', { name }),
    dialog,
    dialogField,
    /** Presses Escape repeatedly, because a dialog ignores keys until its next rendering. */
    closeDialogByKey: () =>
      waitFor(async () => {
        await user().keyboard('{Escape}');
        expect(screen.queryByRole('dialog')).toBeNull();
      }),
    /** Replaces the text of a field of the dialog. The page behind it has fields of the same name. */
    fillDialog: async (label: string, text: string) => {
      await user().clear(await dialogField(label));
      await user().type(await dialogField(label), text);
    },
  };
};
