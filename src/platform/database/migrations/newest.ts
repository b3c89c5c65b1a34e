export const NEWEST_MIGRATION = 'Migration20261123000500_waiting_list';
