export const NEWEST_MIGRATION = 'Migration20261123000700_duplicate_reservations';
