import type { SubjectRecord, PersonalDataFile } from '#src/contracts/privacy.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';

export const matterKindLabel: Record<SubjectRecord['kind'], string> = {
  reservation: 'Prenotazione',
  quote: 'Preventivo',
  contact: 'Messaggio',
};

/** The file of a person as they can keep it: machine-readable, complete, with the day on which it was made. */
export const personalDataJson = (file: PersonalDataFile, now = new Date()): string =>
  `${JSON.stringify({ madeAt: now.toISOString(), ...file }, null, 2)}\n`;

export const matterTitle = ({ kind, reference, at }: SubjectRecord): string =>
  `${matterKindLabel[kind]} ${reference} · ${formatDateTime(at)}`;
