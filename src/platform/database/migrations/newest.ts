export const NEWEST_MIGRATION = 'Migration20261125001100_push_alerts';
