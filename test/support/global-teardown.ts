import type { GlobalWithTeardown } from './database-names.ts';

export default async function globalTeardown(): Promise<void> {
  await (globalThis as GlobalWithTeardown).stopServices?.();
}
