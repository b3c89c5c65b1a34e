import { useRef, useState } from 'react';
import type { DeviceUser } from '#src/contracts/staff/trusted-device.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useConfirmPersonMutation } from './trustedDeviceApi.ts';

export const PIN_LENGTH = 4;

/** Collects the digits of a person's PIN and submits them after the fourth. */
export const usePinEntry = (person: DeviceUser | null, onConfirmed: () => void) => {
  const [confirm, { isLoading: isSending, error }] = useConfirmPersonMutation();
  const [typed, setTyped] = useState('');
  // Uses a ref, because a state update would come too late for two quick key presses.
  const digits = useRef('');
  const show = (next: string) => {
    digits.current = next;
    setTyped(next);
  };
  const send = async (personId: string, pin: string) => {
    const { data } = await confirm({ personId, pin });
    if (data) onConfirmed();
    else show('');
  };
  const press = (digit: string) => {
    if (!person || isSending || digits.current.length >= PIN_LENGTH) return;
    show(digits.current + digit);
    if (digits.current.length === PIN_LENGTH) void send(person.id, digits.current);
  };
  return {
    typed,
    press,
    erase: () => {
      if (!isSending) show(digits.current.slice(0, -1));
    },
    isSending,
    refusal:
      error && !isSending && typed === ''
        ? errorMessage(error, 'Riprova tra qualche istante.')
        : null,
  };
};
