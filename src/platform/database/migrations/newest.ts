export const NEWEST_MIGRATION = 'Migration20261125001310_staff_pins';
