export const NEWEST_MIGRATION = 'Migration20261123001310_photographs';
