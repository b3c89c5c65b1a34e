export const NEWEST_MIGRATION = 'Migration20261125001200_guest_book';
