import type { TimeSlotView } from '#src/contracts/floor.ts';
import type { TableView } from '#src/contracts/tables.ts';
import { t } from '#src/composition-root.ts';
import { seedFloor } from '#src/contexts/booking/floor/seed.postgres.ts';
import { emptyBooks } from './books.ts';
import { insist, wishFor } from './crowd.ts';
import { anyGuest, reservationOf } from './examples.ts';
import type { Answer, Client } from './http-client.ts';
import { startApp, type RunningApp } from './running-app.ts';

export type Refused = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
};
export type Recorded = {
  type: string;
  stream: string;
  actor: string;
  data: Record<string, unknown>;
};

/** The house of a test about tables, slots and closures: the demo floor and an empty book before each test, by a clock at 10:00 on 10 March 2027. */
export const staffFloor = () => {
  let app: RunningApp;
  let staff: Client;
  let colleague: Client;
  const sql = <Row = Record<string, unknown>>(
    query: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> => app.container.get(t.sql)<Row>(query, values);
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

  const slot = async (key = 'cena_primo') =>
    (await staff.get<TimeSlotView[]>('/api/time-slots')).body.find(
      ({ turnKey }) => turnKey === key,
    )!;
  const table = async (name = 'Sala 3') =>
    (await staff.get<TableView[]>('/api/tables')).body.find((one) => one.name === name)!;
  let guests = 0;
  /** A guest's request, of two people on Saturday 13 March 2027 at the first dinner turn unless told otherwise; repeated while the house is busy. */
  const ask = async (
    over: object = {},
  ): Promise<Answer<{ id: string; reference: string } & Refused>> => {
    const turn = {
      reservationDate: '2027-03-13',
      timeSlotId: (over as { timeSlotId?: string }).timeSlotId ?? (await slot()).id,
    };
    const answer = await insist(
      app.guest(),
      wishFor(reservationOf(turn, { ...anyGuest(++guests), ...over })),
    );
    return answer as unknown as Answer<{ id: string; reference: string } & Refused>;
  };
  return {
    app: () => app,
    staff: () => staff,
    colleague: () => colleague,
    guest: () => app.guest(),
    sql,
    slot,
    table,
    ask,
    log: () =>
      sql<Recorded>(
        `select type, stream, actor, data from event where stream not like 'account-%' order by pos`,
      ),
  };
};

/** Repeats a write of the staff while the house is busy (503): then nothing was written. */
export const patient = async <Body>(send: () => Promise<Answer<Body>>): Promise<Answer<Body>> => {
  for (let left = 8; ; left -= 1) {
    const answer = await send();
    if (answer.status !== 503 || left === 0) return answer;
  }
};

/** Every client that may not, and every write that comes without a protection token. */
export const nobodyElseMay = async (
  app: RunningApp,
  staff: Client,
  calls: readonly (readonly ['get' | 'post' | 'put' | 'patch' | 'delete', string, object?])[],
) => {
  for (const client of [app.guest(), await app.auditor()])
    for (const [method, path, body] of calls) {
      const { status } =
        method === 'get' ? await client.get(path) : await client[method](path, body);
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  for (const [method, path, body] of calls.filter(([each]) => each !== 'get')) {
    const { status } = await staff.raw(method, path, {
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect([method, path, status]).toEqual([method, path, 403]);
  }
};
