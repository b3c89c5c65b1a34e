import { useRef, useState } from 'react';
import type {
  ButtonAction,
  OneTapAction,
} from '#src/contracts/booking/reservation-action-lookups.ts';
import { reservationActions } from '#src/contracts/booking/reservation-actions.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import {
  useDecideReservationMutation,
  useApplyReservationActionMutation,
} from '../reservationChangesApi.ts';
import { describeReservation } from '../reservationText.ts';
import { describeFailure } from '../../describeFailure.ts';

export type CardReservationAction = OneTapAction | ButtonAction;

const successTitle = (action: CardReservationAction): string => {
  const description = reservationActions[action];
  return 'button' in description ? description.button.done : description.past;
};

export const useReservationAction = (
  reservation: ReservationView,
  onResponse: (changed: ReservationView | null, title: string) => void,
) => {
  const [decide] = useDecideReservationMutation();
  const [apply] = useApplyReservationActionMutation();
  const { toast } = useToast();
  const [busy, setBusy] = useState<CardReservationAction | null>(null);
  // Uses a ref, because a state update would come too late to ignore a double click.
  const isSending = useRef(false);

  const send = (action: CardReservationAction) => {
    const { id, version } = reservation;
    return action === 'confirm'
      ? decide({ id, version, status: 'confirmed' })
      : apply({ id, version, action });
  };
  const run = async (action: CardReservationAction): Promise<ReservationView | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(action);
    const { data, error } = await send(action);
    isSending.current = false;
    setBusy(null);
    if (error)
      toast({
        title: "Errore nell'aggiornamento della prenotazione",
        description: describeFailure(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
    else toast({ title: successTitle(action), description: describeReservation(reservation) });
    onResponse(data ?? null, successTitle(action));
    return data ?? null;
  };
  return { busy, run };
};
