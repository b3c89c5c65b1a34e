import type { ActionDescription, ActionTarget } from './action-description.ts';

const isConfirmedUntil = ({ status, reservationDate }: ActionTarget, today: string) =>
  status === 'confirmed' && reservationDate <= today;

/** Actions that staff record while the guests are in the restaurant. */
export const visitActions = {
  markArrived: {
    event: 'GuestArrived',
    name: 'arrived',
    past: 'Cliente arrivato',
    undoable: true,
    notice: null,
    operation: {
      name: 'markArrived',
      path: 'arrive',
      summary: 'The guests of a confirmed reservation are here',
    },
    button: {
      label: 'Arrivato',
      done: 'Arrivo registrato',
      isNextStep: true,
      isOffered: (reservation, today) =>
        isConfirmedUntil(reservation, today) && reservation.arrivedAt === null,
    },
  },
  markSeated: {
    event: 'GuestsSeated',
    name: 'seated',
    past: 'Ospiti seduti',
    undoable: true,
    notice: null,
    operation: {
      name: 'markSeated',
      path: 'seat',
      summary: 'The guests of a confirmed reservation sit at their table',
    },
    button: {
      label: 'Seduti',
      done: 'Ospiti seduti a tavola',
      isNextStep: true,
      isOffered: (reservation, today) =>
        isConfirmedUntil(reservation, today) &&
        reservation.arrivedAt !== null &&
        reservation.seatedAt === null,
    },
  },
  clearTable: {
    event: 'TableCleared',
    name: 'cleared',
    past: 'Tavolo liberato',
    undoable: true,
    notice: null,
    operation: {
      name: 'clearTable',
      path: 'clear',
      summary: 'The guests have left and the table is free: the visit is over',
    },
    button: {
      label: 'Libera tavolo',
      done: 'Tavolo liberato',
      isNextStep: true,
      isOffered: ({ status, seatedAt }) => status === 'confirmed' && seatedAt !== null,
    },
  },
  complete: {
    event: 'ReservationCompleted',
    name: 'completed',
    past: 'Completata',
    undoable: true,
    notice: null,
    operation: {
      name: 'completeReservation',
      path: 'complete',
      summary: 'A confirmed reservation whose turn has begun is over',
    },
    button: {
      label: 'Completata',
      done: 'Prenotazione completata',
      isOffered: isConfirmedUntil,
    },
  },
  markNoShow: {
    event: 'GuestDidNotShow',
    name: 'no_show',
    past: 'Cliente non presentato',
    undoable: true,
    notice: null,
    operation: {
      name: 'markNoShow',
      path: 'no-show',
      summary: 'The turn has begun without the guests: covers and table are free again',
    },
    button: {
      label: 'Non presentato',
      done: 'Segnata come non presentata',
      destructive: true,
      isOffered: (reservation, today) =>
        isConfirmedUntil(reservation, today) && reservation.arrivedAt === null,
    },
  },
} as const satisfies Record<string, ActionDescription>;
