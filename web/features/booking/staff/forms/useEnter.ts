import { useRef, useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { errorMessage, refusalOf } from '../../../../shared/api-error.ts';
import { newAttempt } from '../../../../shared/attempt.ts';
import { useToast } from '../../../../shared/ui/Toast.tsx';
import { useEnterReservationMutation } from '../deskApi.ts';
import { partyWords } from '../partyWords.ts';
import { entryWanted, type EntryTyped } from './entry.ts';
import { useOverride } from './useOverride.ts';

/**
 * Enters a booking. The same content sent again, after an answer that never came, carries the same key and is entered
 * once; anything else carries a new one.
 */
export const useEnter = (onEntered: () => void, setError: UseFormSetError<EntryTyped>) => {
  const [send, { isLoading }] = useEnterReservationMutation();
  const override = useOverride();
  const { toast } = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const attempt = useRef({ content: '', key: '' });
  const underWay = useRef(false);

  const keyFor = (content: string): string => {
    if (attempt.current.content !== content) attempt.current = { content, key: newAttempt() };
    return attempt.current.key;
  };
  const refused = (error: unknown) => {
    setFailure(override.refused(error) ? null : error);
    for (const [name, message] of Object.entries(refusalOf(error)?.fields ?? {}))
      setError(name as keyof EntryTyped, { message });
  };
  const enter = async (typed: EntryTyped) => {
    const reason = override.wanted();
    if (underWay.current || reason === undefined) return;
    underWay.current = true;
    const body = entryWanted(typed, reason);
    const { data, error } = await send({ key: keyFor(JSON.stringify(body)), body });
    underWay.current = false;
    if (error) return refused(error);
    toast({ title: 'Prenotazione inserita', ...(data ? { description: partyWords(data) } : {}) });
    onEntered();
  };
  return {
    enter,
    busy: isLoading,
    override,
    failure: failure === null ? null : errorMessage(failure, 'Riprova tra qualche istante.'),
  };
};
