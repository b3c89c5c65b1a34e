import { p } from '@mikro-orm/core';

/** `If-Match` compares versions in milliseconds, so each change raises `updatedAt` by at least one. */
const nextUpdatedAt = ({ updatedAt }: { readonly updatedAt: Date }): Date =>
  new Date(Math.max(Date.now(), updatedAt.getTime() + 1));

/**
 * Columns of an entity that staff change. An update of an entity whose `version` another
 * transaction has raised fails with an `OptimisticLockError`.
 */
export const versionedColumns = {
  version: p.integer().version(),
  createdAt: p.datetime().defaultRaw('now()'),
  updatedAt: p
    .datetime()
    .defaultRaw('now()')
    .onUpdate(nextUpdatedAt as () => Date),
};
