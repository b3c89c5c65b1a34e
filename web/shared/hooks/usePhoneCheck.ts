import { useState, type ChangeEvent, type FocusEvent } from 'react';
import type { PhoneProblem } from '#src/contracts/common/phone-number.ts';
import { withNoBreakSpaces } from '../phoneLinks.ts';

/** Loads the phone number library. It is large, so it is loaded only when the field gets focus. */
export const loadPhoneNumber = () => import('#src/contracts/common/phone-number.ts');

/** `extension` is the part of the input that is not stored. */
export type CheckedPhone = {
  readonly problem: PhoneProblem | null;
  readonly formatted: string;
  readonly extension: string | null;
};

type Handlers = {
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => unknown) | undefined;
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => unknown) | undefined;
};

/**
 * Checks a telephone number when its field loses focus. `checked` is null while the guest types,
 * for an empty field, and if the library cannot be loaded.
 */
export const usePhoneCheck = ({ onBlur, onChange }: Handlers) => {
  const [checked, setChecked] = useState<CheckedPhone | null>(null);
  const check = async (input: HTMLInputElement) => {
    const typed = input.value;
    const { findExtension, findPhoneProblem, formatPhone } = await loadPhoneNumber();
    if (input.value !== typed || typed.trim() === '') return;
    setChecked({
      problem: findPhoneProblem(typed),
      formatted: withNoBreakSpaces(formatPhone(typed)),
      extension: findExtension(typed),
    });
  };
  const handlers = {
    onFocus: () => void loadPhoneNumber().catch(() => undefined),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      onBlur?.(event);
      void check(event.currentTarget).catch(() => undefined);
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setChecked(null);
      onChange?.(event);
    },
  };
  return { checked, handlers };
};
