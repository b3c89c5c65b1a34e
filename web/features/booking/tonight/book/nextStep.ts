import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ButtonVariant } from '#web/shared/ui/controls/Button.ts';
import type { Visit } from './describeVisit.ts';

export type RowAction = 'markSeated' | 'clearTable';

/** The action button of a row. `done`: text that the footer shows after the action. */
export type NextStep = {
  readonly label: string;
  readonly variant: ButtonVariant;
} & ({ readonly action: RowAction; readonly done: string } | { readonly form: 'table' });

/**
 * Returns the button of a row, or null if the visit is over. The button has a strong colour only if
 * staff should act now.
 */
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
