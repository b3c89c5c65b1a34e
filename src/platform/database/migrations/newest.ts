export const NEWEST_MIGRATION = 'Migration20261122000810_allergies';
