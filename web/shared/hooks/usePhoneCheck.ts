import { withNoBreakSpaces } from '../phoneLinks.ts';
import { useState, type ChangeEvent, type FocusEvent } from 'react';

/** Loads the phone number library. It is large, so it is loaded only when the field gets focus. */
export const loadPhoneNumber = () => import('#src/contracts/common/phone-number.ts');

export type CheckedPhone = { readonly isComplete: boolean; readonly formatted: string };

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
    const { isCompletePhone, formatPhone } = await loadPhoneNumber();
    if (input.value !== typed || typed.trim() === '') return;
    setChecked({
      isComplete: isCompletePhone(typed),
      formatted: withNoBreakSpaces(formatPhone(typed)),
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
