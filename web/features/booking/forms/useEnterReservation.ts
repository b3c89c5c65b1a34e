import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { describeReservation } from '../desk/reservationText.ts';
import { toEntryPayload, type NewReservationValues } from './newReservationForm.ts';
import { useOverrideReason } from './fields/useOverrideReason.ts';
import { useIdempotentEntry } from './useIdempotentEntry.ts';

export const useEnterReservation = (
  onEntered: () => void,
  setError: UseFormSetError<NewReservationValues>,
) => {
  const { enter: send, isLoading } = useIdempotentEntry();
  const override = useOverrideReason();
  const { toast } = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const refused = (error: unknown) => {
    setFailure(override.handleRefusal(error) ? null : error);
    for (const [name, message] of Object.entries(refusalOf(error)?.fields ?? {}))
      setError(name as keyof NewReservationValues, { message });
  };
  const enter = async (typed: NewReservationValues) => {
    const reason = override.readReason();
    if (reason === undefined) return;
    const answer = await send(toEntryPayload(typed, reason));
    if (!answer) return;
    const { data, error } = answer;
    if (error) return refused(error);
    toast({
      title: 'Prenotazione inserita',
      ...(data ? { description: describeReservation(data) } : {}),
    });
    onEntered();
  };
  return {
    enter,
    busy: isLoading,
    override,
    failure: failure === null ? null : errorMessage(failure, 'Riprova tra qualche istante.'),
  };
};
