/** Plain numbers and dates of the contracts, apart from the schemas: a screen that only shows one need not load them. */

/** Field lengths of specification §9. */
export const LENGTHS = { tableName: 50, customerName: 100, customerPhone: 20, customerEmail: 150, notes: 2_000, message: 4_000 } as const;

export const MAX_ONLINE_PARTY = 8;
export const DEFAULT_PARTY = 2;

/** Which text of the privacy page a consent was given to: the page's last-updated date (specification §2). */
export const PRIVACY_TEXT_VERSION = '2025-07-16';
