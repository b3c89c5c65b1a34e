import type { ActionDescription } from './action-description.ts';

/** Moments of a visit that staff record. `label` heads the moment on screens and in exports. */
export const visitMoments = {
  arrivedAt: { label: 'Arrivo' },
  seatedAt: { label: 'Seduti' },
  clearedAt: { label: 'Tavolo libero' },
} as const;
export type VisitMoment = keyof typeof visitMoments;

/** Fields of a reservation that decide which buttons staff see. */
export type ActionTarget = {
  readonly status: string;
  readonly reservationDate: string;
} & Readonly<Record<VisitMoment, string | null>>;

const isConfirmedUntil = ({ status, reservationDate }: ActionTarget, today: string) =>
  status === 'confirmed' && reservationDate <= today;

/**
 * Every action on a reservation, described for the server and the browser. What an action decides
 * is in `src/contexts/booking/domain/actions`.
 */
export const reservationActions = {
  request: {
    event: 'ReservationRequested',
    name: 'requested',
    past: 'Richiesta dal sito',
    undoable: false,
    notice: {
      subject: 'Nuova richiesta',
      opening: 'È arrivata una nuova richiesta di prenotazione, in attesa di risposta.',
    },
  },
  enter: {
    event: 'ReservationEntered',
    name: 'entered',
    past: 'Prenotazione inserita',
    undoable: false,
    notice: {
      subject: 'Nuova prenotazione',
      opening: 'Il personale ha inserito una prenotazione presa al telefono o di persona.',
    },
  },
  confirm: {
    event: 'ReservationConfirmed',
    name: 'confirmed',
    past: 'Accettata',
    undoable: true,
    notice: {
      subject: 'Prenotazione accettata',
      opening: 'Una richiesta di prenotazione è stata accettata.',
    },
    button: {
      label: 'Accetta',
      done: 'Prenotazione accettata',
      isNextStep: true,
      isOffered: ({ status }) => status === 'pending',
    },
  },
  reject: {
    event: 'ReservationRejected',
    name: 'rejected',
    past: 'Rifiutata',
    undoable: true,
    notice: {
      subject: 'Prenotazione rifiutata',
      opening: 'Una richiesta di prenotazione è stata rifiutata: i posti sono di nuovo liberi.',
    },
  },
  expire: {
    event: 'ReservationExpired',
    name: 'expired',
    past: 'Scaduta',
    undoable: true,
    notice: {
      subject: 'Richiesta scaduta',
      opening:
        'Una richiesta di prenotazione è rimasta senza risposta fino alla fine del servizio ed è scaduta.',
    },
  },
  move: {
    event: 'ReservationMoved',
    name: 'moved',
    past: 'Modificata',
    undoable: true,
    notice: {
      subject: 'Prenotazione modificata',
      opening: 'Il personale ha modificato una prenotazione. Ora è così:',
    },
  },
  cancel: {
    event: 'ReservationCancelled',
    name: 'cancelled',
    past: 'Annullata',
    undoable: true,
    notice: {
      subject: 'Prenotazione annullata',
      opening:
        'Il personale ha annullato una prenotazione accettata: i posti sono di nuovo liberi.',
    },
  },
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
      label: 'Libera',
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
      summary: 'The turn has begun and nobody came: covers and table are free again',
    },
    button: {
      label: 'Non presentato',
      done: 'Segnata come non presentata',
      destructive: true,
      isOffered: (reservation, today) =>
        isConfirmedUntil(reservation, today) && reservation.arrivedAt === null,
    },
  },
  markCalled: {
    event: 'GuestCalled',
    name: 'called',
    past: 'Cliente avvisato',
    undoable: true,
    notice: null,
    operation: { name: 'markCalled', path: 'called', summary: 'The guest has been told' },
  },
  declareAllergies: {
    event: 'AllergiesDeclared',
    name: 'allergies',
    past: 'Allergie comunicate',
    undoable: false,
    notice: null,
  },
  correctGuest: {
    event: 'GuestDataCorrected',
    name: 'corrected',
    past: 'Dati del cliente corretti',
    undoable: false,
    notice: null,
  },
  undo: {
    event: 'LastActionUndone',
    name: 'undone',
    past: 'Azione annullata',
    undoable: false,
    notice: {
      subject: 'Azione annullata',
      opening:
        'Il personale è tornato indietro di un passo: la prenotazione è di nuovo com’era prima.',
    },
    operation: {
      name: 'undoLastAction',
      path: 'undo',
      summary: 'Takes back what staff did last, within a minute',
    },
  },
} as const satisfies Record<string, ActionDescription<ActionTarget>>;

type Actions = typeof reservationActions;
export type ReservationAction = keyof Actions;
export type ReservationEventType = Actions[ReservationAction]['event'];
export type DeskAction = Actions[ReservationAction]['name'];
