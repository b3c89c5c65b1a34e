import type { ClosureView } from '#src/contracts/closures.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';

export const weekdayNames = [
  'Domenica',
  'Lunedì',
  'Martedì',
  'Mercoledì',
  'Giovedì',
  'Venerdì',
  'Sabato',
] as const;
export const weekdaysFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

type Day = Pick<ClosureView, 'date' | 'weekday'>;

export const closureTitle = ({ date, weekday }: Day): string =>
  date === null ? weekdayNames[weekday ?? 0]! : formatLongDate(date);

export const closureTypeLabel = ({ date }: Day): string =>
  date === null ? 'Ricorrente settimanale' : 'Data specifica';

export const removalQuestion = (day: Day): string =>
  day.date === null
    ? `Sei sicuro di voler eliminare la chiusura ricorrente di ogni ${closureTitle(day).toLowerCase()}?`
    : `Sei sicuro di voler eliminare la chiusura di ${closureTitle(day)}?`;

export const formatStrandedCount = (many: number): string => `${formatCount(many)} da spostare`;

const formatCount = (many: number): string =>
  `${many} ${many === 1 ? 'prenotazione' : 'prenotazioni'}`;

export const cancellationQuestion = (many: number): string => `Annullare ${formatCount(many)}?`;

/** Label of the button that cancels. The other button, which keeps, is `Torna indietro`. */
export const cancellationAnswer = (many: number): string => `Sì, annulla ${formatCount(many)}`;

/** Returns a label such as `Annulla le prenotazioni e avvisa (3)`. */
export const cancellationLabel = (many: number): string =>
  `Annulla ${many === 1 ? 'la prenotazione' : 'le prenotazioni'} e avvisa (${many})`;

export const cancellationSummary = (cancelled: number, missed: number): string => {
  const done = `${formatCount(cancelled)} ${cancelled === 1 ? 'annullata' : 'annullate'}`;
  return missed === 0
    ? done
    : `${done}, ${missed} già ${missed === 1 ? 'gestita' : 'gestite'} da altri`;
};
