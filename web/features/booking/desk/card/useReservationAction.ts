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
 * Runs actions that need no form, one at a time. `onAnswer` receives null when the server refuses.
 */
export const useReservationAction = (
  reservation: ReservationView,
  onAnswer: (changed: ReservationView | null) => void,
) => {
  const [settle] = useSettleReservationMutation();
  const [step] = useStepReservationMutation();
  const { toast } = useToast();
  const [busy, setBusy] = useState<ReservationAction | null>(null);
  // A ref: state updates too late for a second press in the same frame.
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
