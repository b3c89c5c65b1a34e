import { TOKENS } from '#src/composition/tokens.ts';
import { countAuditFindings } from '#test/support/drivers/audit-fixtures.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { createTestDatabase } from '#test/support/services/test-database.ts';
import { entities } from '#src/composition/entities.ts';
import { prepareAppRole } from '#src/platform/database/app-role.ts';

let app: RunningApp;
const sql = <Row = Record<string, unknown>>(query: string, values: unknown[] = []) =>
  app.container.get(TOKENS.sql)<Row>(query, values);
beforeAll(async () => {
  app = await startApp();
  const staff = await app.staff();
  expect(
    (
      await staff.post('/api/closures', {
        date: '2027-03-20',
        service: 'dinner',
        note: '',
        active: true,
      })
    ).status,
  ).toBe(201);
  expect((await staff.patch('/api/rooms/1', { closedUntil: '2027-04-20' })).status).toBe(200);
  const [dish] = await sql<{ id: string }>('select id::text from menu_items order by name limit 1');
  expect((await staff.put(`/api/menu-items/${dish!.id}`, { price: '€ 99,00' })).status).toBe(200);
  await prepareAppRole(app.database.url, 'una-chiave-di-prova');
});
afterAll(() => app.stop());

const countFindingsAfter = async (tamper: string, undo: string) => {
  await sql(tamper);
  const found = await countAuditFindings(app);
  await sql(undo);
  return found;
};

describe('the audit of configured rows', () => {
  it('finds nothing in an untouched installation', async () =>
    expect(await countAuditFindings(app)).toEqual({}));

  it.each([
    [
      'changed allergens of a demo dish',
      `update menu_items set allergens = '{}' where name = (select max(name) from menu_items where allergens <> '{}')`,
    ],
    [
      'a changed price that staff had set',
      `update menu_items set price = '€ 1,00' where price = '€ 99,00'`,
    ],
    ['a removed closure', `delete from service_closures`],
    [
      'a changed capacity of a table',
      `update tables set capacity = capacity + 2 where name = 'Sala 1'`,
    ],
    [
      'a changed position of a table on the floor plan',
      `update tables set plan_x = plan_x + 1 where name = 'Sala 1'`,
    ],
    ['an added table', `insert into tables (name, capacity) values ('Nascosto', 2)`],
    ['a season of a room', `insert into rooms (floor) values (2)`],
    ['a room that staff had closed', `update rooms set closed_until = null where floor = 1`],
    [
      'a blocked table',
      `insert into daily_settings (date, table_id, time_slot_id, is_available) select '2027-03-21', t.id, s.id, false from tables t, time_slots s limit 1`,
    ],
    [
      'a time slot set to inactive',
      `update time_slots set is_active = false where turn_key = 'cena_terzo'`,
    ],
    [
      'a renamed drink',
      `update drinks set name = 'Acqua del sindaco' where id = (select id from drinks order by name limit 1)`,
    ],
    [
      'an added photograph',
      `insert into photographs (image_url, description, position) values ('/public-objects/uploads/x', 'Altrove', 1)`,
    ],
  ])('finds %s', async (_, tamper) => {
    const { inTransaction } = app.container.get(TOKENS.appServices).commands;
    const tables = [
      'menu_items',
      'service_closures',
      'tables',
      'rooms',
      'daily_settings',
      'time_slots',
      'drinks',
      'photographs',
    ];
    for (const table of tables) await sql(`create table copy_${table} as select * from ${table}`);
    await sql(tamper);
    const found = await countAuditFindings(app);
    await inTransaction(async (tx) => {
      await tx('set local session_replication_role = replica');
      for (const table of tables) {
        await tx(`delete from ${table}`);
        await tx(`insert into ${table} select * from copy_${table}`);
        await tx(`drop table copy_${table}`);
      }
    });
    expect(found).toEqual({ configuration: 1 });
    expect(await countAuditFindings(app)).toEqual({});
  });
});

describe('the audit of triggers, rules and constraints', () => {
  it.each([
    [
      'a disabled trigger',
      'alter table event disable trigger event_is_final',
      'alter table event enable trigger event_is_final',
    ],
    [
      'a trigger whose function does nothing',
      `create or replace function refuse_change_of_history() returns trigger language plpgsql as 'begin return new; end'`,
      `create or replace function refuse_change_of_history() returns trigger language plpgsql as 'begin raise exception ''the event log is append only'' using errcode = ''insufficient_privilege''; end'`,
    ],
    [
      'an unknown trigger',
      `create trigger other before insert on event for each row execute function refuse_change_of_history()`,
      'drop trigger other on event',
    ],
    [
      'an unknown rule',
      'create rule other as on delete to event do instead nothing',
      'drop rule other on event',
    ],
    [
      'a renamed unique index of table and turn',
      'alter index one_party_per_table_and_turn rename to other',
      'alter index other rename to one_party_per_table_and_turn',
    ],
    [
      'a renamed constraint of the covers of a turn',
      'alter table turn_occupancy rename constraint a_turn_never_exceeds_its_covers to other',
      'alter table turn_occupancy rename constraint other to a_turn_never_exceeds_its_covers',
    ],
  ])('finds %s', async (_, tamper, undo) => {
    expect(await countFindingsAfter(tamper, undo)).toEqual({ guards: 1 });
    expect(await countAuditFindings(app)).toEqual({});
  });

  it('finds a privilege that the application role must not have', async () => {
    const [{ role }] = (await sql<{ role: string }>(
      `select current_database() || '_app' "role"`,
    )) as [{ role: string }];
    expect(
      await countFindingsAfter(
        `grant update on event to ${role}`,
        `revoke update on event from ${role}`,
      ),
    ).toEqual({ guards: 1 });
    expect(await countAuditFindings(app)).toEqual({});
  });
});

it('records a baseline once for rows that an earlier version left without events', async () => {
  const database = await createTestDatabase({ entities });
  const old = await startApp({ database });
  try {
    await database.query('alter table event disable trigger user');
    await database.query(`delete from outbox`);
    await database.query(`delete from event where type = 'DemoDataAdded'`);
    await database.query('alter table event enable trigger user');
    await database.query('update audit_memory set baseline_due = true');
    await old.container.get(TOKENS.audit).recordBaseline();
    await old.container.get(TOKENS.audit).recordBaseline();
    expect(
      await database.query(`select count(*)::int from event where type = 'ConfigurationRecorded'`),
    ).toEqual([{ count: 1 }]);
    const { checks } = await old.container.get(TOKENS.audit).verifyInstallation();
    expect(checks.find(({ name }) => name === 'configuration')).toMatchObject({
      found: 0,
      ran: true,
    });
  } finally {
    await old.stop();
    await database.drop();
  }
});
