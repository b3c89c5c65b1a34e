import type { GuestTexts } from './guestTexts.ts';

export const italianTexts: GuestTexts = {
  greeting: (firstName) => (firstName ? `Ciao ${firstName},` : 'Ciao,'),
  visit: ({ day, time, people }) =>
    `${day} alle ${time}, ${people} ${people === 1 ? 'persona' : 'persone'}`,
  received: (visit, link) =>
    `abbiamo ricevuto la tua richiesta per ${visit}. Ti rispondiamo presto. La trovi qui: ${link}`,
  confirmed: (visit, link) =>
    `il tavolo è tuo: ti aspettiamo ${visit}. Qui puoi rivedere, cambiare o annullare la prenotazione: ${link}`,
  declined: (visit) =>
    `purtroppo non riusciamo a darti un tavolo per ${visit}. Scrivici pure se vuoi provare un altro giorno o un altro orario.`,
  changed: (visit, link) =>
    `la tua prenotazione è cambiata. Ora ti aspettiamo ${visit}. La trovi qui: ${link}`,
  change_declined: (visit, link) =>
    `purtroppo non riusciamo a fare la modifica che hai chiesto. La prenotazione resta com’era: ${visit}. La trovi qui: ${link}`,
  cancelled_by_guest: (visit) =>
    `abbiamo annullato la tua prenotazione per ${visit}, come hai chiesto. Speriamo di vederti presto.`,
  cancelled: (visit) =>
    `ci dispiace, dobbiamo annullare la tua prenotazione per ${visit}. Scrivici pure se vuoi venire un altro giorno.`,
};
