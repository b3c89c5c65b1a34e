export const NEWEST_MIGRATION = 'Migration20261125001500_turn_limits';
