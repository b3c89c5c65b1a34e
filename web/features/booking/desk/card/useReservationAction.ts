import { useRef, useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import {
  useSettleReservationMutation,
  useStepReservationMutation,
  type ReservationStep,
} from '../reservationsApi.ts';
import { describeReservation } from '../reservationText.ts';

/** What one press on a card does. */
export type ReservationAction = ReservationStep | 'accept';

const successTitle: Record<ReservationAction, string> = {
  accept: 'Prenotazione accettata',
  arrive: 'Arrivo registrato',
  'no-show': 'Segnata come non presentata',
  complete: 'Prenotazione completata',
  called: 'Cliente avvisato',
  undo: 'Azione annullata',
};

/**
 * The changes that need no form, one at a time: a second press while the first is on its way does nothing. Says how it
 * went and whom it concerned; `onAnswer` hears of it also when a colleague was faster, then without a reservation.
 */
export const useReservationAction = (
  reservation: ReservationView,
  onAnswer: (changed: ReservationView | null) => void,
) => {
  const [settle] = useSettleReservationMutation();
  const [step] = useStepReservationMutation();
  const { toast } = useToast();
  const [busy, setBusy] = useState<ReservationAction | null>(null);
  // State arrives with the next render; two presses within one frame are told apart by this flag alone.
  const underWay = useRef(false);

  const send = (change: ReservationAction) => {
    const { id, version } = reservation;
    return change === 'accept'
      ? settle({ id, version, status: 'confirmed' })
      : step({ id, version, step: change });
  };
  const run = async (change: ReservationAction) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(change);
    const { data, error } = await send(change);
    underWay.current = false;
    setBusy(null);
    if (error)
      toast({
        title: "Errore nell'aggiornamento della prenotazione",
        description: errorMessage(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
    else toast({ title: successTitle[change], description: describeReservation(reservation) });
    onAnswer(data ?? null);
  };
  return { busy, run };
};
