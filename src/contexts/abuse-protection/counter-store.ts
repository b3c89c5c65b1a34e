import type { Sql } from '#src/kernel/transaction.ts';
import type { Proof } from './proof-of-work.ts';

export type Counter = { readonly name: string; readonly seconds: number };

/** `endsAt`: milliseconds since 1970. */
export type CounterValue = { readonly points: number; readonly endsAt: number };

/** Counters and used proofs, written in the caller's transaction. */
export interface CounterStore {
  /** Adds one to every counter. @returns the new values by name */
  incrementCounters(
    tx: Sql,
    now: Date,
    counters: readonly Counter[],
  ): Promise<ReadonlyMap<string, CounterValue>>;
  /** @returns the values of the counters whose window is not over, by name */
  readCounters(
    sql: Sql,
    now: Date,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, CounterValue>>;
  /** @returns false when the proof was used before */
  markProofUsed(tx: Sql, proof: Proof): Promise<boolean>;
}
