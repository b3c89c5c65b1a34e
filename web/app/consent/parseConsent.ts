/** What a visitor answered about technical cookies, and when (ISO instant). */
export type Consent = { readonly value: 'accepted' | 'rejected'; readonly date: string };

/** The answer is asked for again after so many months (specification §9). */
const VALID_MONTHS = 12;

const isValue = (value: unknown): value is Consent['value'] =>
  value === 'accepted' || value === 'rejected';

const expiryOf = (given: Date): Date => {
  const expiry = new Date(given);
  expiry.setUTCMonth(expiry.getUTCMonth() + VALID_MONTHS);
  return expiry;
};

/** The stored answer while it holds; null when there is none, when it is older than twelve months or unreadable. */
export const parseConsent = (
  value: string | null,
  date: string | null,
  now: Date,
): Consent | null => {
  const given = new Date(date ?? '');
  if (!isValue(value) || date === null || Number.isNaN(given.getTime())) return null;
  // A date that lies ahead is a wrong clock or a hand at work: asking again does no harm.
  return given <= now && now < expiryOf(given) ? { value, date } : null;
};
