import type { ContactView } from '#src/contracts/contact.ts';
import { venue } from '#src/venue.ts';

/** After two years nobody knows any more who wrote, nor what. */
export const senderName = ({ name }: Pick<ContactView, 'name'>): string =>
  name ?? 'Dati cancellati';
export const messageText = ({ message }: Pick<ContactView, 'message'>): string =>
  message ?? 'Il testo è stato cancellato: i dati personali si conservano al massimo 24 mesi.';

/** Opens the mail program of whoever is on duty; the house sends nothing by itself. */
export const replyMailtoLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Risposta al tuo messaggio a ${venue.name}`)}`;
