import { TOKENS } from '#src/composition/tokens.ts';
import { requestTables, countAuditFindings } from '#test/support/drivers/audit-fixtures.ts';
import { buildDeskEntry, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const PLACES = 15;

let app: RunningApp;
let subjects: string[];
const sql = <Row = Record<string, unknown>>(query: string, values: unknown[] = []) =>
  app.container.get(TOKENS.sql)<Row>(query, values);

beforeAll(async () => {
  app = await startApp();
  const staff = await app.staff();
  const ids = await requestTables(app, 2 * PLACES);
  for (const id of ids) {
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    await staff.post(`/api/reservations/${id}/cancel`, {
      reason: 'other',
      note: `motivo ${id.slice(0, 4)}`,
    });
  }
  subjects = (
    await sql<{ id: string }>(
      `select subject_id::text id from event where type = 'ReservationRequested' order by event.pos`,
    )
  ).map(({ id }) => id);
});
afterAll(() => app.stop());

/**
 * Alters the personal data of each person in turn. Returns how often the audit found exactly one
 * flaw.
 */
const foundAfter = async (statement: string, ids: readonly string[]): Promise<number> => {
  let found = 0;
  for (const id of ids) {
    const [row] = await sql<{ data: object; salt: Buffer; created: string }>(
      'select data, salt, created_at::text created from personal_data where subject_id = ?',
      [id],
    );
    await sql(statement, [id]);
    found += (await countAuditFindings(app))['personal_data'] === 1 ? 1 : 0;
    await sql('delete from personal_data where subject_id = ?', [id]);
    await sql(
      'insert into personal_data (subject_id, data, salt, created_at) values (?, ?, ?, ?)',
      [id, JSON.stringify(row!.data), row!.salt, row!.created],
    );
  }
  return found;
};

describe('personal data is compared with its commitments', () => {
  it('finds replaced names', async () =>
    expect(
      await foundAfter(
        `update personal_data set data = data || '{"name":"Un Altro"}' where subject_id = ?`,
        subjects.slice(0, PLACES),
      ),
    ).toBe(PLACES));

  it('finds rewritten reasons', async () => {
    const reasons = await sql<{ id: string }>(
      `select subject_id::text id from event where type = 'ReservationCancelled' and subject_id is not null order by event.pos limit ${PLACES}`,
    );
    expect(reasons).toHaveLength(PLACES);
    expect(
      await foundAfter(
        `update personal_data set data = jsonb_set(data, '{note}', '"altro"') where subject_id = ?`,
        reasons.map(({ id }) => id),
      ),
    ).toBe(PLACES);
  });

  it('finds persons exchanged with another, salt included', async () => {
    const other = subjects[PLACES + 3]!;
    expect(
      await foundAfter(
        `update personal_data p set (data, salt) = (select data, salt from personal_data where subject_id = '${other}') where p.subject_id = ?`,
        subjects.slice(0, PLACES),
      ),
    ).toBe(PLACES);
  });

  it('finds rows deleted without an erasure event, and names the event', async () => {
    expect(
      await foundAfter('delete from personal_data where subject_id = ?', subjects.slice(0, PLACES)),
    ).toBe(PLACES);
  });

  it('finds a row that no event tells of', async () => {
    await sql(
      `insert into personal_data (subject_id, data, salt) values ('00000000-0000-4000-8000-000000000000', '{}', '\\x00')`,
    );
    expect(await countAuditFindings(app)).toEqual({ personal_data: 1 });
    await sql(
      `delete from personal_data where subject_id = '00000000-0000-4000-8000-000000000000'`,
    );
  });

  it('is no false alarm after an erasure, the retention job, a walk-in without a name and a booking by staff', async () => {
    const staff = await app.staff();
    const slots = (await app.guest().get<{ id: string; turnKey: string }[]>('/api/time-slots'))
      .body;
    const turn = {
      reservationDate: '2027-03-13',
      timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_secondo')!.id,
    };
    expect(
      (
        await staff.post('/api/reservations/desk', buildDeskEntry(turn), {
          'idempotency-key': newIdempotencyKey(),
        })
      ).status,
    ).toBe(201);
    expect(
      (
        await staff.post(
          '/api/reservations/desk',
          {
            ...buildDeskEntry(turn),
            origin: 'walk_in',
            customerName: null,
            customerPhone: null,
            tableId: null,
          },
          { 'idempotency-key': newIdempotencyKey() },
        )
      ).status,
    ).toBeLessThan(500);
    const [{ phone }] = (await sql<{ phone: string }>(
      `select data->>'phone' phone from personal_data where subject_id = ?`,
      [subjects[0]!],
    )) as [{ phone: string }];
    await app.container
      .get(TOKENS.privacy)
      .erase({ person: { phone, email: null, reservation: null }, reason: 'request' }, 'console');
    await sql(`update personal_data set created_at = '2020-01-01' where subject_id = ?`, [
      subjects[1]!,
    ]);
    expect(await app.container.get(TOKENS.privacy).eraseExpired()).toBeTruthy();
    expect(await countAuditFindings(app)).toEqual({});
  });
});
