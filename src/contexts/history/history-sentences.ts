import { formatValue, type EventSentences } from '#src/event-log/event-sentences.ts';

export const historySentences: EventSentences = {
  BackupRestored: (data) =>
    `Ripristinato il backup del ${formatValue(data['takenAt'])}, fino alla posizione ${formatValue(data['head'])}; eventi sigillati andati perduti: ${formatValue(data['lost'])}.`,
  ClockConfirmed: (data) =>
    `Orologio confermato da una persona dopo un salto di ${formatValue(data['leapDays'])} giorni.`,
  AuditorAdmitted: (data) =>
    data['until']
      ? 'Un revisore può aprire i dati personali fino a un’ora stabilita.'
      : 'Un revisore non può più aprire i dati personali.',
};
