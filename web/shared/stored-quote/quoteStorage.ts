import { createStoredText } from '../stored-reservation/storedText.ts';

/** The last quote request of this browser. It contains no personal data. */
export type StoredQuote = {
  /** Token of the personal link. */
  readonly token: string;
  readonly eventDate: string;
};

/** The cookie policy must list the key in local storage. */
const storage = createStoredText('quote');
export const { read: readStoredQuote, subscribe: subscribeToQuoteStorage } = storage;

export const parseStoredQuote = (text: string | null): StoredQuote | null => {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<StoredQuote> | null;
    const { token, eventDate } = value ?? {};
    return typeof token === 'string' && typeof eventDate === 'string' ? { token, eventDate } : null;
  } catch {
    return null;
  }
};

export const storeQuote = ({ token, eventDate }: StoredQuote): void =>
  storage.write(JSON.stringify({ token, eventDate }));

export const forgetQuote = (ended: string): void => {
  if (parseStoredQuote(storage.read())?.token === ended) storage.write(null);
};

export const forgetQuoteBefore = (today: string): void => {
  const stored = parseStoredQuote(storage.read());
  if (stored && stored.eventDate < today) storage.write(null);
};
