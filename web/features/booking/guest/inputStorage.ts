import type { GuestDetails, LastChoice } from './bookingFlowTypes.ts';

type Input = { readonly details: GuestDetails; readonly lastChoice: LastChoice | null };

const STORAGE_KEY = 'reservationDraft';

/** Stores the guest's input until the browser closes the tab. */
export const storeInput = (input: Input): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(input));
  } catch {
    // Without storage, reloading the page clears the form.
  }
};

export const deleteStoredInput = (): void => {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
};

/**
 * Reads the stored input. Fields that an older version of the site did not store get their value
 * from `empty`.
 */
export const readStoredInput = (empty: GuestDetails): Input | null => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Input | null;
    return stored && { ...stored, details: { ...empty, ...stored.details } };
  } catch {
    return null;
  }
};
