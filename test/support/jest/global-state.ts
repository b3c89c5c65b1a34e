/** The migrated, empty database that every test database is copied from. */
export const TEMPLATE_DATABASE = 'template_melagrana';

/** What the global setup leaves for the global teardown. */
export type GlobalWithTeardown = typeof globalThis & { stopServices?: () => Promise<void> };
