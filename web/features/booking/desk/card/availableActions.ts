import {
  buttonActions,
  type ButtonAction,
} from '#src/contracts/booking/reservation-action-lookups.ts';
import type { ButtonDescription } from '#src/contracts/booking/actions/action-description.ts';
import { reservationActions } from '#src/contracts/booking/reservation-actions.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';

export type ReservationDialogKind =
  'reject' | 'move' | 'table' | 'cancel' | 'story' | 'guest' | 'entry';

export type CardAction = { readonly label: string; readonly destructive?: boolean } & (
  | { readonly change: ButtonAction }
  | { readonly form: ReservationDialogKind }
  | { readonly opensChat: true }
);

export type CardActions = {
  readonly buttons: readonly CardAction[];
  readonly more: readonly CardAction[];
};

const reject: CardAction = { label: 'Rifiuta', form: 'reject', destructive: true };
const acceptAndWrite: CardAction = { label: 'Accetta e scrivi', opensChat: true };
const move: CardAction = { label: 'Sposta', form: 'move' };
const cancel: CardAction = { label: 'Annulla prenotazione', form: 'cancel', destructive: true };
const tableAction = ({ tableId }: ReservationView): CardAction => ({
  label: tableId ? 'Cambia tavolo' : 'Assegna tavolo',
  form: 'table',
});

const describeButton = (action: ButtonAction): ButtonDescription =>
  reservationActions[action].button;

const offeredActions = (reservation: ReservationView, today: string, nextStep: boolean) =>
  buttonActions
    .filter((action) => {
      const { isNextStep = false, isOffered } = describeButton(action);
      return isNextStep === nextStep && isOffered(reservation, today);
    })
    .map((action): CardAction => {
      const { label, destructive = false } = describeButton(action);
      return { label, destructive, change: action };
    });

/**
 * Offers to accept and write by WhatsApp if the guest has a telephone number but no e-mail address.
 */
const writeActions = ({ customerEmail, customerPhone }: ReservationView): CardAction[] =>
  customerPhone && !customerEmail ? [acceptAndWrite] : [];

/**
 * Returns the actions that the status allows. The next step of the visit is a button on the card.
 * Most other actions are in the menu.
 */
export const availableActions = (reservation: ReservationView, today: string): CardActions => {
  const { status } = reservation;
  const steps = offeredActions(reservation, today, true);
  const others = offeredActions(reservation, today, false);
  const table = tableAction(reservation);
  if (status === 'pending')
    return {
      buttons: [...steps, ...writeActions(reservation), reject],
      more: [{ ...move, label: 'Modifica' }, table],
    };
  if (status !== 'confirmed') return { buttons: [], more: [] };
  return steps.length > 0
    ? { buttons: [...steps, move], more: [table, ...others, cancel] }
    : { buttons: [move, table], more: [...others, cancel] };
};
