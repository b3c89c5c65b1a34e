import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ReservationAction } from './useReservationAction.ts';

export type ReservationDialogKind = 'reject' | 'move' | 'table' | 'cancel' | 'story' | 'guest';

export type CardAction = { readonly word: string; readonly grave?: boolean } & (
  { readonly change: ReservationAction } | { readonly form: ReservationDialogKind }
);

export type CardActions = {
  readonly buttons: readonly CardAction[];
  readonly more: readonly CardAction[];
};

const accept: CardAction = { word: 'Accetta', change: 'accept' };
const reject: CardAction = { word: 'Rifiuta', form: 'reject', grave: true };
const arrived: CardAction = { word: 'Arrivato', change: 'arrive' };
const complete: CardAction = { word: 'Completata', change: 'complete' };
const noShow: CardAction = { word: 'Non presentato', change: 'no-show', grave: true };
const move: CardAction = { word: 'Sposta', form: 'move' };
const cancel: CardAction = { word: 'Annulla prenotazione', form: 'cancel', grave: true };
const tableAction = ({ tableId }: ReservationView): CardAction => ({
  word: tableId ? 'Cambia tavolo' : 'Assegna tavolo',
  form: 'table',
});

const confirmedActions = (reservation: ReservationView, today: string): CardActions => {
  const table = tableAction(reservation);
  if (reservation.reservationDate > today) return { buttons: [move, table], more: [cancel] };
  return reservation.arrivedAt
    ? { buttons: [complete, move], more: [table, cancel] }
    : { buttons: [arrived, move], more: [table, complete, noShow, cancel] };
};

/**
 * Offered actions by status; arrival only from the reservation date. `today`: venue date,
 * `yyyy-MM-dd`.
 */
export const availableActions = (reservation: ReservationView, today: string): CardActions => {
  if (reservation.status === 'pending')
    return {
      buttons: [accept, reject],
      more: [{ ...move, word: 'Modifica' }, tableAction(reservation)],
    };
  return reservation.status === 'confirmed'
    ? confirmedActions(reservation, today)
    : { buttons: [], more: [] };
};
