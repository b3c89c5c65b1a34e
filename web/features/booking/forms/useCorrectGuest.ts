import type { z } from 'zod';
import type { guestCorrection } from '#src/contracts/booking/reservation-desk-forms.ts';
import { type GuestCorrection } from '#src/contracts/booking/reservation-desk-forms.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useCorrectGuestMutation } from '../desk/reservationChangesApi.ts';
import { describeReservation } from '../desk/reservationText.ts';
import type { ReservationDialogProps } from './MoveReservationDialog.tsx';
import { useLatestReservation } from './useLatestReservation.ts';

export type CorrectionValues = z.input<typeof guestCorrection>;

export const useCorrectGuest = (
  { reservation: opened, onChanged }: Omit<ReservationDialogProps, 'onClose'>,
  onFields: (fields: Readonly<Record<string, string>>) => void,
) => {
  const [send, { isLoading, error }] = useCorrectGuestMutation();
  const latest = useLatestReservation(opened);
  const { toast } = useToast();
  const isConflict = refusalOf(error)?.code === 'changed_meanwhile';
  const correct = async (body: GuestCorrection) => {
    if (isLoading) return;
    const { data, error: refused } = await send({
      id: opened.id,
      version: isConflict ? latest.version : opened.version,
      body,
    });
    if (refused) onFields(refusalOf(refused)?.fields ?? {});
    if (!data) return;
    toast({ title: 'Dati corretti', description: describeReservation(data) });
    onChanged(data);
  };
  return {
    correct,
    busy: isLoading,
    failure: error ? errorMessage(error, 'Riprova tra qualche istante.') : null,
  };
};
