import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message, type Message } from '#src/messages/message.ts';
import { findLastChange, type ResolveActorName } from './conflict-attribution.ts';

export type VersionCheck = {
  readonly stream: string;
  /** Version or `updatedAt` that the client read. Null skips the check. */
  readonly expectedVersion: string | null;
  readonly currentVersion: string;
  /** Names the object of the change, such as `il tavolo «Loggia 1»`. */
  readonly thing: Message;
};

/** Refuses a change based on an outdated version, and names who made the last change. */
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
