import { useRef } from 'react';
import type { z } from 'zod';
import type { deskEntry } from '#src/contracts/booking/reservation-desk-forms.ts';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { useEnterReservationMutation } from '../desk/reservationChangesApi.ts';

/**
 * Enters a booking by staff. The same content has the same Idempotency-Key, so a repetition after a
 * lost response creates no second booking. `enter` returns null while another request runs.
 */
export const useIdempotentEntry = () => {
  const [send, { isLoading }] = useEnterReservationMutation();
  const attempt = useRef({ content: '', key: '' });
  const isSending = useRef(false);
  const keyFor = (content: string): string => {
    if (attempt.current.content !== content)
      attempt.current = { content, key: createIdempotencyKey() };
    return attempt.current.key;
  };
  const enter = async (body: z.input<typeof deskEntry>) => {
    if (isSending.current) return null;
    isSending.current = true;
    const answer = await send({ key: keyFor(JSON.stringify(body)), body });
    isSending.current = false;
    return answer;
  };
  return { enter, isLoading };
};
