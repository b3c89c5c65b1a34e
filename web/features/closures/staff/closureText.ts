import type { ClosureView } from '#src/contracts/closures.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';

/** 0 = Sunday, as the contract counts. */
export const weekdayNames = [
  'Domenica',
  'Lunedì',
  'Martedì',
  'Mercoledì',
  'Giovedì',
  'Venerdì',
  'Sabato',
] as const;
/** As an Italian calendar shows them. */
export const weekdaysFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

type Day = Pick<ClosureView, 'date' | 'weekday'>;

/** Title of a card: the long date, or the weekday's name. */
export const closureTitle = ({ date, weekday }: Day): string =>
  date === null ? weekdayNames[weekday ?? 0]! : formatLongDate(date);

export const closureTypeLabel = ({ date }: Day): string =>
  date === null ? 'Ricorrente settimanale' : 'Data specifica';

/** What the confirmation of a deletion names. */
export const removalQuestion = (day: Day): string =>
  day.date === null
    ? `Sei sicuro di voler eliminare la chiusura ricorrente di ogni ${closureTitle(day).toLowerCase()}?`
    : `Sei sicuro di voler eliminare la chiusura di ${closureTitle(day)}?`;

/** "1 prenotazione da spostare" */
export const formatStrandedCount = (many: number): string =>
  `${many} ${many === 1 ? 'prenotazione' : 'prenotazioni'} da spostare`;
