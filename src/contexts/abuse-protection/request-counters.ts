import { createHmac } from 'node:crypto';
import { canonicalJson } from '#src/kernel/canonical-json.ts';

export type HashKey = (...what: readonly string[]) => string;
export const createKeyedHash =
  (key: Buffer): HashKey =>
  (...what) =>
    createHmac('sha256', key).update(canonicalJson(what)).digest('base64url');

export type CounterWindow = { readonly count: number; readonly msLeft: number };

type AddToCounter = (key: string, count?: number) => Promise<CounterWindow>;

/** These counts are written outside the request's transaction, so a rollback does not undo them. */
export interface RequestCounters {
  readonly addHasty: AddToCounter;
  readonly addTotal: AddToCounter;
  readonly addRefused: AddToCounter;
  readonly addSearches: AddToCounter;
  readonly addLookups: AddToCounter;
  readonly readRefused: (key: string) => Promise<CounterWindow>;
}
