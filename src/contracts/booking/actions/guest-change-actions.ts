import type { ActionDescription } from './action-description.ts';

/** Actions of guests by their personal link, and the answers of staff to change requests. */
export const guestChangeActions = {
  cancelByGuest: {
    event: 'ReservationCancelledByGuest',
    name: 'cancelled_by_guest',
    past: 'Annullata dal cliente',
    undoable: false,
    notice: {
      subject: 'Prenotazione annullata dal cliente',
      opening: 'Il cliente ha annullato la prenotazione: i posti sono di nuovo liberi.',
    },
  },
  reduceParty: {
    event: 'PartyReduced',
    name: 'party_reduced',
    past: 'Il cliente viene con meno persone',
    undoable: false,
    notice: {
      subject: 'Meno persone',
      opening: 'Il cliente viene con meno persone. Ora la prenotazione è così:',
    },
  },
  requestChange: {
    event: 'ChangeRequested',
    name: 'change_requested',
    past: 'Il cliente chiede una modifica',
    undoable: false,
    notice: {
      subject: 'Modifica richiesta',
      opening:
        'Il cliente chiede di modificare la prenotazione, in attesa di risposta. La prenotazione ora:',
    },
  },
  acceptChange: {
    event: 'ChangeAccepted',
    name: 'change_accepted',
    past: 'Modifica accettata',
    undoable: true,
    notice: null,
    operation: {
      name: 'acceptChange',
      path: 'accept-change',
      summary: 'Staff accept the change that the guest asked for',
    },
    button: {
      label: 'Accetta la modifica',
      done: 'Modifica accettata',
      isNextStep: true,
      isOffered: ({ changeRequest }) => changeRequest !== null,
    },
  },
  declineChange: {
    event: 'ChangeDeclined',
    name: 'change_declined',
    past: 'Modifica rifiutata, la prenotazione resta com’era',
    undoable: false,
    notice: null,
    operation: {
      name: 'declineChange',
      path: 'decline-change',
      summary: 'Staff decline the change that the guest asked for: the reservation stays as it is',
    },
    button: {
      label: 'Rifiuta la modifica',
      done: 'Modifica rifiutata: la prenotazione resta com’era',
      destructive: true,
      isNextStep: true,
      isOffered: ({ changeRequest }) => changeRequest !== null,
    },
  },
  closeChange: {
    event: 'ChangeClosed',
    name: 'change_closed',
    past: 'Richiesta di modifica chiusa senza risposta',
    undoable: false,
    isContactRecord: true,
    notice: null,
  },
} as const satisfies Record<string, ActionDescription>;
