import type { TimeSlotView } from '#src/contracts/floor.ts';
import type { TableView } from '#src/contracts/tables.ts';
import { TOKENS } from '#src/composition-root.ts';
import { seedFloor } from '#src/contexts/booking/floor/seed.postgres.ts';
import { clearBusinessData } from './books.ts';
import { sendWithRetries, createIdempotentRequest } from './crowd.ts';
import { buildGuest, buildReservationRequest } from './examples.ts';
import type { HttpResponse, HttpClient } from './http-client.ts';
import { startApp, type RunningApp } from './running-app.ts';

export type RefusalBody = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
};
export type EventRow = {
  type: string;
  stream: string;
  actor: string;
  data: Record<string, unknown>;
};

/** The house of a test about tables, slots and closures: the demo floor and an empty book before each test, by a clock at 10:00 on 10 March 2027. */
export const setupFloorApp = () => {
  let app: RunningApp;
  let staff: HttpClient;
  let colleague: HttpClient;
  const sql = <Row = Record<string, unknown>>(
    query: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> => app.container.get(TOKENS.sql)<Row>(query, values);
  beforeAll(async () => {
    app = await startApp();
    staff = await app.staff();
    colleague = await app.staff();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await clearBusinessData(sql);
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
  ): Promise<HttpResponse<{ id: string; reference: string } & RefusalBody>> => {
    const turn = {
      reservationDate: '2027-03-13',
      timeSlotId: (over as { timeSlotId?: string }).timeSlotId ?? (await slot()).id,
    };
    const answer = await sendWithRetries(
      app.guest(),
      createIdempotentRequest(buildReservationRequest(turn, { ...buildGuest(++guests), ...over })),
    );
    return answer as unknown as HttpResponse<{ id: string; reference: string } & RefusalBody>;
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
      sql<EventRow>(
        `select type, stream, actor, data from event where stream not like 'account-%' order by pos`,
      ),
  };
};

/** Repeats a write of the staff while the house is busy (503): then nothing was written. */
export const retryWhileBusy = async <Body>(
  send: () => Promise<HttpResponse<Body>>,
): Promise<HttpResponse<Body>> => {
  for (let left = 8; ; left -= 1) {
    const answer = await send();
    if (answer.status !== 503 || left === 0) return answer;
  }
};

/** Every client that may not, and every write that comes without a protection token. */
export const expectStaffOnly = async (
  app: RunningApp,
  staff: HttpClient,
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
