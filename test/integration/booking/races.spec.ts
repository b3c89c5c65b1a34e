import { bookKeeping } from '#test/support/book-keeping.ts';
import { startServer, type BuiltServer } from '#test/support/built-server.ts';
import { dateIn } from '#test/support/calendar.ts';
import { promised, rush, tally, visitors, wishFor } from '#test/support/crowd.ts';
import { freshDatabase, type FreshDatabase } from '#test/support/database.ts';
import { anyGuest, reservationOf } from '#test/support/examples.ts';
import { raceForTheLastCovers, turnOn } from '#test/support/last-covers.ts';

describe('guests who ask at the same moment, at three servers on one database', () => {
  let database: FreshDatabase;
  let servers: BuiltServer[];
  const origins = () => servers.map(({ origin }) => origin);

  beforeAll(async () => {
    database = await freshDatabase();
    // The first one migrates and seeds; the others then find everything there.
    const first = await startServer({ database, env: { WORKER: 'outside' } });
    servers = [
      first,
      ...(await Promise.all([
        startServer({ database, env: { WORKER: 'outside' } }),
        startServer({ database, env: { WORKER: 'outside' } }),
      ])),
    ];
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  });

  it('200 requests for one table: exactly one is accepted, the others hear a polite conflict', async () => {
    const turn = await turnOn(origins()[0]!, dateIn(30), 'pranzo_primo');
    const [table] = await database.query<{ id: string }>(
      'select id::text from tables where capacity >= 4 order by name limit 1',
    );
    const wishes = Array.from({ length: 200 }, (_, place) =>
      wishFor(reservationOf(turn, { ...anyGuest(place), tableId: table!.id, numberOfPeople: 4 })),
    );

    const outcomes = await rush(await visitors(origins()), wishes);

    expect(tally(outcomes)).toEqual({ 201: 1, 409: 199 });
    const books = bookKeeping(database.query);
    expect(await books.reservations()).toEqual(promised(outcomes));
    expect(await books.requests()).toEqual(promised(outcomes));
    expect(await books.tablesGivenTwice()).toEqual([]);
    const refused = outcomes.find(({ answer }) => answer.status === 409)!;
    expect(refused.answer.body).toMatchObject({
      code: 'table_taken',
      message: expect.any(String),
      details: { availability: expect.any(Object) },
    });
  });

  it('500 requests for the last 10 covers of a turn: it ends exactly full, and every promise has one event, one notice, one row', async () => {
    const turn = await turnOn(origins()[0]!, dateIn(31), 'cena_primo');
    const earlier = await bookKeeping(database.query).reservations();

    const race = await raceForTheLastCovers({
      origins: origins(),
      database,
      turn,
      guests: 500,
      left: 10,
    });

    expect(race.answers[201]! + race.answers[409]!).toBe(500);
    expect(race.covers).toContainEqual({ held: 75, summed: 75, most: 75 });
    expect(race.covers.filter(({ held, summed, most }) => held !== summed || held > most)).toEqual(
      [],
    );
    const all = [...earlier, ...race.promised].sort();
    expect(race.reservations).toEqual(all);
    expect(race.requests).toEqual(all);
    expect(race.notices).toEqual(all);
    expect(race.hasNoGap).toBe(true);
  });
});
