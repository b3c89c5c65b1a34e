import { useState, type FormEvent } from 'react';
import { override } from '#src/contracts/booking/reservation-desk.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';

/** Override reason, requested after a refusal marked `overridable`. */
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
  /** @returns true when the refusal can be overridden */
  const refused = (failure: unknown): boolean => {
    const refusal = refusalOf(failure);
    const overridable = refusal?.details?.['overridable'] === true;
    setMessage(overridable ? refusal.message : null);
    return overridable;
  };
  /** A changed field may no longer exceed the limit. */
  const forget = () => setMessage(null);
  /** The reason input has no `name`; every other field does. */
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
