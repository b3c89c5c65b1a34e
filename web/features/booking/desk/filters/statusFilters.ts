import {
  reservationOutcomeLabel,
  reservationStatusLabel,
  type ReservationView,
} from '#src/contracts/booking/reservations.ts';
import type { DeskFilter, DeskSummary } from '#src/contracts/booking/reservation-desk-schemas.ts';

export const statusFilterLabel: Record<DeskFilter, string> = {
  all: 'Tutte',
  pending: 'In attesa',
  to_call: 'Da chiamare',
  confirmed: 'Confermate',
  seated: 'A tavola',
  cancelled: 'Rifiutate e annullate',
  completed: 'Completate',
};

/**
 * Returns the text of the status badge. An outcome, such as a no-show, replaces the status (spec
 * note 4).
 */
export const statusBadgeText = ({
  status,
  outcome,
}: Pick<ReservationView, 'status' | 'outcome'>): string =>
  outcome ? reservationOutcomeLabel[outcome] : reservationStatusLabel[status];

const HIDDEN_IF_EMPTY: ReadonlySet<DeskFilter> = new Set(['to_call', 'seated']);

export type StatusFilterChip = {
  readonly key: DeskFilter;
  readonly label: string;
  readonly count: number | undefined;
};

export const filterCount = (filter: DeskFilter, summary: DeskSummary): number =>
  filter === 'to_call' ? summary.toCall : summary[filter];

export const statusFilterChips = (
  summary: DeskSummary | undefined,
  chosen: DeskFilter = 'all',
): StatusFilterChip[] =>
  (Object.keys(statusFilterLabel) as DeskFilter[])
    .map((key) => ({
      key,
      label: statusFilterLabel[key],
      count: summary && filterCount(key, summary),
    }))
    .filter(({ key, count = 0 }) => !HIDDEN_IF_EMPTY.has(key) || key === chosen || count > 0);
