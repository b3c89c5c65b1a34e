export const NEWEST_MIGRATION = 'Migration20261125001600_quote_pipeline';
