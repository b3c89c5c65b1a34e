export const NEWEST_MIGRATION = 'Migration20261128000900_rooms';
