import type { ClosureView } from '#src/contracts/closures.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Closure } from './closure-rules.ts';

export type ClosureRow = Omit<ClosureView, 'stranded'>;
export type ClosureValues = Pick<ClosureRow, 'date' | 'weekday' | 'service' | 'note' | 'active'>;

/** The stored closures. Callers of writes hold the booking locks. */
export interface ClosureRepository {
  /** Dated closures first, newest first; then weekly closures from Monday to Sunday. */
  list(): Promise<ClosureRow[]>;
  find(id: string, tx?: Sql): Promise<ClosureRow | null>;
  /** @param except id of the closure that is being changed @returns whether another closure has the same day and service */
  isTaken(tx: Sql, closure: Closure, except: string | null): Promise<boolean>;
  add(tx: Sql, id: string, closure: ClosureValues): Promise<ClosureRow>;
  change(tx: Sql, id: string, closure: ClosureValues): Promise<ClosureRow>;
  remove(tx: Sql, id: string): Promise<void>;
}
