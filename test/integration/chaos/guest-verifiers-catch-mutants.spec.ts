import { entities } from '#src/composition/entities.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { reservationsProjection } from '#src/contexts/booking/adapters/reservations.projection.ts';
import { turnOccupancyProjection } from '#src/contexts/booking/adapters/turn-occupancy.projection.ts';
import { postgresEventLog } from '#src/event-log/postgres/event-log.postgres.ts';
import type { DeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { GuestDeliveryDeps } from '#src/messaging/notices/deliver-guest-mails.ts';
import { allVerifiers } from '#test/quality/chaos/verifiers/all-verifiers.ts';
import { runVerifiers, type ChaosEvidence } from '#test/quality/chaos/verifiers/verifier.ts';
import {
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import { createBarrier } from '#test/support/drivers/barrier.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { createGuestMailDeliveries } from '#test/support/drivers/guest-mail-deliveries.ts';
import { createConsistentEvidence } from '#test/support/fixtures/consistent-chaos-evidence.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

let database: TestDatabase;
let app: RunningApp;
let evidence: ChaosEvidence;
beforeAll(async () => {
  database = await createTestDatabase({ entities });
  app = await startApp({ database });
  evidence = await createConsistentEvidence(app);
});
beforeEach(() => clearBusinessData(app.container.get(TOKENS.sql)));
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const hasBreach = async (name: string, more: Partial<ChaosEvidence> = {}): Promise<boolean> => {
  const [found] = await runVerifiers(
    allVerifiers.filter((verifier) => verifier.name === name),
    { ...evidence, ...more },
    app.container.get(TOKENS.inTransaction),
  );
  return found!.breaches.length > 0;
};

const request = async () => {
  const turn = await findTurn(app.origin, '2027-06-16', 'cena_primo');
  const { body } = await app
    .guest()
    .post<{ id: string; link: string }>('/api/reservations', buildReservationRequest(turn), {
      'idempotency-key': newIdempotencyKey(),
    });
  const link = `/api/reservations/link/${body.link.split('/').pop()}`;
  return { stream: `reservation-${body.id}`, desk: `/api/reservations/${body.id}`, link, turn };
};

/** Appends an event that no correct command would append, with the given read models. */
const append = async (
  stream: string,
  type: string,
  projections: Parameters<typeof postgresEventLog>[0] = [
    turnOccupancyProjection,
    reservationsProjection,
  ],
) => {
  const [last] = await database.query<{ version: number; seat: object }>(
    `select version::int, data->'seat' seat from event where stream = $1 order by version desc limit 1`,
    [stream],
  );
  const at = new Date().toISOString();
  const event = { type, data: { seat: last!.seat } };
  await app.container.get(TOKENS.inTransaction)((tx) =>
    postgresEventLog(projections).append(tx, stream, last!.version, [event], {
      at,
      actor: 'guest',
    }),
  );
};

/** Removes the stream lock. A barrier makes both deliveries read the mail as unsent first. */
const removeStreamLock = (deliveries: DeliveryRecords): DeliveryRecords => {
  const bothHaveRead = createBarrier(2);
  return {
    ...deliveries,
    lockStream: async () => undefined,
    findUndeliveredUpTo: async (...wanted) => {
      const found = await deliveries.findUndeliveredUpTo(...wanted);
      await bothHaveRead();
      return found;
    },
  };
};

const mutants: readonly [
  how: string,
  isWrong: boolean,
  change: (deps: GuestDeliveryDeps) => Partial<GuestDeliveryDeps>,
][] = [
  ['is correct', false, () => ({})],
  ['locks no stream', true, ({ deliveries }) => ({ deliveries: removeStreamLock(deliveries) })],
  ['records a mail that it does not send', true, () => ({ sendGuestMail: async () => 'x@y' })],
];

describe('the verifier V17 of guest mails', () => {
  it.each(mutants)(
    'checks a delivery that %s, and reports a breach: %s',
    async (_, isWrong, change) => {
      const { desk } = await request();
      await (await app.staff()).put(desk, { status: 'confirmed' });
      await database.query('update outbox set next_try = now()');
      const { deliverAll, listSent } = createGuestMailDeliveries(app, change);
      await deliverAll();
      expect(await hasBreach('V17', { guestMailEventIds: listSent() })).toBe(isWrong);
    },
  );
});

describe('the verifiers V18 and V2', () => {
  it('report a cancellation that leaves the change request open', async () => {
    const { stream, link, turn } = await request();
    await app.guest().post(`${link}/change`, { ...turn, numberOfPeople: 4 });
    expect([await hasBreach('V18'), await hasBreach('V2')]).toEqual([false, false]);
    await append(stream, 'ReservationCancelledByGuest');
    expect([await hasBreach('V18'), await hasBreach('V2')]).toEqual([true, true]);
  });
});

describe('the verifier V19', () => {
  it('reports a reservation list that misses the confirmation of the guest', async () => {
    const { stream, desk } = await request();
    await (await app.staff()).put(desk, { status: 'confirmed' });
    expect(await hasBreach('V19')).toBe(false);
    await append(stream, 'GuestConfirmed', [turnOccupancyProjection]);
    expect(await hasBreach('V19')).toBe(true);
  });
});
