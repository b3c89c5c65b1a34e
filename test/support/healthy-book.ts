import { composeReservationEmail } from '#src/contexts/booking/application/staff-notice.ts';
import { createCheckpointSigner } from '#src/event-log/postgres/checkpointer.ts';
import { TOKENS } from '#src/composition-root.ts';
import type { ReservationReceipt } from '#src/contracts/booking.ts';
import type { ChaosEvidence } from '#test/chaos/verifiers/verifier.ts';
import { createPromiseLedger } from '#test/chaos/ledger.ts';
import { createIdempotentRequest } from './crowd.ts';
import { buildGuest, newIdempotencyKey, buildReservationRequest } from './examples.ts';
import { findTurn } from './last-covers.ts';
import type { RunningApp } from './running-app.ts';
import { createInMemoryCheckpoints } from './sealed-log.ts';

export const EVIDENCE_DATE = '2027-06-16';
const HOST = 'example.org';

/**
 * A small book as a night of chaos leaves it when all went well: two turns of one date that hold more together than one may, a
 * rejection and an acceptance, everything told and delivered, with the evidence that an onlooker would have.
 */
export const createConsistentEvidence = async (app: RunningApp): Promise<ChaosEvidence> => {
  const book = createPromiseLedger();
  const [guest, staff, sql] = [app.guest(), await app.staff(), app.container.get(TOKENS.sql)];
  const [table] = await sql<{ id: string }>(
    'select id::text from tables where capacity >= 4 order by name limit 1',
  );
  const ids: string[] = [];
  for (const key of ['cena_primo', 'cena_secondo'] as const) {
    const turn = await findTurn(app.origin, EVIDENCE_DATE, key);
    for (let party = 0; party < 6; party += 1) {
      const wish = createIdempotentRequest(
        buildReservationRequest(turn, {
          ...buildGuest(ids.length),
          numberOfPeople: party === 0 ? 4 : 8,
          tableId: party === 0 ? table!.id : null,
        }),
      );
      book.open(wish);
      const { status, text } = await guest.post<ReservationReceipt>(
        '/api/reservations',
        wish.request,
        { 'idempotency-key': wish.key || newIdempotencyKey() },
      );
      book.note(wish, { status, text });
      book.note(wish, { status, text });
      ids.push((JSON.parse(text) as ReservationReceipt).id);
    }
  }
  await staff.put(`/api/reservations/${ids[1]}`, { status: 'cancelled' });
  await staff.put(`/api/reservations/${ids[2]}`, { status: 'confirmed' });
  await sql(
    `insert into delivery (event_id, channel, message_id) select event_id, 'mail', event_id || '@${HOST}' from event`,
  );
  const seals = createInMemoryCheckpoints();
  await createCheckpointSigner({ sql, book: seals, origin: app.origin, now: () => new Date() })({
    atOnce: true,
  });
  const events = await sql<{ pos: number; id: string; stream: string }>(
    'select pos::int, event_id::text id, stream from event order by event.pos',
  );
  return {
    ledgerEntries: book.listEntries(),
    host: HOST,
    wordsFor: composeReservationEmail('https://example.org/admin'),
    followedPositions: events.map(({ pos }) => pos),
    messageIds: events
      .filter(({ stream }) => stream.startsWith('reservation-'))
      .flatMap(({ id }) => [`<${id}@${HOST}>`, `<${id}@${HOST}>`]),
    signedCheckpoints: { checkpoints: seals.lines, publicKey: seals.publicKey },
    databaseLog: '',
    outputs: [],
    defects: [],
    unexpectedExits: [],
    prewritten: null,
  };
};
