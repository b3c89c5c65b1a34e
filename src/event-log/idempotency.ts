import type { Sql } from '#src/kernel/transaction.ts';

export type IdempotencyKey = {
  readonly keyHash: Buffer;
  /** Hash of the request body, which reveals that a client reuses a key for another body. */
  readonly fingerprint: Buffer;
  readonly lifetimeSeconds: number;
  /** True if the client sent no key, so the request body identifies the request. */
  readonly isByContent?: boolean;
  readonly admit?: (tx: Sql) => Promise<void>;
};

/**
 * Runs `work` once per key, and returns the `answer` of the first request to every repetition. The
 * answer must not contain personal data. Throws a DomainError of kind `key-reused` if the body
 * differs.
 */
export type RunIdempotent = <Answer extends object>(
  tx: Sql,
  key: IdempotencyKey,
  answer: Answer,
  work: () => Promise<void>,
) => Promise<{ answer: Answer; replayed: boolean }>;
