export const NEWEST_MIGRATION = 'Migration20261125001300_staff_roles';
