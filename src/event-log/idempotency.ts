import type { Sql } from '#src/kernel/transaction.ts';

/** One attempt at a command that may be sent several times. Only hashes, so that nobody can be found out by it. */
export type IdempotencyKey = {
  readonly keyHash: Buffer;
  /** Hash of what was asked: the same key with another content is a mistake of the client. */
  readonly fingerprint: Buffer;
  readonly lifetimeSeconds: number;
  /** Recognised without a key, by what was asked: an answer given again bears the present status. */
  readonly isByContent?: boolean;
  /** What must hold before the work is done, judged and counted in its transaction. A repetition is not asked again. */
  readonly admit?: (tx: Sql) => Promise<void>;
};

/**
 * Runs `work` the first time; every later attempt with the same key gets the stored answer. A refusal is rolled back
 * with everything else, so a later attempt may succeed. The answer must hold no personal data.
 *
 * @throws DomainError key-reused when the key came with another content.
 */
export type RunIdempotent = <Answer extends object>(
  tx: Sql,
  attempt: IdempotencyKey,
  work: () => Promise<Answer>,
) => Promise<{ answer: Answer; replayed: boolean }>;
