import { outcomeLabel, statusLabel, type ReservationView } from '../../../../src/contracts/booking.ts';

type Standing = Pick<ReservationView, 'status' | 'outcome'>;

/** Groups of the staff list. `other`: withdrawn, lapsed and no-shows, which must not pass for rejections (decision 4). */
export type DeskGroup = 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'other';
export type DeskFilter = 'all' | DeskGroup;

export const filterLabel: Record<DeskFilter, string> = {
  all: 'Tutte', pending: 'In attesa', confirmed: 'Confermate', cancelled: 'Rifiutate', completed: 'Completate', other: 'Altre',
};

export const groupOf = ({ status, outcome }: Standing): DeskGroup =>
  outcome === null || outcome === 'rejected' ? status : 'other';

/** The word of the badge: the outcome, where there is one, speaks first (decision 4). */
export const badgeWord = ({ status, outcome }: Standing): string => (outcome ? outcomeLabel[outcome] : statusLabel[status]);

export type Chip = { readonly filter: DeskFilter; readonly label: string; readonly count: number };

/** The filter chips with their counts, in the order of the screen; `other` shows only when there is any. */
export const chipsOf = (list: readonly Standing[]): Chip[] => {
  const count = (filter: DeskFilter) => (filter === 'all' ? list.length : list.filter((one) => groupOf(one) === filter).length);
  const chips = (Object.keys(filterLabel) as DeskFilter[]).map((filter) => ({ filter, label: filterLabel[filter], count: count(filter) }));
  return chips.filter(({ filter, count: many }) => filter !== 'other' || many > 0);
};

/** Requests that wait for an answer of the staff. */
export const waitingIn = (list: readonly Standing[]): number => list.filter(({ status }) => status === 'pending').length;
