import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ReservationAction } from './useReservationAction.ts';

export type ReservationDialogKind = 'reject' | 'move' | 'table' | 'cancel' | 'story' | 'guest';

export type CardAction = { readonly label: string; readonly destructive?: boolean } & (
  { readonly change: ReservationAction } | { readonly form: ReservationDialogKind }
);

export type CardActions = {
  readonly buttons: readonly CardAction[];
  readonly more: readonly CardAction[];
};

const accept: CardAction = { label: 'Accetta', change: 'accept' };
const reject: CardAction = { label: 'Rifiuta', form: 'reject', destructive: true };
const arrived: CardAction = { label: 'Arrivato', change: 'arrive' };
const complete: CardAction = { label: 'Completata', change: 'complete' };
const noShow: CardAction = { label: 'Non presentato', change: 'no-show', destructive: true };
const move: CardAction = { label: 'Sposta', form: 'move' };
const cancel: CardAction = { label: 'Annulla prenotazione', form: 'cancel', destructive: true };
const tableAction = ({ tableId }: ReservationView): CardAction => ({
  label: tableId ? 'Cambia tavolo' : 'Assegna tavolo',
  form: 'table',
});

const confirmedActions = (reservation: ReservationView, today: string): CardActions => {
  const table = tableAction(reservation);
  if (reservation.reservationDate > today) return { buttons: [move, table], more: [cancel] };
  return reservation.arrivedAt
    ? { buttons: [complete, move], more: [table, cancel] }
    : { buttons: [arrived, move], more: [table, complete, noShow, cancel] };
};

/** Staff can mark a guest as arrived only from the reservation date. */
export const availableActions = (reservation: ReservationView, today: string): CardActions => {
  if (reservation.status === 'pending')
    return {
      buttons: [accept, reject],
      more: [{ ...move, label: 'Modifica' }, tableAction(reservation)],
    };
  return reservation.status === 'confirmed'
    ? confirmedActions(reservation, today)
    : { buttons: [], more: [] };
};
