import { useState } from 'react';
import { get, type FieldError, type FieldErrors, type UseFormSetFocus } from 'react-hook-form';
import { translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { GuestDetails } from '../bookingFlowTypes.ts';
import type { InvalidField } from './ErrorSummary.tsx';

/** Labels of the fields, in the order of the form. */
const fieldLabels = {
  customerName: 'booking.name',
  customerPhone: 'booking.phone',
  customerEmail: 'booking.email',
  notes: 'booking.notes',
  arrivalTime: 'booking.arrivalTime',
  'allergies.note': 'booking.allergiesNote',
  allergiesConsent: 'booking.allergies',
} as const;
type SummaryField = keyof typeof fieldLabels;
const summaryFields = Object.keys(fieldLabels) as SummaryField[];

const findError = (errors: FieldErrors<GuestDetails>, name: SummaryField) =>
  get(errors, name) as FieldError | undefined;
const listInvalid = (errors: FieldErrors<GuestDetails>): SummaryField[] =>
  summaryFields.filter((name) => findError(errors, name) !== undefined);

/**
 * Focuses the field if only one is invalid. If several are invalid, shows a focused summary until
 * all are valid.
 */
export const useErrorSummary = (
  errors: FieldErrors<GuestDetails>,
  setFocus: UseFormSetFocus<GuestDetails>,
) => {
  const words = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const invalid = listInvalid(errors);
  const fields = invalid.map((name): InvalidField => ({
    name,
    label: words(fieldLabels[name]).replace(/\s*\?$/, ''),
    error: translateFieldError(words, findError(errors, name)?.message ?? ''),
  }));
  const report = (names: readonly SummaryField[]) => {
    setAttempt((last) => (names.length > 1 ? last + 1 : 0));
    if (names.length === 1) setFocus(names[0]!);
  };
  return {
    summary: attempt > 0 && fields.length > 0 ? { fields, attempt } : null,
    openField: (name: string) => setFocus(name as SummaryField),
    onInvalid: (found: FieldErrors<GuestDetails>) => report(listInvalid(found)),
    onRefused: (names: readonly string[]) =>
      report(summaryFields.filter((name) => names.includes(name))),
  };
};
