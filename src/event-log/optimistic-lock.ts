import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { findLastChange, type ResolveActorName } from './conflict-attribution.ts';

export type VersionCheck = {
  readonly stream: string;
  /** The mark (`updatedAt`, or a version) that the caller saw; null: the caller did not say, and takes what is there. */
  readonly expectedVersion: string | null;
  /** The mark that the locked row bears. */
  readonly currentVersion: string;
  /** The thing with its article, as it stands in the sentence: `il tavolo «Loggia 1»`. */
  readonly thing: string;
};

/**
 * Refuses a change made by somebody who has not seen the last one, so that no update is lost and the slower hears who
 * was faster.
 *
 * @throws DomainError conflict changed_meanwhile, `details: { by, at }`
 */
export const createVersionAssertion =
  (resolveActorName: ResolveActorName) =>
  async (
    tx: Sql,
    { stream, expectedVersion: seen, currentVersion: now, thing }: VersionCheck,
  ): Promise<void> => {
    if (seen === null || seen === now) return;
    const { by, at } = await findLastChange(resolveActorName, tx, stream);
    refuse({
      kind: 'conflict',
      code: 'changed_meanwhile',
      message: `Nel frattempo ${by} ha modificato ${thing}. Controlla e riprova.`,
      details: { by, at },
    });
  };

export type AssertVersion = ReturnType<typeof createVersionAssertion>;
