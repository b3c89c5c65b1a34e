import type { SubjectRecord, PersonalDataFile } from '#src/contracts/data-subject-requests.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';

export const matterKindLabel: Record<SubjectRecord['kind'], string> = {
  reservation: 'Prenotazione',
  'waiting-list': 'Lista d’attesa',
  quote: 'Preventivo',
  contact: 'Messaggio',
  guest: 'Libro degli ospiti',
};

/** The file for the person, without other persons with the same number or address. */
export const personalDataJson = (
  { perhaps: _, ...file }: PersonalDataFile,
  now = new Date(),
): string => `${JSON.stringify({ madeAt: now.toISOString(), ...file }, null, 2)}\n`;

export const matterTitle = ({
  kind,
  reference,
  at,
}: Pick<SubjectRecord, 'kind' | 'reference' | 'at'>): string =>
  `${matterKindLabel[kind]} ${reference} · ${formatDateTime(at)}`;
