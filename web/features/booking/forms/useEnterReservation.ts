import { useRef, useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useEnterReservationMutation } from '../desk/reservationChangesApi.ts';
import { describeReservation } from '../desk/reservationText.ts';
import { toEntryPayload, type NewReservationValues } from './newReservationForm.ts';
import { useOverrideReason } from './fields/useOverrideReason.ts';

/**
 * The same content is sent again with the same Idempotency-Key, so a lost response creates no
 * second booking.
 */
export const useEnterReservation = (
  onEntered: () => void,
  setError: UseFormSetError<NewReservationValues>,
) => {
  const [send, { isLoading }] = useEnterReservationMutation();
  const override = useOverrideReason();
  const { toast } = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const attempt = useRef({ content: '', key: '' });
  const isSending = useRef(false);

  const keyFor = (content: string): string => {
    if (attempt.current.content !== content)
      attempt.current = { content, key: createIdempotencyKey() };
    return attempt.current.key;
  };
  const refused = (error: unknown) => {
    setFailure(override.handleRefusal(error) ? null : error);
    for (const [name, message] of Object.entries(refusalOf(error)?.fields ?? {}))
      setError(name as keyof NewReservationValues, { message });
  };
  const enter = async (typed: NewReservationValues) => {
    const reason = override.readReason();
    if (isSending.current || reason === undefined) return;
    isSending.current = true;
    const body = toEntryPayload(typed, reason);
    const { data, error } = await send({ key: keyFor(JSON.stringify(body)), body });
    isSending.current = false;
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
