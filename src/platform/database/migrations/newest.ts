export const NEWEST_MIGRATION = 'Migration20261126000100_guest_key';
