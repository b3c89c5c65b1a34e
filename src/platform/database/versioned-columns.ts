import { p } from '@mikro-orm/core';

/**
 * Returns a time at least 1 ms after the previous change, because `If-Match` compares versions in
 * milliseconds.
 */
const nextUpdatedAt = ({ updatedAt }: { readonly updatedAt: Date }): Date =>
  new Date(Math.max(Date.now(), updatedAt.getTime() + 1));

/**
 * Columns that every entity changed by staff has. An update fails with an `OptimisticLockError` if
 * another transaction has raised `version`.
 */
export const versionedColumns = {
  version: p.integer().version(),
  createdAt: p.datetime().defaultRaw('now()'),
  updatedAt: p
    .datetime()
    .defaultRaw('now()')
    .onUpdate(nextUpdatedAt as () => Date),
};
