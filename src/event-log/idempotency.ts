import type { Sql } from '#src/kernel/transaction.ts';

export type IdempotencyKey = {
  readonly keyHash: Buffer;
  /** Hash of the request body. */
  readonly fingerprint: Buffer;
  readonly lifetimeSeconds: number;
  /** The client sent no key, so the body identifies the request. */
  readonly isByContent?: boolean;
  /** Rate limit, skipped on replay. */
  readonly admit?: (tx: Sql) => Promise<void>;
};

/** The stored answer must not contain personal data. @throws DomainError key-reused */
export type RunIdempotent = <Answer extends object>(
  tx: Sql,
  key: IdempotencyKey,
  work: () => Promise<Answer>,
) => Promise<{ answer: Answer; replayed: boolean }>;
