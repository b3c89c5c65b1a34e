import type { Occasion, SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { Allergen } from '#src/contracts/booking/guest-allergies.ts';
import { noConsent, type AllergyConsent } from '../../../guest-book/AllergyFields.tsx';

/** Allergies that the guest named on the telephone, and the consents. */
export type DraftAllergies = AllergyConsent & {
  readonly codes: Allergen[];
  readonly note: string;
};

export type PhoneDraft = {
  readonly date: string;
  /** Empty until staff choose the number of people. */
  readonly people: string;
  readonly timeSlotId: string;
  /** `HH:mm`, or empty. */
  readonly arrivalTime: string;
  /** Key of the tables. Null: tables that the server proposes. Empty: no table. */
  readonly tableId: string | null;
  readonly customerPhone: string;
  readonly customerName: string;
  readonly seatWishes: readonly SeatWish[];
  readonly occasion: Occasion | null;
  /** Null until staff ask for allergies. */
  readonly allergies: DraftAllergies | null;
  readonly notes: string;
};

export const noAllergies: DraftAllergies = { codes: [], note: '', ...noConsent };

const STORAGE_KEY = 'phoneBookingDraft';

export const emptyPhoneDraft = (date: string): PhoneDraft => ({
  date,
  people: '',
  timeSlotId: '',
  arrivalTime: '',
  tableId: null,
  customerPhone: '',
  customerName: '',
  seatWishes: [],
  occasion: null,
  allergies: null,
  notes: '',
});

/** Stores the draft until the browser closes the tab or the user signs out. */
export const storePhoneDraft = (draft: PhoneDraft): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Without storage, reloading the page clears the draft.
  }
};

export const deletePhoneDraft = (): void => {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
};

/** Reads the stored draft. Replaces a past date by `today`. */
export const readPhoneDraft = (today: string): PhoneDraft => {
  const empty = emptyPhoneDraft(today);
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as PhoneDraft | null;
    if (!stored) return empty;
    return stored.date < today
      ? { ...empty, ...stored, date: today, timeSlotId: '', arrivalTime: '', tableId: null }
      : { ...empty, ...stored };
  } catch {
    return empty;
  }
};

/**
 * Changes the draft. A new date clears turn, arrival time and table. A new turn clears the last
 * two, and a new party size or wish clears the table.
 */
export const changeDraft = (draft: PhoneDraft, change: Partial<PhoneDraft>): PhoneDraft => {
  const next = { ...draft, ...change };
  if (next.date !== draft.date)
    return { ...next, timeSlotId: change.timeSlotId ?? '', arrivalTime: '', tableId: null };
  if (next.timeSlotId !== draft.timeSlotId) return { ...next, arrivalTime: '', tableId: null };
  const isSameParty = next.people === draft.people && next.seatWishes === draft.seatWishes;
  return isSameParty ? next : { ...next, tableId: null };
};
