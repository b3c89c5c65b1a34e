import { TOKENS } from '#src/composition-root.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { clearBusinessData, listEventTypes } from './books.ts';
import type { HttpClient } from './http-client.ts';
import { startApp, type RunningApp } from './running-app.ts';

/** How a test says no: the body of decision 14. */
export type RefusalBody = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  details?: object;
};

/** The house of messages and quotes: one running app; before each test empty books, ten o'clock of 10 March 2027 and a new guest. */
export const setupContactAndQuotesApp = () => {
  let house: RunningApp;
  let guest: HttpClient;
  let staff: HttpClient;
  beforeAll(async () => {
    house = await startApp();
    staff = await house.staff();
  });
  afterAll(() => house.stop());
  const sql: Sql = (query, values) => house.container.get(TOKENS.sql)(query, values);
  beforeEach(async () => {
    await clearBusinessData(sql);
    house.clock.set('2027-03-10T10:00');
    guest = house.guest();
  });
  return {
    app: () => house,
    guest: () => guest,
    staff: () => staff,
    sql,
    log: () => listEventTypes(sql),
    rows: async (table: string) => (await sql(`select 1 from ${table}`)).length,
    /** The next page of an answer, null when it was the last. */
    next: (headers: Headers): string | null =>
      /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null,
  };
};
