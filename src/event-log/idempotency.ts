import type { Sql } from '#src/kernel/transaction.ts';

/** Identifies a command that a client may send several times. Contains hashes only. */
export type IdempotencyKey = {
  readonly keyHash: Buffer;
  /** Hash of the request body; the same key with another body is refused. */
  readonly fingerprint: Buffer;
  readonly lifetimeSeconds: number;
  /** True: the client sent no key, so the body identifies it. Replays carry the current status. */
  readonly isByContent?: boolean;
  /** Precondition of the first run, such as a rate limit; skipped on replay. */
  readonly admit?: (tx: Sql) => Promise<void>;
};

/**
 * Runs `work` once per key and replays the stored answer later; a refusal stores nothing.
 * The answer must contain no personal data.
 *
 * @throws DomainError key-reused when the key came with another body
 */
export type RunIdempotent = <Answer extends object>(
  tx: Sql,
  key: IdempotencyKey,
  work: () => Promise<Answer>,
) => Promise<{ answer: Answer; replayed: boolean }>;
