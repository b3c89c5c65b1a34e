export const NEWEST_MIGRATION = 'Migration20261128000800_outbox_publications';
