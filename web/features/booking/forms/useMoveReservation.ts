import { useRef, useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useMoveReservationMutation } from '../desk/reservationChangesApi.ts';
import { describeReservation } from '../desk/reservationText.ts';
import { toMovePayload, type SlotAndTableValues } from './fields/slotAndTableValues.ts';
import { useLatestReservation } from './useLatestReservation.ts';
import { useOverrideReason } from './fields/useOverrideReason.ts';

export const useMoveReservation = (
  opened: ReservationView,
  onChanged: (changed: ReservationView) => void,
) => {
  const latest = useLatestReservation(opened);
  const [move, { isLoading }] = useMoveReservationMutation();
  const override = useOverrideReason();
  const { toast } = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const [conflictShown, setConflictShown] = useState(false);
  const isSending = useRef(false);

  const save = async (typed: SlotAndTableValues) => {
    const reason = override.readReason();
    if (isSending.current || reason === undefined) return;
    isSending.current = true;
    const { data, error } = await move({
      id: opened.id,
      version: conflictShown ? latest.version : opened.version,
      body: toMovePayload(typed, reason),
    });
    isSending.current = false;
    if (data) {
      toast({ title: 'Prenotazione modificata', description: describeReservation(data) });
      return onChanged(data);
    }
    if (refusalOf(error)?.code === 'changed_meanwhile') setConflictShown(true);
    setFailure(override.handleRefusal(error) ? null : error);
  };
  return {
    latest,
    conflictShown,
    save,
    isSaving: isLoading,
    override,
    failure: failure === null ? null : errorMessage(failure, 'Riprova tra qualche istante.'),
    fields: refusalOf(failure)?.fields,
  };
};
