import {
  formatValue,
  type EventData,
  type EventSentences,
} from '#src/event-log/event-sentences.ts';

const ERASURE_REASON_LABELS: Record<string, string> = {
  retention: 'trascorsi 24 mesi',
  allergies: 'allergie, 7 giorni dopo la visita',
  waiting_list: 'lista d’attesa, 7 giorni dopo la data',
  consent: 'consenso ritirato',
  unlawful: 'non andavano conservati',
  restore: 'già cancellati prima del ripristino',
};

const countSubjects = (data: EventData) =>
  (data['subjects'] as readonly unknown[] | undefined)?.length ?? 0;

export const privacySentences: EventSentences = {
  PersonalDataOpened: (data) =>
    `Aperti i dati personali di una persona (${countSubjects(data)} schede)${data['purpose'] === 'history' ? ' dallo storico' : ''}.`,
  PersonalDataErased: (data) =>
    `Cancellati dati personali (${countSubjects(data)} schede): ${ERASURE_REASON_LABELS[formatValue(data['reason'])] ?? 'richiesta della persona'}.`,
};
