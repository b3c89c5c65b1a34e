import type { ActionDescription } from './action-description.ts';

/**
 * Actions that record contact with the guest, such as a message, a failed mail or an opened link.
 */
export const contactActions = {
  informGuest: {
    event: 'GuestInformed',
    name: 'informed',
    past: 'Cliente informato',
    undoable: false,
    isContactRecord: true,
    notice: null,
  },
  recordMailFailure: {
    event: 'GuestMailFailed',
    name: 'mail_failed',
    past: 'E-mail al cliente non consegnata',
    undoable: false,
    isContactRecord: true,
    notice: null,
  },
  openLink: {
    event: 'GuestOpenedLink',
    name: 'link_opened',
    past: 'Il cliente ha aperto la sua prenotazione',
    undoable: false,
    isContactRecord: true,
    notice: null,
  },
  confirmVisit: {
    event: 'GuestConfirmed',
    name: 'guest_confirmed',
    past: 'Il cliente conferma che viene',
    undoable: false,
    isContactRecord: true,
    notice: null,
  },
  remind: {
    event: 'ReminderDue',
    name: 'reminded',
    past: 'Promemoria per il giorno dopo',
    undoable: false,
    isContactRecord: true,
    notice: null,
  },
} as const satisfies Record<string, ActionDescription>;
