import { useRef, useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import {
  useDecideReservationMutation,
  useApplyReservationActionMutation,
  type ServerAction,
} from '../reservationChangesApi.ts';
import { describeReservation } from '../reservationText.ts';

export type ReservationAction = ServerAction | 'accept';

const successTitle: Record<ReservationAction, string> = {
  accept: 'Prenotazione accettata',
  arrive: 'Arrivo registrato',
  'no-show': 'Segnata come non presentata',
  complete: 'Prenotazione completata',
  called: 'Cliente avvisato',
  undo: 'Azione annullata',
};

export const useReservationAction = (
  reservation: ReservationView,
  onResponse: (changed: ReservationView | null) => void,
) => {
  const [decide] = useDecideReservationMutation();
  const [apply] = useApplyReservationActionMutation();
  const { toast } = useToast();
  const [busy, setBusy] = useState<ReservationAction | null>(null);
  // Uses a ref, because a state update would come too late to ignore a double click.
  const isSending = useRef(false);

  const send = (action: ReservationAction) => {
    const { id, version } = reservation;
    return action === 'accept'
      ? decide({ id, version, status: 'confirmed' })
      : apply({ id, version, action });
  };
  const run = async (action: ReservationAction) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(action);
    const { data, error } = await send(action);
    isSending.current = false;
    setBusy(null);
    if (error)
      toast({
        title: "Errore nell'aggiornamento della prenotazione",
        description: errorMessage(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
    else toast({ title: successTitle[action], description: describeReservation(reservation) });
    onResponse(data ?? null);
  };
  return { busy, run };
};
