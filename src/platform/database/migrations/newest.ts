export const NEWEST_MIGRATION = 'Migration20261123000100_visit_moments';
