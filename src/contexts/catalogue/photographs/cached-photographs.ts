import { deepFreeze, memoizeByVersion } from '#src/kernel/coalesce-and-memoize.ts';
import type { PhotographLists } from './photograph-repository.ts';

/** Only the public list is cached, and frozen, because all visitors share it. */
export const cachePhotographs = (
  { listAll, listShown }: PhotographLists,
  versionNow: () => Promise<string>,
): PhotographLists => ({
  listAll,
  listShown: memoizeByVersion(versionNow, async () => deepFreeze(await listShown())),
});
