import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ButtonVariant } from '#web/shared/ui/controls/Button.ts';
import type { Visit } from './describeVisit.ts';

export type RowAction = 'markSeated' | 'clearTable';

/** The one button of a row. `done` tells the action in the place of the last action. */
export type NextStep = {
  readonly label: string;
  readonly variant: ButtonVariant;
} & ({ readonly action: RowAction; readonly done: string } | { readonly form: 'table' });

/** A button is solid only if its moment has come. Null: the visit is over. */
export const nextStep = (
  { tableId }: Pick<ReservationView, 'tableId'>,
  { state }: Visit,
): NextStep | null => {
  if (state === 'gone') return null;
  if (state === 'seated')
    return { label: 'Libera', variant: 'secondary', action: 'clearTable', done: 'Tavolo liberato' };
  if (tableId === null) return { label: 'Trova tavolo', variant: 'primary', form: 'table' };
  if (state === 'arrived')
    return { label: 'Seduti', variant: 'accept', action: 'markSeated', done: 'Seduti' };
  const isLate = state === 'late' || state === 'very-late';
  return {
    label: 'Arrivati',
    variant: isLate ? 'accept' : 'secondary',
    action: 'markSeated',
    done: 'Arrivati',
  };
};
