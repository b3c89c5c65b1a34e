import type { ActiveSession } from '#src/contracts/staff/own-account.ts';
import type { Sql } from '#src/kernel/transaction.ts';

export interface OwnSessionStore {
  list(staffId: string, binding: string): Promise<ActiveSession[]>;
  /** Ends `session`, or all sessions when `session` is null, but never the current one. */
  endOthers(tx: Sql, staffId: string, binding: string, session: string | null): Promise<number>;
}
