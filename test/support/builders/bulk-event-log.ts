import { randomUUID } from 'node:crypto';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { canonicalBytes, chainHash, type ChainedEvent } from '#src/event-log/hash-chain.ts';
import { readHead } from '#src/event-log/postgres/audit/read-log-entries.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const BATCH = 2_000;
const EVIDENCE = { coversHeld: 0, maxCovers: 75, tableFree: null, closed: false };
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2020-01-01T00:00:00Z');

/**
 * Returns two events of one reservation: requested and confirmed. Parties are small, so no sitting
 * exceeds its covers.
 */
const buildReservationEvents = (
  number: number,
  slots: readonly TimeSlotView[],
  firstDay: number,
) => {
  const slot = slots[number % slots.length]!;
  const date = new Date(firstDay + Math.floor(number / 60) * DAY_MS).toISOString().slice(0, 10);
  const seat = {
    date,
    timeSlotId: slot.id,
    slotStart: slot.startTime,
    slotEnd: slot.endTime,
    slotDescription: slot.description,
    tableId: null,
    tableName: null,
    floor: null,
    covers: 1 + (number % 3),
  };
  const stream = `reservation-${randomUUID()}`;
  return (['ReservationRequested', 'ReservationConfirmed'] as const).map((type, place) => ({
    stream,
    version: place + 1,
    type,
    data: { seat, evidence: EVIDENCE },
  }));
};

/**
 * Appends past reservation events with a valid hash chain until the log holds `count` events, but
 * fills no read models. `firstDay`: date of the first reservation, in ms since 1970.
 */
export const appendBulkEvents = async (
  sql: Sql,
  count: number,
  slots: readonly TimeSlotView[],
  firstDay = FIRST_DAY,
): Promise<void> => {
  let { position, hash } = await readHead(sql);
  let previous: Buffer = Buffer.from(hash, 'hex');
  for (let number = 0; position < count;) {
    const rows = [];
    while (rows.length < BATCH && position < count) {
      for (const event of buildReservationEvents(number++, slots, firstDay)) {
        const sealed: ChainedEvent = {
          ...event,
          position: ++position,
          id: randomUUID(),
          schema: 1,
          at: new Date(FIRST_DAY + position * 1_000).toISOString(),
          actor: 'guest',
          subjectId: randomUUID(),
          commitment: 'ab'.repeat(32),
        };
        const canon = canonicalBytes(sealed);
        const now = chainHash(previous, canon);
        rows.push({
          ...sealed,
          canon: canon.toString('hex'),
          prev: previous.toString('hex'),
          hash: now.toString('hex'),
        });
        previous = now;
      }
    }
    await sql(
      `insert into event (pos, event_id, stream, version, type, schema, at, actor, data, subject_id, commitment, canon, prev, hash)
       select position, id, stream, version, type, schema, at, actor, data, "subjectId", commitment, decode(canon, 'hex'), decode(prev, 'hex'), decode(hash, 'hex')
       from jsonb_to_recordset(?::jsonb) as e(position bigint, id uuid, stream text, version int, type text, schema int, at timestamptz, actor text, data jsonb,
         "subjectId" uuid, commitment text, canon text, prev text, hash text)`,
      [JSON.stringify(rows)],
    );
  }
  hash = previous.toString('hex');
  await sql(`update log_head set pos = ?, hash = decode(?, 'hex')`, [position, hash]);
};
