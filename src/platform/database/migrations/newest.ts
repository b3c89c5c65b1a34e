/** The last of the list, known without loading it: most starts find it done. `unit/platform/newest-migration` holds the two together. */
export const NEWEST_MIGRATION = 'Migration20261122000810_allergies';
