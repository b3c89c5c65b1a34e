import type { ContactChannel, ContactState } from './contact.ts';

const sentLabel: Record<ContactChannel, string> = {
  mail: 'E-mail inviata',
  whatsapp: 'Avvisato su WhatsApp',
  phone: 'Avvisato al telefono',
};

/** Null if the guest has nothing to hear. */
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
