export const NEWEST_MIGRATION = 'Migration20261125001400_not_verified';
