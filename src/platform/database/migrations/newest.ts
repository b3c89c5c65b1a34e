/** Newest migration; a test compares it with the list. Avoids loading the list at most starts. */
export const NEWEST_MIGRATION = 'Migration20261122000810_allergies';
