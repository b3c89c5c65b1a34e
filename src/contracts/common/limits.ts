/**
 * Limits of fields. This file contains no schemas, so screens that need a limit do not load the
 * schema library.
 */

/**
 * Maximum length in characters. Closure notes must not contain personal data, because they are
 * stored outside the personal data store.
 */
export const CLOSURE_NOTE_LENGTH = 200;

export const MAX_LENGTHS = {
  tableName: 50,
  customerName: 100,
  customerPhone: 20,
  customerEmail: 150,
  celebration: 60,
  notes: 2_000,
  message: 4_000,
} as const;

/** Maximum lengths in characters. `entries` is the maximum length of a list. */
export const MENU_LIMITS = {
  name: 120,
  description: 2_000,
  price: 40,
  category: 60,
  entry: 60,
  note: 300,
  entries: 30,
  sortOrder: 100_000,
} as const;

/** Maximum number of photographs, and maximum length of `description` in characters. */
export const PHOTOGRAPH_LIMITS = { maxCount: 12, description: 200 } as const;

export const MAX_ONLINE_PARTY_SIZE = 8;
export const MAX_TURN_COVERS = 999;
/** Maximum length of the reason for a limit of the service, in characters. */
export const LIMIT_REASON_LENGTH = 200;
/**
 * Maximum number of days in a search. A calendar month with complete first and last weeks has at
 * most 42 days.
 */
export const MAX_AVAILABILITY_DAYS = 42;
export const DEFAULT_PARTY_SIZE = 2;
export const MAX_EVENT_PARTY_SIZE = 1_000;

/** Date of the first text of the legal pages (specification §2). */
export const LEGAL_TEXTS_DATE = '2025-07-16';
/** Date of the present text of the privacy page. The archive of consent texts has the same date. */
export const PRIVACY_TEXT_DATE = '2026-11-28';
