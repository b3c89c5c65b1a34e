import {
  outcomeLabel,
  statusLabel,
  type ReservationView,
} from '../../../../src/contracts/booking.ts';
import type { DeskFilter, DeskSummary } from '../../../../src/contracts/desk.ts';

/** The chips, in the order of the screen. Withdrawn, lapsed and no-shows must not pass for rejections (decision 4). */
export const filterLabel: Record<DeskFilter, string> = {
  all: 'Tutte',
  pending: 'In attesa',
  to_call: 'Da chiamare',
  confirmed: 'Confermate',
  cancelled: 'Rifiutate e annullate',
  completed: 'Completate',
};

/** The word of the badge: the outcome, where there is one, speaks first (decision 4). */
export const badgeWord = ({
  status,
  outcome,
}: Pick<ReservationView, 'status' | 'outcome'>): string =>
  outcome ? outcomeLabel[outcome] : statusLabel[status];

/** `count` undefined: not known yet. */
export type DeskChip = {
  readonly key: DeskFilter;
  readonly label: string;
  readonly count: number | undefined;
};

const countOf = (filter: DeskFilter, summary: DeskSummary) =>
  filter === 'to_call' ? summary.toCall : summary[filter];

/** The filter chips with their counts. "Da chiamare" shows only while there is somebody to call, or while it is chosen. */
export const chipsOf = (summary: DeskSummary | undefined, chosen: DeskFilter = 'all'): DeskChip[] =>
  (Object.keys(filterLabel) as DeskFilter[])
    .map((key) => ({ key, label: filterLabel[key], count: summary && countOf(key, summary) }))
    .filter(({ key, count = 0 }) => key !== 'to_call' || key === chosen || count > 0);
