import type { ActionDescription } from './action-description.ts';

/** Actions that create, decide, move or cancel a reservation. */
export const bookingActions = {
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
  merge: {
    event: 'ReservationMerged',
    name: 'merged',
    past: 'Unita a un’altra prenotazione',
    undoable: true,
    notice: null,
  },
} as const satisfies Record<string, ActionDescription>;
