import {
  reservationOutcomeLabel,
  reservationStatusLabel,
  type ReservationView,
} from '#src/contracts/booking/reservations.ts';
import type { DeskFilter, DeskSummary } from '#src/contracts/booking/reservation-desk.ts';

/** The chips, in the order of the screen. Withdrawn, lapsed and no-shows must not pass for rejections (decision 4). */
export const statusFilterLabel: Record<DeskFilter, string> = {
  all: 'Tutte',
  pending: 'In attesa',
  to_call: 'Da chiamare',
  confirmed: 'Confermate',
  cancelled: 'Rifiutate e annullate',
  completed: 'Completate',
};

/** The word of the badge: the outcome, where there is one, speaks first (decision 4). */
export const statusBadgeText = ({
  status,
  outcome,
}: Pick<ReservationView, 'status' | 'outcome'>): string =>
  outcome ? reservationOutcomeLabel[outcome] : reservationStatusLabel[status];

/** `count` undefined: not known yet. */
export type StatusFilterChip = {
  readonly key: DeskFilter;
  readonly label: string;
  readonly count: number | undefined;
};

const filterCount = (filter: DeskFilter, summary: DeskSummary) =>
  filter === 'to_call' ? summary.toCall : summary[filter];

/** The filter chips with their counts. "Da chiamare" shows only while there is somebody to call, or while it is chosen. */
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
    .filter(({ key, count = 0 }) => key !== 'to_call' || key === chosen || count > 0);
