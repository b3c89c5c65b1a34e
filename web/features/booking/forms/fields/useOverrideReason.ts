import { useState, type FormEvent } from 'react';
import { override } from '#src/contracts/booking/reservation-desk-forms.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';
import { toItalianProblem } from '#web/shared/i18n/italianFieldError.ts';

export const useOverrideReason = () => {
  const [message, setMessage] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  /** Returns null when no reason is needed, and undefined when the typed reason is invalid. */
  const readReason = (): string | null | undefined => {
    if (message === null) return null;
    const { data, error: problem } = override.safeParse({ reason });
    setError(toItalianProblem(problem));
    return data?.reason;
  };
  const handleRefusal = (failure: unknown): boolean => {
    const refusal = refusalOf(failure);
    const overridable = refusal?.details?.['overridable'] === true;
    setMessage(overridable ? refusal.message : null);
    return overridable;
  };
  /** Hides the reason field, because the changed form may no longer exceed the limit. */
  const clear = () => setMessage(null);
  /**
   * Hides the reason field when another field changes. The reason field itself has no `name`, so
   * typing a reason does not hide it.
   */
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
