export type PhoneDraft = {
  readonly date: string;
  /** Empty until staff choose. */
  readonly people: string;
  readonly timeSlotId: string;
  /** `HH:mm`, or empty. */
  readonly arrivalTime: string;
  /** Key of the tables. Null: those that the server proposes. Empty: none yet. */
  readonly tableId: string | null;
  readonly customerPhone: string;
  readonly customerName: string;
  readonly wishes: readonly string[];
  readonly notes: string;
};

const STORAGE_KEY = 'phoneBookingDraft';

export const emptyPhoneDraft = (date: string): PhoneDraft => ({
  date,
  people: '',
  timeSlotId: '',
  arrivalTime: '',
  tableId: null,
  customerPhone: '',
  customerName: '',
  wishes: [],
  notes: '',
});

/** The browser deletes the draft with the tab, and logging out deletes it too. */
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

/** A draft for a date that is over becomes one for `today`. */
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

/** Turn, arrival and table belong to the date and the number of people. */
export const changeDraft = (draft: PhoneDraft, change: Partial<PhoneDraft>): PhoneDraft => {
  const next = { ...draft, ...change };
  if (next.date !== draft.date)
    return { ...next, timeSlotId: change.timeSlotId ?? '', arrivalTime: '', tableId: null };
  if (next.timeSlotId !== draft.timeSlotId) return { ...next, arrivalTime: '', tableId: null };
  return next.people === draft.people ? next : { ...next, tableId: null };
};
