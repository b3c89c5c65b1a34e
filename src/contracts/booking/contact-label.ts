import type { ContactChannel, ContactState } from './contact-state.ts';

const sentLabel: Record<ContactChannel, string> = {
  mail: 'E-mail inviata',
  whatsapp: 'Avvisato su WhatsApp',
  phone: 'Avvisato al telefono',
};

/**
 * Returns the Italian label of the contact state, or null if there is nothing to tell the guest.
 */
export const contactLabel = ({
  contact,
  contactChannel,
}: {
  readonly contact: ContactState | null;
  readonly contactChannel: ContactChannel | null;
}): string | null => {
  switch (contact) {
    case null:
      return null;
    case 'not_informed':
      return 'Da avvisare';
    case 'sent':
      return contactChannel ? sentLabel[contactChannel] : 'Avvisato';
    case 'seen':
      return 'Ha letto';
    case 'confirmed':
      return 'Ci sarà';
  }
};
