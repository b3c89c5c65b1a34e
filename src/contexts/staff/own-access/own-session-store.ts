import type { ActiveSession } from '#src/contracts/staff/own-account.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** `binding`: hash that identifies the current session, from `ctx.state.visitor`. */
export interface OwnSessionStore {
  list(staffId: string, binding: string): Promise<ActiveSession[]>;
  /** Ends `session`, or all (null), but never the current one. @returns number of ended sessions */
  endOthers(tx: Sql, staffId: string, binding: string, session: string | null): Promise<number>;
}
