import { TOKENS } from '#src/composition/tokens.ts';
import { requestTables, countAuditFindings } from '#test/support/drivers/audit-fixtures.ts';
import { buildDeskEntry, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const SUBJECT_COUNT = 15;

let app: RunningApp;
let subjects: string[];
const sql = <Row = Record<string, unknown>>(query: string, values: unknown[] = []) =>
  app.container.get(TOKENS.sql)<Row>(query, values);

beforeAll(async () => {
  app = await startApp();
  const staff = await app.staff();
  const ids = await requestTables(app, 2 * SUBJECT_COUNT);
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
const countDetected = async (statement: string, ids: readonly string[]): Promise<number> => {
  let found = 0;
  for (const id of ids) {
    const [row] = await sql<{ copy: object }>(
      'select to_jsonb(p) copy from personal_data p where subject_id = ?',
      [id],
    );
    await sql(statement, [id]);
    found += (await countAuditFindings(app))['personal_data'] === 1 ? 1 : 0;
    await sql('delete from personal_data where subject_id = ?', [id]);
    await sql(
      `insert into personal_data (subject_id, data, salt, created_at, phone_key, email_key, name_key)
       select subject_id, data, salt, created_at, phone_key, email_key, name_key
       from jsonb_populate_record(null::personal_data, ?::jsonb)`,
      [JSON.stringify(row!.copy)],
    );
  }
  return found;
};

describe('the audit of personal data against its commitments', () => {
  it('finds replaced names', async () =>
    expect(
      await countDetected(
        `update personal_data set data = data || '{"name":"Un Altro"}' where subject_id = ?`,
        subjects.slice(0, SUBJECT_COUNT),
      ),
    ).toBe(SUBJECT_COUNT));

  it('finds rewritten reasons', async () => {
    const reasons = await sql<{ id: string }>(
      `select subject_id::text id from event where type = 'ReservationCancelled' and subject_id is not null order by event.pos limit ${SUBJECT_COUNT}`,
    );
    expect(reasons).toHaveLength(SUBJECT_COUNT);
    expect(
      await countDetected(
        `update personal_data set data = jsonb_set(data, '{note}', '"altro"') where subject_id = ?`,
        reasons.map(({ id }) => id),
      ),
    ).toBe(SUBJECT_COUNT);
  });

  it('finds data and salt that were copied from another person', async () => {
    const other = subjects[SUBJECT_COUNT + 3]!;
    expect(
      await countDetected(
        `update personal_data p set (data, salt) = (select data, salt from personal_data where subject_id = '${other}') where p.subject_id = ?`,
        subjects.slice(0, SUBJECT_COUNT),
      ),
    ).toBe(SUBJECT_COUNT);
  });

  it.each(['phone_key', 'email_key', 'name_key'])(
    'finds a %s that makes the row another person',
    async (key) =>
      expect(
        await countDetected(
          `update personal_data set ${key} = 'somebody else' where subject_id = ?`,
          subjects.slice(0, 3),
        ),
      ).toBe(3),
  );

  it('finds rows deleted without an erasure event', async () => {
    expect(
      await countDetected(
        'delete from personal_data where subject_id = ?',
        subjects.slice(0, SUBJECT_COUNT),
      ),
    ).toBe(SUBJECT_COUNT);
  });

  it('finds a row that no event refers to', async () => {
    await sql(
      `insert into personal_data (subject_id, data, salt) values ('00000000-0000-4000-8000-000000000000', '{}', '\\x00')`,
    );
    expect(await countAuditFindings(app)).toEqual({ personal_data: 1 });
    await sql(
      `delete from personal_data where subject_id = '00000000-0000-4000-8000-000000000000'`,
    );
  });

  it('finds nothing after an erasure, the retention job, a walk-in without telephone and a staff booking', async () => {
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
            customerPhone: null,
          },
          { 'idempotency-key': newIdempotencyKey() },
        )
      ).status,
    ).toBe(201);
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
