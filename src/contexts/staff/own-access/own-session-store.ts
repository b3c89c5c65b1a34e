import type { ActiveSession } from '#src/contracts/staff/own-account.ts';
import type { Sql } from '#src/kernel/transaction.ts';

export interface OwnSessionStore {
  list(staffId: string, binding: string): Promise<ActiveSession[]>;
  /** Returns the seconds until the session ends at the latest, or 0 if it has ended. */
  secondsLeft(binding: string): Promise<number>;
  /** Ends `session`, or all sessions when `session` is null, but never the current one. */
  endOthers(tx: Sql, staffId: string, binding: string, session: string | null): Promise<number>;
}
