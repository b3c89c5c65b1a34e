export const NEWEST_MIGRATION = 'Migration20261128000100_seat_limits';
