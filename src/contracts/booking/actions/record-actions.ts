import type { ActionDescription } from './action-description.ts';

/** Actions that record calls, allergies, corrections and notes, and the undo of an action. */
export const recordActions = {
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
  writeNote: {
    event: 'ReservationNoteWritten',
    name: 'noted',
    past: 'Nota interna scritta',
    undoable: false,
    isContactRecord: true,
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
      summary: 'Takes back what staff did last, until the service day ends at 04:00',
    },
  },
} as const satisfies Record<string, ActionDescription>;
