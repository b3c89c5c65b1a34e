export const NEWEST_MIGRATION = 'Migration20261125001700_sold_out';
