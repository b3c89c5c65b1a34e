export const TEMPLATE_DATABASE = 'template_melagrana';

export type GlobalWithTeardown = typeof globalThis & { stopServices?: () => Promise<void> };
