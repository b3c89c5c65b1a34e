import { useState, type FormEvent } from 'react';
import { override } from '#src/contracts/booking/reservation-desk.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';

/**
 * The reason for passing a limit. It is asked for only after the server refused with `overridable`; what was typed
 * stays. `wanted()` gives the reason to send, null when none is needed, undefined when one is needed and missing.
 */
export const useOverrideReason = () => {
  const [message, setMessage] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  const wanted = (): string | null | undefined => {
    if (message === null) return null;
    const read = override.safeParse({ reason });
    setError(read.success ? undefined : read.error.issues[0]?.message);
    return read.data?.reason;
  };
  /** @returns whether the failure was a limit that may be passed, so that nothing else needs to be said */
  const refused = (failure: unknown): boolean => {
    const refusal = refusalOf(failure);
    const overridable = refusal?.details?.['overridable'] === true;
    setMessage(overridable ? refusal.message : null);
    return overridable;
  };
  /** What was refused has been changed: the limit may not matter any more. */
  const forget = () => setMessage(null);
  /** `onChange` of the form: every field but the reason has a name. */
  const forgetUnless = ({ target }: FormEvent) => {
    if ((target as HTMLInputElement).name) forget();
  };
  return {
    box: message === null ? null : { message, reason, error, onReason: setReason },
    wanted,
    refused,
    forget,
    forgetUnless,
  };
};
