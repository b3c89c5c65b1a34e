import type { ContactView } from '#src/contracts/contact.ts';
import { venue } from '#src/venue.ts';

/**
 * Returns the sender's name, or a placeholder, because name and text are erased after two years.
 */
export const senderName = ({ name }: Pick<ContactView, 'name'>): string =>
  name ?? 'Dati cancellati';
export const messageText = ({ message }: Pick<ContactView, 'message'>): string =>
  message ?? 'Il testo è stato cancellato: i dati personali si conservano al massimo 24 mesi.';

export const replyMailtoLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Risposta al tuo messaggio a ${venue.name}`)}`;
