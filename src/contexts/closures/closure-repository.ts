import type { ClosurePeriod, ClosureView } from '#src/contracts/closures.ts';

export type ClosureRow = Omit<ClosureView, 'stranded'>;
export type ClosureValues = Pick<ClosureRow, 'date' | 'weekday' | 'service' | 'note' | 'active'>;

/**
 * Stores closures. Before a write, callers must lock the affected dates, because a concurrent
 * booking could otherwise miss the closure.
 */
export interface ClosureRepository {
  list(): Promise<ClosureRow[]>;
  find(id: string): Promise<ClosureRow | null>;
  isTaken(closure: ClosurePeriod, except: string | null): Promise<boolean>;
  add(id: string, closure: ClosureValues): Promise<ClosureRow>;
  change(id: string, closure: ClosureValues): Promise<ClosureRow>;
  remove(id: string): Promise<void>;
}
