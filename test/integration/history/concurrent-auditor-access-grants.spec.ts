import pg from 'pg';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import {
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
let staff: HttpClient;
let auditorId: string;
beforeAll(async () => {
  app = await startApp();
  staff = await app.staff();
  auditorId = (await app.database.query<{ id: string }>('select id::text from users'))[0]!.id;
});
afterAll(() => app.stop());

const grant = (minutes: number) => staff.post('/api/audit/access', { auditorId, minutes });
const sendGrants = async (minutes: number[]) =>
  (await Promise.all(minutes.map(grant))).map(({ status }) => status);

const isBlocked = async () =>
  (
    await app.database.query(
      'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
    )
  ).length > 0 || null;

describe('POST /api/audit/access', () => {
  it('returns 200 for two concurrent grants', async () => {
    for (let round = 0; round < 20; round++) {
      await grant(0);
      expect(await sendGrants([30, 30])).toEqual([200, 200]);
    }
  });

  it('returns 200 for two concurrent withdrawals, and for a concurrent grant and withdrawal', async () => {
    for (let round = 0; round < 10; round++) {
      await grant(30);
      expect(await sendGrants([0, 0])).toEqual([200, 200]);
      expect(await sendGrants([30, 0])).toEqual([200, 200]);
    }
  });
});

describe('opening personal data', () => {
  it('returns 409 when the permission is withdrawn by a transaction that commits first', async () => {
    const slot = (await app.guest().get<TimeSlotView[]>('/api/time-slots')).body.find(
      ({ turnKey }) => turnKey === 'cena_primo',
    )!;
    const { body } = await app
      .guest()
      .post<ReservationReceipt>(
        '/api/reservations',
        buildReservationRequest({ reservationDate: '2027-03-13', timeSlotId: slot.id }),
        { 'idempotency-key': newIdempotencyKey() },
      );
    await grant(30);
    const auditor = await app.auditor();
    const client = new pg.Client({ connectionString: app.database.url });
    await client.connect();
    try {
      await client.query('begin');
      await client.query('delete from audit_admission');
      const opening = auditor.post(`/api/audit/stories/reservation-${body.id}/person`);
      await pollUntil(isBlocked, {
        describe: () => 'no statement waits for a lock',
      });
      await client.query('commit');
      expect(await opening).toMatchObject({ status: 409, body: { code: 'not_admitted' } });
    } finally {
      await client.end();
    }
  });
});
