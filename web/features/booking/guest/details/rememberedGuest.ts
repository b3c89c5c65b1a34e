import type { GuestDetails } from '../bookingFlowTypes.ts';

/** Key in local storage. The cookie policy must list it. */
const STORAGE_KEY = 'guest';

export const rememberedFields = ['customerName', 'customerPhone', 'customerEmail'] as const;
export type RememberedGuest = Readonly<Record<(typeof rememberedFields)[number], string>>;

export const toRememberedGuest = (details: Partial<GuestDetails>): RememberedGuest => ({
  customerName: details.customerName ?? '',
  customerPhone: details.customerPhone ?? '',
  customerEmail: details.customerEmail ?? '',
});

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns null if the text is invalid. Another version of the site or another script may have
 * written it.
 */
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
    // Private windows may refuse local storage. The guest must then type the details again next
    // time.
  }
};

export const forgetGuest = (): void => {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without local storage, there is nothing to forget.
  }
};
