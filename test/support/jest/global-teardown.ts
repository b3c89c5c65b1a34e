import type { GlobalWithTeardown } from './global-state.ts';

export default async function globalTeardown(): Promise<void> {
  await (globalThis as GlobalWithTeardown).stopServices?.();
}
