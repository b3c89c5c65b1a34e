import type { ActiveSession } from '#src/contracts/staff/own-account.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** The sessions of one person. A session is told apart by its binding: what `ctx.state.visitor` holds while it is used. */
export interface OwnSessionStore {
  list(staffId: string, binding: string): Promise<ActiveSession[]>;
  /** Ends the named one, or all (`session` null), but never the one of `binding`. @returns how many ended. */
  endOthers(tx: Sql, staffId: string, binding: string, session: string | null): Promise<number>;
}
