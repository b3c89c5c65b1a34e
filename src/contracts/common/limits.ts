/** No schemas here, so screens need not load them. */

/** Outside the personal data store: must not contain personal data. */
export const CLOSURE_NOTE_LENGTH = 200;

/** Field lengths of specification §9. */
export const MAX_LENGTHS = {
  tableName: 50,
  customerName: 100,
  customerPhone: 20,
  customerEmail: 150,
  notes: 2_000,
  message: 4_000,
} as const;

/** Characters; counts for `entries`. */
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

export const MAX_ONLINE_PARTY_SIZE = 8;
export const DEFAULT_PARTY_SIZE = 2;
/** Largest private event (spec note 22). */
export const MAX_EVENT_PARTY_SIZE = 1_000;

/** The privacy page's last-updated date (specification §2). */
export const PRIVACY_TEXT_VERSION = '2025-07-16';
