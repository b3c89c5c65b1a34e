import type { Log } from '#src/kernel/log.ts';
import { executeEntryCommand, lockEntry, type EntryDeps } from './execute-entry-command.ts';

const BATCH_SIZE = 100;

type Deps = EntryDeps & { readonly log: Log };

const expireOffer = (deps: EntryDeps, id: string) =>
  deps.inTransaction(async (tx) => {
    await lockEntry(deps, tx, id);
    const now = deps.clock.now().toISOString();
    await executeEntryCommand(deps, tx, id, { type: 'expire', now }, 'system');
  });

/**
 * Ends offers whose time has passed, which releases their covers. One failure does not stop the
 * others.
 */
export const expireOffers = (deps: Deps) => async (): Promise<number> => {
  const ids = await deps.entries.listExpiredOffers(deps.clock.now().toISOString(), BATCH_SIZE);
  for (const id of ids)
    await expireOffer(deps, id).catch((error: unknown) =>
      deps.log.error({ entryId: id, error }, 'waiting-list: offer not expired'),
    );
  return ids.length;
};
