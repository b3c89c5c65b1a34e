import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message, type Message } from '#src/messages/message.ts';
import { findLastChange, type ResolveActorName } from './conflict-attribution.ts';

export type VersionCheck = {
  readonly stream: string;
  /** Version or `updatedAt` that the client has read, or null to skip the check. */
  readonly expectedVersion: string | null;
  readonly currentVersion: string;
  /** Text that names the changed object, such as `il tavolo «Loggia 1»`. */
  readonly thing: Message;
};

/**
 * Creates the check that refuses a change based on an outdated version. The refusal names who made
 * the last change.
 */
export const createVersionAssertion =
  (resolveActorName: ResolveActorName) =>
  async (
    tx: Sql,
    { stream, expectedVersion, currentVersion, thing }: VersionCheck,
  ): Promise<void> => {
    if (expectedVersion === null || expectedVersion === currentVersion) return;
    const { by, at } = await findLastChange(resolveActorName, tx, stream);
    refuse({
      kind: 'conflict',
      message: message('changed_meanwhile', { by, thing }),
      details: { by, at },
    });
  };

export type AssertVersion = ReturnType<typeof createVersionAssertion>;
