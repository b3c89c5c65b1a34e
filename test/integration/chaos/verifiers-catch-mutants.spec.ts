import { setTimeout as sleep } from 'node:timers/promises';
import { entities } from '#src/composition/entities.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { reservationsProjection } from '#src/contexts/booking/adapters/reservations.projection.ts';
import { turnOccupancyProjection } from '#src/contexts/booking/adapters/turn-occupancy.projection.ts';
import type { TurnFactsRepository, LockTurn } from '#src/contexts/booking/application/ports.ts';
import { composeReservationEmail } from '#src/contexts/booking/application/staff-email-text.ts';
import { postgresDeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import { postgresEventLog } from '#src/event-log/postgres/event-log.postgres.ts';
import { createOutboxRelay, type Publish } from '#src/event-log/postgres/outbox/outbox-relay.ts';
import { createEventSubscriptions } from '#src/event-log/postgres/event-subscription.ts';
import type { Projection } from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { deliverNotices } from '#src/messaging/notices/deliver-notices.ts';
import { NOTICE_PAUSES } from '#src/messaging/notices/notice-pauses.ts';
import { createTransactionRunner } from '#src/platform/database/sql-transactions.ts';
import { allVerifiers } from '#test/quality/chaos/verifiers/all-verifiers.ts';
import { runVerifiers, type ChaosEvidence } from '#test/quality/chaos/verifiers/verifier.ts';
import { createBarrier } from '#test/support/drivers/barrier.ts';
import { createBookingCommands } from '#test/support/drivers/booking-commands-without-http.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';
import { noGuestMails } from '#test/support/fixtures/no-guest-mails.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import type { Turn } from '#test/support/builders/request-builders.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let database: TestDatabase;
let app: RunningApp;
let sql: Sql;
let turn: Turn;

beforeAll(async () => {
  database = await createTestDatabase({ entities });
  app = await startApp({ database });
  sql = app.container.get(TOKENS.sql);
  turn = await findTurn(app.origin, '2027-06-16', 'cena_primo');
});
beforeEach(() => clearBusinessData(sql));
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const emptyEvidence: ChaosEvidence = {
  ledgerEntries: [],
  messageIds: [],
  guestMailEventIds: [],
  maxRepeatedGuestMails: 0,
  host: 'example.org',
  wordsFor: composeReservationEmail('https://example.org/admin'),
  followedPositions: [],
  signedCheckpoints: { checkpoints: [], publicKey: null },
  databaseLog: '',
  outputs: [],
  defects: [],
  unexpectedExits: [],
  prewritten: null,
};

const hasBreach = async (name: string, evidence: Partial<ChaosEvidence> = {}): Promise<boolean> => {
  const [found] = await runVerifiers(
    allVerifiers.filter((verifier) => verifier.name === name),
    { ...emptyEvidence, ...evidence },
    createTransactionRunner(database.pool),
  );
  return found!.breaches.length > 0;
};

const realLog = () => app.container.get(TOKENS.appServices).commands.eventLog;
const realTransaction = () => app.container.get(TOKENS.inTransaction);

describe('the verifiers of the chaos scenario', () => {
  /** A defective lock: it inserts the row of the turn but does not lock the row. */
  const insertTurnWithoutLock: LockTurn = async (tx, { date, timeSlotId }) => {
    await tx(
      'insert into turn_occupancy (date, time_slot_id, max_covers) values (?, ?, 75) on conflict do nothing',
      [date, timeSlotId],
    );
  };
  /**
   * Delays the first transaction that reads the turn until a second one has read it. Both then see
   * the same free covers.
   */
  const delayFirstRead = (repository: TurnFactsRepository): TurnFactsRepository => {
    const bothHaveRead = createBarrier(2);
    return {
      ...repository,
      loadTurn: async (...wanted) => {
        const facts = await repository.loadTurn(...wanted);
        await bothHaveRead();
        return facts;
      },
    };
  };

  it('report with V1 a turn that exceeds its covers without a turn lock and a constraint', async () => {
    const CONSTRAINT = 'a_turn_never_exceeds_its_covers';
    await sql(`alter table turn_occupancy drop constraint ${CONSTRAINT}`);
    const { ask } = createBookingCommands(app);
    for (const people of [8, 8, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 1]) await ask(turn, people);
    expect(await hasBreach('V1')).toBe(false);
    const unlockedCommands = createBookingCommands(app, {
      lockTurn: insertTurnWithoutLock,
      turnFactsRepository: delayFirstRead(app.container.get(TOKENS.turnFactsRepository)),
    });
    await Promise.all([unlockedCommands.ask(turn, 8), unlockedCommands.ask(turn, 8)]);
    expect(await hasBreach('V1')).toBe(true);
    await clearBusinessData(sql);
    await sql(
      `alter table turn_occupancy add constraint ${CONSTRAINT} check (held between 0 and max_covers + over_covers)`,
    );
  });

  const requestAndAbort = (log = realLog()) =>
    createBookingCommands(app, {
      log,
      inTransaction: (work) =>
        realTransaction()(async (tx) => {
          await work(tx);
          throw new Error('died before COMMIT');
        }),
    })
      .ask(turn, 2)
      .catch((error: Error) => error.message);

  it('report with V6 an event that is written outside the transaction of its reservation', async () => {
    expect(await requestAndAbort()).toBe('died before COMMIT');
    expect(await hasBreach('V6')).toBe(false);
    const writeOutsideTransaction =
      (tx: Sql): Sql =>
      (query, values) =>
        (/insert into event |log_head/.test(query) ? sql : tx)(query, values);
    const log = {
      ...realLog(),
      append: (tx: Sql, ...rest: [string, number, never[], never]) =>
        realLog().append(writeOutsideTransaction(tx), ...rest),
    };
    expect(await requestAndAbort(log as never)).toBe('died before COMMIT');
    expect(await hasBreach('V6')).toBe(true);
  });

  it('report with V12 a late event that a subscriber skips because a sequence assigns positions', async () => {
    await sql('create sequence positions');
    const HEAD = /head as \([\s\S]*?new\.hash hash\),/;
    const sequence = `head as (select nextval('positions') pos, ''::bytea prev, sha256(gen_random_uuid()::text::bytea) hash),`;
    const takePositionsFromSequence =
      (tx: Sql): Sql =>
      (query, values) =>
        tx(query.replace(HEAD, sequence), values);
    const log = postgresEventLog([]);
    const append = (tx: Sql, stream: string) =>
      log.append(
        takePositionsFromSequence(tx),
        stream,
        0,
        [{ type: 'ReservationRequested', data: {} }],
        {
          at: new Date().toISOString(),
          actor: 'guest',
        },
      );
    const receivedPositions: number[] = [];
    const stop = createEventSubscriptions({
      connection: { connectionString: database.url },
      log: createRecordingLog() as never,
    }).subscribe(0, ({ position }) => void receivedPositions.push(position));
    try {
      await createTransactionRunner(database.pool)(async (late) => {
        await append(late, 'reservation-late');
        await createTransactionRunner(database.pool)((early) => append(early, 'reservation-early'));
        await pollUntil(() => (receivedPositions.includes(2) ? true : null));
      });
      await sleep(200);
    } finally {
      stop();
      await sql('drop sequence positions');
    }
    expect(await hasBreach('V12', { followedPositions: receivedPositions })).toBe(true);
  });

  it('report with V10 a relay that marks events as delivered although the queue loses them', async () => {
    await createBookingCommands(app).ask(turn, 2);
    const publish: Publish = async (notices) => {
      await sql('update outbox set done_at = now() where event_id = any(?::uuid[])', [
        notices.map(({ eventId }) => eventId),
      ]);
    };
    const relay = createOutboxRelay({
      databaseUrl: database.url,
      log: createRecordingLog() as never,
      publish,
      leaseS: NOTICE_PAUSES.leaseS,
    });
    relay.start();
    await pollUntil(async () =>
      (await sql('select from outbox where done_at is null')).length === 0 ? true : null,
    );
    await relay.stop();
    expect(await hasBreach('V10')).toBe(true);
  });

  it.each([
    ['records before it sends', true],
    ['sends before it records', false],
  ])(
    'check a notifier that %s and fails in between, and report a breach of V11: %s',
    async (_, isWrong) => {
      await createBookingCommands(app).ask(turn, 2);
      const [event] = await sql<{ id: string }>('select event_id::text id from event');
      const real = postgresDeliveryRecords(sql);
      const deliveries = {
        ...real,
        findEvents: async (ids: readonly string[]) => {
          const found = await real.findEvents(ids);
          if (isWrong) await real.record(ids, 'mail', 'x@y');
          return found;
        },
      };
      const messageIds: string[] = [];
      let isMailerUp = false;
      const mailer = {
        send: async ({ messageId }: { messageId: string }) => {
          if (!isMailerUp) throw new Error('died');
          messageIds.push(`<${messageId}>`);
          return { where: 'here' };
        },
        close: async () => undefined,
      };
      const deliver = deliverNotices({
        ...noGuestMails,
        deliveries,
        mailer,
        composeEmail: emptyEvidence.wordsFor,
        to: 'sala@example.org',
        host: emptyEvidence.host,
        adminUrl: 'https://example.org/admin',
        staffMailIntervalS: 0,
        pauses: NOTICE_PAUSES,
        log: createRecordingLog() as never,
      });
      await expect(deliver({ eventIds: [event!.id] })).rejects.toThrow('died');
      isMailerUp = true;
      await deliver({ eventIds: [event!.id] });
      expect(await hasBreach('V10')).toBe(false);
      expect(await hasBreach('V11', { messageIds })).toBe(isWrong);
    },
  );

  const overrideRejections = (projection: Projection, apply: Projection['apply']): Projection => ({
    ...projection,
    apply: async (event, tx) =>
      event.type === 'ReservationRejected' ? apply(event, tx) : projection.apply(event, tx),
  });
  const applyTwice: Projection['apply'] = async (event, tx) => {
    await turnOccupancyProjection.apply(event as never, tx);
    await turnOccupancyProjection.apply(event as never, tx);
  };

  it.each([
    [
      'the reservation list misses a rejection',
      'V9',
      () => [
        turnOccupancyProjection,
        overrideRejections(reservationsProjection, async () => undefined),
      ],
    ],
    [
      'a rejection releases its covers twice',
      'V2',
      () => [overrideRejections(turnOccupancyProjection, applyTwice), reservationsProjection],
    ],
  ] as const)('report that %s: %s', async (_, name, wrong) => {
    const { ask } = createBookingCommands(app);
    const [id] = [await ask(turn, 4), await ask(turn, 4)];
    expect(await hasBreach(name)).toBe(false);
    await createBookingCommands(app, { log: postgresEventLog(wrong()) }).reject(id!);
    expect(await hasBreach(name)).toBe(true);
  });
});
