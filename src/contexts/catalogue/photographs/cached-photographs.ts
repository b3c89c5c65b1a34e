import { deepFreeze, memoizeByVersion } from '#src/kernel/coalesce-and-memoize.ts';
import type { PhotographLists } from './photograph-repository.ts';

/**
 * Caches and freezes the public list, which all visitors share. Does not cache the list for staff.
 */
export const cachePhotographs = (
  { listAll, listShown }: PhotographLists,
  versionNow: () => Promise<string>,
): PhotographLists => ({
  listAll,
  listShown: memoizeByVersion(versionNow, async () => deepFreeze(await listShown())),
});
