import type { EventSentences } from '#src/event-log/event-sentences.ts';

export const guestSentences: EventSentences = {
  GuestRecorded: () => 'Aperta una scheda nel libro degli ospiti.',
  GuestNoteWritten: (data) =>
    data['deleted'] ? 'Nota di casa dell’ospite cancellata.' : 'Nota di casa dell’ospite scritta.',
  GuestsMerged: () => 'Due schede di ospiti unite: sono la stessa persona.',
  GuestsDistinguished: () =>
    'Due ospiti con lo stesso telefono o la stessa email: sono due persone.',
  GuestsSeparated: () => 'Due schede di ospiti separate di nuovo.',
};
