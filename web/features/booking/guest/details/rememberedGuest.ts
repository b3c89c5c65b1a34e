import type { GuestDetails } from '../bookingFlowTypes.ts';

/** Key in local storage, which the cookie policy must list. */
const STORAGE_KEY = 'guest';

export const rememberedFields = ['customerName', 'customerPhone', 'customerEmail'] as const;
export type RememberedGuest = Readonly<Record<(typeof rememberedFields)[number], string>>;

export const toRememberedGuest = (details: Partial<GuestDetails>): RememberedGuest => ({
  customerName: details.customerName ?? '',
  customerPhone: details.customerPhone ?? '',
  customerEmail: details.customerEmail ?? '',
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns null for a text that another version of the site or another script wrote. */
export const parseRememberedGuest = (text: string | null): RememberedGuest | null => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const values = new Map(Object.entries(stored ?? {}));
    if (!rememberedFields.every((name) => isText(values.get(name)))) return null;
    return toRememberedGuest(Object.fromEntries(values));
  } catch {
    return null;
  }
};

export const loadRememberedGuest = (): RememberedGuest | null => {
  try {
    return parseRememberedGuest(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
};

export const rememberGuest = (details: Partial<GuestDetails>): void => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(toRememberedGuest(details)));
  } catch {
    // Private windows may refuse local storage. The guest then writes the details again.
  }
};

export const forgetGuest = (): void => {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without local storage, nothing is remembered.
  }
};
