import type { Teardown } from './database-names.ts';

export default async function globalTeardown(): Promise<void> {
  await (globalThis as Teardown).stopServices?.();
}
