import type { GuestDetails, LastChoice } from './bookingFlowTypes.ts';

type Input = { readonly details: GuestDetails; readonly lastChoice: LastChoice | null };

const STORAGE_KEY = 'reservationDraft';

/** The browser deletes it with the tab. Personal data is stored nowhere else in the browser. */
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

/** Fields that an older version did not store keep their value in `empty`. */
export const readStoredInput = (empty: GuestDetails): Input | null => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Input | null;
    return stored && { ...stored, details: { ...empty, ...stored.details } };
  } catch {
    return null;
  }
};
