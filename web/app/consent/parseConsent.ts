export type Consent = { readonly value: 'accepted' | 'rejected'; readonly date: string };

const VALID_MONTHS = 12;

const isValue = (value: unknown): value is Consent['value'] =>
  value === 'accepted' || value === 'rejected';

const expiryOf = (given: Date): Date => {
  const expiry = new Date(given);
  expiry.setUTCMonth(expiry.getUTCMonth() + VALID_MONTHS);
  return expiry;
};

/**
 * Parses the visitor's stored answer about cookies. Returns null if it is missing, unreadable or
 * older than twelve months (specification §9).
 */
export const parseConsent = (
  value: string | null,
  date: string | null,
  now: Date,
): Consent | null => {
  const given = new Date(date ?? '');
  if (!isValue(value) || date === null || Number.isNaN(given.getTime())) return null;
  return given <= now && now < expiryOf(given) ? { value, date } : null;
};
