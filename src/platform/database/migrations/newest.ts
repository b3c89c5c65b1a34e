export const NEWEST_MIGRATION = 'Migration20261123000300_guest_contact';
