export const TEMPLATE_DATABASE = 'template_melagrana';

/** The global object through which the global setup passes its services to the global teardown. */
export type GlobalWithTeardown = typeof globalThis & { stopServices?: () => Promise<void> };
