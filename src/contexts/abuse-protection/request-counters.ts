import { createHmac } from 'node:crypto';
import { canonicalJson } from '#src/kernel/canonical-json.ts';

export type HashKey = (...what: readonly string[]) => string;
export const createKeyedHash =
  (key: Buffer): HashKey =>
  (...what) =>
    createHmac('sha256', key).update(canonicalJson(what)).digest('base64url');

export type CounterWindow = { readonly count: number; readonly msLeft: number };

type AddToCounter = (key: string, count?: number) => Promise<CounterWindow>;

/** Counts requests outside their transactions, so a rollback does not undo the counts. */
export interface RequestCounters {
  readonly addHasty: AddToCounter;
  readonly addTotal: AddToCounter;
  readonly addRefused: AddToCounter;
  readonly addForms: AddToCounter;
  readonly addSearches: AddToCounter;
  readonly addLookups: AddToCounter;
  readonly addLinkSteps: AddToCounter;
  readonly readRefused: (key: string) => Promise<CounterWindow>;
}
