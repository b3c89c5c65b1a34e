import { useState, type FormEvent } from 'react';
import { override } from '#src/contracts/booking/reservation-desk-forms.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';

export const useOverrideReason = () => {
  const [message, setMessage] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  /** Null: no reason needed; undefined: needed but invalid. */
  const readReason = (): string | null | undefined => {
    if (message === null) return null;
    const parsed = override.safeParse({ reason });
    setError(parsed.success ? undefined : parsed.error.issues[0]?.message);
    return parsed.data?.reason;
  };
  /** @returns true when the refusal can be overridden */
  const handleRefusal = (failure: unknown): boolean => {
    const refusal = refusalOf(failure);
    const overridable = refusal?.details?.['overridable'] === true;
    setMessage(overridable ? refusal.message : null);
    return overridable;
  };
  /** A changed field may no longer exceed the limit. */
  const clear = () => setMessage(null);
  /** The reason input has no `name`; every other field does. */
  const clearOnFieldChange = ({ target }: FormEvent) => {
    if ((target as HTMLInputElement).name) clear();
  };
  return {
    fieldProps: message === null ? null : { message, reason, error, onReason: setReason },
    readReason,
    handleRefusal,
    clear,
    clearOnFieldChange,
  };
};
