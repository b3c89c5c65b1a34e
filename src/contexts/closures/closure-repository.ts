import type { ClosurePeriod, ClosureView } from '#src/contracts/closures.ts';
import type { Sql } from '#src/kernel/transaction.ts';

export type ClosureRow = Omit<ClosureView, 'stranded'>;
export type ClosureValues = Pick<ClosureRow, 'date' | 'weekday' | 'service' | 'note' | 'active'>;

/**
 * Callers of the write methods must first lock the affected dates against bookings. Otherwise a
 * concurrent booking could miss the closure.
 */
export interface ClosureRepository {
  list(): Promise<ClosureRow[]>;
  find(id: string, tx?: Sql): Promise<ClosureRow | null>;
  isTaken(tx: Sql, closure: ClosurePeriod, except: string | null): Promise<boolean>;
  add(tx: Sql, id: string, closure: ClosureValues): Promise<ClosureRow>;
  change(tx: Sql, id: string, closure: ClosureValues): Promise<ClosureRow>;
  remove(tx: Sql, id: string): Promise<void>;
}
