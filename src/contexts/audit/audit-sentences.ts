import { formatValue, type EventSentences } from '#src/event-log/event-sentences.ts';

export const auditSentences: EventSentences = {
  CheckpointsRestarted: (data) =>
    `Cominciata una nuova serie di sigilli, per decisione di una persona: ne erano noti ${formatValue(data['known'])}, ne restavano ${formatValue(data['found'])}.`,
  ConfigurationRecorded: (data) =>
    `Annotato lo stato iniziale di tavoli, orari, chiusure, piatti e bevande: ${Object.keys((data['rows'] ?? {}) as object).length} righe.`,
};
