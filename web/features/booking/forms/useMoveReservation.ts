import { useRef, useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useMoveReservationMutation } from '../desk/reservationsApi.ts';
import { describeReservation } from '../desk/reservationText.ts';
import { toMovePayload, type SlotAndTableValues } from './fields/slotAndTableValues.ts';
import { useLatestReservation } from './useLatestReservation.ts';
import { useOverrideReason } from './fields/useOverrideReason.ts';

/**
 * Sends the version the dialog opened with. After a conflict is shown, it sends the newest version.
 */
export const useMoveReservation = (
  opened: ReservationView,
  onChanged: (changed: ReservationView) => void,
) => {
  const fresh = useLatestReservation(opened);
  const [move, { isLoading }] = useMoveReservationMutation();
  const override = useOverrideReason();
  const { toast } = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const [told, setTold] = useState(false);
  const underWay = useRef(false);

  const save = async (typed: SlotAndTableValues) => {
    const reason = override.wanted();
    if (underWay.current || reason === undefined) return;
    underWay.current = true;
    const { data, error } = await move({
      id: opened.id,
      version: told ? fresh.version : opened.version,
      body: toMovePayload(typed, reason),
    });
    underWay.current = false;
    if (data) {
      toast({ title: 'Prenotazione modificata', description: describeReservation(data) });
      return onChanged(data);
    }
    if (refusalOf(error)?.code === 'changed_meanwhile') setTold(true);
    setFailure(override.refused(error) ? null : error);
  };
  return {
    fresh,
    told,
    save,
    isSaving: isLoading,
    override,
    failure: failure === null ? null : errorMessage(failure, 'Riprova tra qualche istante.'),
    fields: refusalOf(failure)?.fields,
  };
};
