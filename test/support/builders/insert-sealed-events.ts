import { randomUUID } from 'node:crypto';
import type { Actor } from '#src/event-log/event-log.ts';
import { canonicalBytes, chainHash, type ChainedEvent } from '#src/event-log/hash-chain.ts';
import { readHead } from '#src/event-log/postgres/read-log-entries.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const BATCH = 2_000;

/** An event without position and hash. `at` is an ISO instant. */
export type UnsealedEvent = {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly at: string;
  readonly actor: Actor;
  readonly data: object;
};

const INSERT = `
  insert into event (pos, event_id, stream, version, type, schema, at, actor, data, subject_id, commitment, canon, prev, hash)
  select position, id, stream, version, type, schema, at, actor, data, "subjectId", commitment, decode(canon, 'hex'), decode(prev, 'hex'), decode(hash, 'hex')
  from jsonb_to_recordset(?::jsonb) as e(position bigint, id uuid, stream text, version int, type text, schema int, at timestamptz, actor text, data jsonb,
    "subjectId" uuid, commitment text, canon text, prev text, hash text)`;

/** Appends events in the given order with a valid hash chain, but fills no read models. */
export const insertSealedEvents = async (
  sql: Sql,
  events: readonly UnsealedEvent[],
): Promise<void> => {
  let { position, hash } = await readHead(sql);
  let previous: Buffer = Buffer.from(hash, 'hex');
  const seal = (event: UnsealedEvent) => {
    const sealed: ChainedEvent = {
      ...event,
      position: ++position,
      id: randomUUID(),
      schema: 1,
      subjectId: randomUUID(),
      commitment: 'ab'.repeat(32),
    };
    const canon = canonicalBytes(sealed);
    const prev = previous.toString('hex');
    previous = chainHash(previous, canon);
    return { ...sealed, canon: canon.toString('hex'), prev, hash: previous.toString('hex') };
  };
  for (let start = 0; start < events.length; start += BATCH)
    await sql(INSERT, [JSON.stringify(events.slice(start, start + BATCH).map(seal))]);
  hash = previous.toString('hex');
  await sql(`update log_head set pos = ?, hash = decode(?, 'hex')`, [position, hash]);
};
