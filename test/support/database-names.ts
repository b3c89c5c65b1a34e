/** The migrated, empty database that every test database is copied from. */
export const TEMPLATE = 'template_melagrana';

/** What the global setup leaves for the global teardown. */
export type Teardown = typeof globalThis & { stopServices?: () => Promise<void> };
