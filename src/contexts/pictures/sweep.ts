import type { Clock } from '../../kernel/clock.ts';
import type { InTransaction, Sql } from '../../kernel/transaction.ts';
import type { Incoming } from './incoming.disk.ts';
import type { PictureStore } from './picture-store.ts';
import { idInPublicPath, keyOf } from './picture.ts';
import type { UploadLedger } from './upload-ledger.ts';

/** Every public address of a picture that somebody shows; other addresses among them do no harm. */
export type AddressesInUse = (tx: Sql) => Promise<readonly string[]>;

type Deps = {
  readonly inTransaction: InTransaction;
  readonly ledger: UploadLedger;
  readonly incoming: Incoming;
  readonly store: PictureStore;
  readonly clock: Clock;
  readonly addressesInUse: AddressesInUse;
};

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/**
 * Removes what was sent more than a day ago and is on no dish, and what a crash left half received. Interrupted at any
 * point, the next run finishes it.
 */
export const sweepPictures =
  ({ inTransaction, ledger, incoming, store, clock, addressesInUse }: Deps) =>
  async (): Promise<void> => {
    const now = clock.now().getTime();
    const leaving = await inTransaction((tx) =>
      ledger.leave(tx, new Date(now - DAY_MS), async () =>
        (await addressesInUse(tx)).flatMap((address) => idInPublicPath(address) ?? []),
      ),
    );
    for (const id of leaving) {
      await store.remove(keyOf(id));
      await ledger.forget(id);
    }
    // By the machine's own clock, which dated the files.
    await incoming.tidy(new Date(Date.now() - HOUR_MS));
  };

export type SweepPictures = ReturnType<typeof sweepPictures>;
