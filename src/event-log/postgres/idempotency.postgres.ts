import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { IdempotencyKey, RunIdempotent } from '../idempotency.ts';

/**
 * Returns true if the key is new. A failure rolls back the key and its answer. A concurrent request
 * with the same key waits for the first transaction.
 */
const claimKey = async (
  tx: Sql,
  { keyHash, fingerprint, lifetimeSeconds }: IdempotencyKey,
  answer: object,
) => {
  const claimed = await tx(
    `insert into idempotency (key_hash, fingerprint, answer, expires_at) values (?, ?, ?, now() + make_interval(secs => ?))
     on conflict (key_hash) do update set fingerprint = excluded.fingerprint, answer = excluded.answer, expires_at = excluded.expires_at
       where idempotency.expires_at < now()
     returning 1`,
    [keyHash, fingerprint, JSON.stringify(answer), lifetimeSeconds],
  );
  return claimed.length === 1;
};

export const postgresIdempotency: RunIdempotent = async <Answer extends object>(
  tx: Sql,
  key: IdempotencyKey,
  answer: Answer,
  work: () => Promise<void>,
) => {
  if (await claimKey(tx, key, answer)) {
    await key.admit?.(tx);
    await work();
    return { answer, replayed: false };
  }
  const [first] = await tx<{ fingerprint: Buffer; answer: Answer }>(
    'select fingerprint, answer from idempotency where key_hash = ?',
    [key.keyHash],
  );
  if (!first!.fingerprint.equals(key.fingerprint))
    return refuse({ kind: 'key-reused', message: message('key_reused') });
  return { answer: first!.answer, replayed: true };
};

export const deleteExpiredIdempotencyKeys = (sql: Sql) =>
  sql('delete from idempotency where expires_at < now()');
