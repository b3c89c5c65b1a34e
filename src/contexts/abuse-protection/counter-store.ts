import type { Sql } from '#src/kernel/transaction.ts';
import type { Proof } from './proof-of-work.ts';

export type Counter = { readonly name: string; readonly seconds: number };

/** Value of a counter. `endsAt` is the end of its counting window, in ms since 1970. */
export type CounterValue = { readonly count: number; readonly endsAt: number };

/** Stores counters in the caller's transaction, so a rollback undoes the counts. */
export interface CounterStore {
  incrementCounters(
    tx: Sql,
    now: Date,
    counters: readonly Counter[],
  ): Promise<ReadonlyMap<string, CounterValue>>;
  readCounters(
    sql: Sql,
    now: Date,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, CounterValue>>;
  markProofUsed(tx: Sql, proof: Proof): Promise<boolean>;
}
