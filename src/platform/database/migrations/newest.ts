export const NEWEST_MIGRATION = 'Migration20261125000100_reservation_tables';
