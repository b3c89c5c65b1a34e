import type { Sql } from '#src/kernel/transaction.ts';
import { toMailboxKey } from './accepted-request-counters.ts';
import type { GuardDeps } from './guard-dependencies.ts';
import { createKeyedHash } from './request-counters.ts';

const DAY_S = 24 * 3_600;
/** Mails that guests and jobs may cause to one unconfirmed mailbox in a day. */
export const MAX_MAILS_DAY = 5;

type Deps = Pick<GuardDeps, 'sql' | 'clock' | 'key' | 'limits' | 'store'> & {
  /** Returns true if staff have confirmed a reservation of this mailbox. */
  readonly isConfirmedMailbox: (sql: Sql, email: string) => Promise<boolean>;
};

/**
 * Creates the limit of mails that no member of staff caused. Returns false for a mail that must not
 * be sent. Counts each message once, however often its delivery is tried.
 */
export const createMailLimit =
  ({ sql, clock, key, limits, store, isConfirmedMailbox }: Deps) =>
  async (email: string, messageId: string): Promise<boolean> => {
    if (limits.guestDay === 0 || (await isConfirmedMailbox(sql, email))) return true;
    const count = async (...what: readonly string[]): Promise<number> => {
      const name = createKeyedHash(key)(...what);
      const counter = { name, seconds: DAY_S };
      return (await store.incrementCounters(sql, clock.now(), [counter])).get(name)!.count;
    };
    const isRetry = (await count('mail', messageId)) > 1;
    return isRetry || (await count('mailbox', toMailboxKey(email))) <= MAX_MAILS_DAY;
  };
