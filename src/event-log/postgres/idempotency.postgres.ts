import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { IdempotencyKey, RunIdempotent } from '../idempotency.ts';

/** A concurrent request with the same key waits until the first transaction ends. */
const claimKey = async (tx: Sql, { keyHash, fingerprint, lifetimeSeconds }: IdempotencyKey) => {
  const claimed = await tx(
    `insert into idempotency (key_hash, fingerprint, expires_at) values (?, ?, now() + make_interval(secs => ?))
     on conflict (key_hash) do update set fingerprint = excluded.fingerprint, answer = null, expires_at = excluded.expires_at
       where idempotency.expires_at < now()
     returning 1`,
    [keyHash, fingerprint, lifetimeSeconds],
  );
  return claimed.length === 1;
};

export const postgresIdempotency: RunIdempotent = async <Answer extends object>(
  tx: Sql,
  key: IdempotencyKey,
  work: () => Promise<Answer>,
) => {
  if (await claimKey(tx, key)) {
    await key.admit?.(tx);
    const answer = await work();
    await tx('update idempotency set answer = ? where key_hash = ?', [
      JSON.stringify(answer),
      key.keyHash,
    ]);
    return { answer, replayed: false };
  }
  const [first] = await tx<{ fingerprint: Buffer; answer: Answer }>(
    'select fingerprint, answer from idempotency where key_hash = ?',
    [key.keyHash],
  );
  if (!first!.fingerprint.equals(key.fingerprint))
    return refuse({
      kind: 'key-reused',
      code: 'key_reused',
      message:
        'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina e riprova.',
    });
  return { answer: first!.answer, replayed: true };
};

export const deleteExpiredIdempotencyKeys = (sql: Sql) =>
  sql('delete from idempotency where expires_at < now()');
