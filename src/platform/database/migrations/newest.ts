export const NEWEST_MIGRATION = 'Migration20261128000810_pin_locks';
