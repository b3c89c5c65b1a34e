export const NEWEST_MIGRATION = 'Migration20261123000200_entity_versions';
