import type { TimeSlotView } from '#src/contracts/floor.ts';
import type { TableView } from '#src/contracts/tables.ts';
import { t } from '#src/composition-root.ts';
import { seedFloor } from '#src/contexts/booking/floor/seed.postgres.ts';
import { emptyBooks } from './books.ts';
import { anyGuest, newKey, reservationOf } from './examples.ts';
import type { Answer, Client } from './http-client.ts';
import { startApp, type RunningApp } from './running-app.ts';

export type Refused = { code: string; message: string; fields?: Record<string, string>; details?: Record<string, unknown> };
export type Recorded = { type: string; stream: string; actor: string; data: Record<string, unknown> };

/** The house of a test about tables, slots and closures: the demo floor and an empty book before each test, by a clock at 10:00 on 10 March 2027. */
export const staffFloor = () => {
  let app: RunningApp;
  let staff: Client;
  let colleague: Client;
  const sql = <Row = Record<string, unknown>>(query: string, values: readonly unknown[] = []): Promise<Row[]> => app.container.get(t.sql)<Row>(query, values);
  beforeAll(async () => {
    app = await startApp();
    staff = await app.staff();
    colleague = await app.staff();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await emptyBooks(sql);
    await sql('delete from tables');
    await sql('delete from time_slots');
    await seedFloor(sql);
    app.clock.set('2027-03-10T10:00');
  });

  const slot = async (key = 'cena_primo') => (await staff.get<TimeSlotView[]>('/api/time-slots')).body.find(({ turnKey }) => turnKey === key)!;
  const table = async (name = 'Sala 3') => (await staff.get<TableView[]>('/api/tables')).body.find((one) => one.name === name)!;
  let guests = 0;
  /** A guest's request, of two people on Saturday 13 March 2027 at the first dinner turn unless told otherwise. */
  const ask = async (over: object = {}): Promise<Answer<{ id: string; reference: string } & Refused>> =>
    app.guest().post('/api/reservations', reservationOf({ reservationDate: '2027-03-13', timeSlotId: (await slot()).id }, { ...anyGuest(++guests), ...over }), { 'idempotency-key': newKey() });
  return {
    app: () => app, staff: () => staff, colleague: () => colleague, guest: () => app.guest(), sql, slot, table, ask,
    log: () => sql<Recorded>('select type, stream, actor, data from event order by pos'),
  };
};

/** Every client that may not, and every write that comes without a protection token. */
export const nobodyElseMay = async (app: RunningApp, staff: Client, calls: readonly (readonly ['get' | 'post' | 'put' | 'patch' | 'delete', string, object?])[]) => {
  for (const client of [app.guest(), await app.auditor()])
    for (const [method, path, body] of calls) {
      const { status } = method === 'get' ? await client.get(path) : await client[method](path, body);
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  for (const [method, path, body] of calls.filter(([each]) => each !== 'get')) {
    const { status } = await staff.raw(method, path, { headers: { 'content-type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}) });
    expect([method, path, status]).toEqual([method, path, 403]);
  }
};
