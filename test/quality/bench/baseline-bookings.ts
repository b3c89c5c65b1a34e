import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Turn } from '#test/support/builders/request-builders.ts';

/** Database connections of the baseline per web process, as many as the measured server opens. */
const CONNECTIONS_PER_PROCESS = 10;

const seatOf = ({ reservationDate, timeSlotId }: Turn) => ({
  covers: 1,
  date: reservationDate,
  floor: null,
  slotDescription: 'Cena · primo turno',
  slotEnd: '20:50',
  slotStart: '19:00',
  tableId: null,
  tableName: null,
  timeSlotId,
});

/**
 * Appends an event in plain SQL. Must be the last statement of a transaction, because it locks the
 * head row of the log until the commit.
 */
const appendInPlainSql = async (
  client: pg.PoolClient,
  stream: string,
  data: object,
  subject: string,
): Promise<void> => {
  const {
    rows: [head],
  } = await client.query<{ pos: string; hash: Buffer }>(
    'select pos::text, hash from log_head for update',
  );
  const position = Number(head!.pos) + 1;
  const [eventId, at] = [randomUUID(), new Date().toISOString()];
  const canon = Buffer.from(
    JSON.stringify([
      position,
      eventId,
      stream,
      1,
      'ReservationRequested',
      1,
      at,
      'guest',
      data,
      subject,
      'ab'.repeat(32),
    ]),
  );
  const hash = createHash('sha256').update('melagrana/1').update(head!.hash).update(canon).digest();
  await client.query(
    `insert into event (pos, event_id, stream, version, type, schema, at, actor, data, subject_id, commitment, canon, prev, hash)
     values ($1, $2, $3, 1, 'ReservationRequested', 1, $4, 'guest', $5, $6, $7, $8, $9, $10)`,
    [
      position,
      eventId,
      stream,
      at,
      JSON.stringify(data),
      subject,
      'ab'.repeat(32),
      canon,
      head!.hash,
      hash,
    ],
  );
  await client.query('update log_head set pos = $1, hash = $2', [position, hash]);
  await client.query('insert into outbox (pos, event_id) values ($1, $2)', [position, eventId]);
};

/**
 * Executes the SQL statements of one booking without checking the booking rules. Returns false if
 * the turn (sitting) had no free covers.
 */
const bookInPlainSql = async (client: pg.PoolClient, turn: Turn): Promise<boolean> => {
  const [id, subject, key, at] = [
    randomUUID(),
    randomUUID(),
    randomBytes(32),
    new Date().toISOString(),
  ];
  const where = [turn.reservationDate, turn.timeSlotId];
  await client.query('begin');
  await client.query(
    `insert into idempotency (key_hash, fingerprint, answer, expires_at) values ($1, $2, $3, now() + interval '1 day') on conflict do nothing`,
    [
      key,
      randomBytes(32),
      JSON.stringify({ id, reference: 'ABCDEFG', status: 'pending', link: '/reservations/x' }),
    ],
  );
  await client.query(
    'insert into turn_occupancy (date, time_slot_id, max_covers) values ($1, $2, 75) on conflict do nothing',
    where,
  );
  const { rowCount } = await client.query(
    'update turn_occupancy set held = held + 1 where date = $1 and time_slot_id = $2 and held < max_covers',
    where,
  );
  if (rowCount === 0) {
    await client.query('rollback');
    return false;
  }
  await client.query(`insert into personal_data (subject_id, data, salt) values ($1, $2, $3)`, [
    subject,
    JSON.stringify({
      name: 'Agata Prova',
      phone: '+39 0935 000 101',
      email: 'agata@example.org',
      notes: null,
    }),
    randomBytes(32),
  ]);
  await client.query(
    `insert into reservations (id, subject_id, reservation_date, time_slot_id, slot_start, slot_end, slot_description, number_of_people, status, version, created_at, updated_at, last_type, last_actor)
     values ($1, $2, $3, $4, '19:00', '20:50', 'Cena · primo turno', 1, 'pending', 1, $5, $5, 'ReservationRequested', 'guest')`,
    [id, subject, ...where, at],
  );
  await client.query(
    `insert into floor_occupancy (date, time_slot_id, floor, people, reservations) values ($1, $2, -1, 1, 1)
     on conflict (date, time_slot_id, floor) do update set people = floor_occupancy.people + 1, reservations = floor_occupancy.reservations + 1`,
    where,
  );
  await appendInPlainSql(
    client,
    `reservation-${id}`,
    {
      evidence: { closed: false, coversHeld: 0, maxCovers: 75, tableFree: null },
      seat: seatOf(turn),
    },
    subject,
  );
  await client.query('commit');
  return true;
};

type Options = {
  readonly url: string;
  readonly processes: number;
  readonly guests: number;
  readonly seconds: number;
  readonly nextTurn: () => Turn;
};

/**
 * Measures bookings per second when clients execute only the SQL statements of a booking. A server
 * cannot be faster.
 */
export const runBaselineBookings = async ({
  url,
  processes,
  guests,
  seconds,
  nextTurn,
}: Options): Promise<number> => {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS_PER_PROCESS * processes });
  const began = performance.now();
  let accepted = 0;
  const guest = async () => {
    while (performance.now() - began < seconds * 1_000) {
      const client = await pool.connect();
      try {
        if (await bookInPlainSql(client, nextTurn())) accepted += 1;
      } finally {
        client.release();
      }
    }
  };
  await Promise.all(Array.from({ length: guests }, guest));
  const took = (performance.now() - began) / 1_000;
  await pool.end();
  return accepted / took;
};
