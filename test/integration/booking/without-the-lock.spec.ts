import { entities, t, type Composition } from '#src/composition-root.ts';
import type { HoldTurn } from '#src/contexts/booking/application/ports.ts';
import { freshDatabase, type FreshDatabase } from '#test/support/database.ts';
import { raceForTheLastCovers, turnOn } from '#test/support/last-covers.ts';
import { startApp, type RunningApp } from '#test/support/running-app.ts';

/** The turn's row is made, because the read model needs it, but nobody waits for anybody. */
const holdNothing: HoldTurn = async (tx, { date, timeSlotId }) => {
  await tx('insert into turn_occupancy (date, time_slot_id, max_covers) values (?, ?, 75) on conflict do nothing', [date, timeSlotId]);
};

/** Several processes, because each keeps a line of its own for every turn. */
const APPS = 3;

const race = async (apps: readonly RunningApp[], database: FreshDatabase) => {
  const origins = apps.map(({ origin }) => origin);
  const turn = await turnOn(origins[0]!, '2027-06-16', 'cena_primo');
  return raceForTheLastCovers({ origins, database, turn, guests: 120, left: 10 });
};

/** The test of the test: the race must be able to tell a house that sells too much from one that does not. */
describe('the race for the last covers', () => {
  let database: FreshDatabase;
  let apps: RunningApp[];

  beforeEach(async () => {
    database = await freshDatabase({ entities });
  });
  afterEach(async () => {
    for (const app of apps) await app.stop();
    await database.drop();
  });

  const start = async (arrange: (container: Composition) => void = () => undefined) => {
    apps = [];
    for (let count = 0; count < APPS; count += 1) apps.push(await startApp({ database, arrange }));
  };
  const startWithoutLock = () => start((container) => void container.rebind(t.holdTurn).toConstantValue(holdNothing));

  it('ends exactly full with the lock', async () => {
    await start();
    const { covers, answers } = await race(apps, database);
    expect(covers).toEqual([{ held: 75, summed: 75, most: 75 }]);
    expect(answers[201]! + answers[409]!).toBe(120);
  });

  it('goes red without the lock and without the database’s own constraint: more is sold than there is', async () => {
    await database.query('alter table turn_occupancy drop constraint a_turn_never_exceeds_its_covers');
    await startWithoutLock();
    const { covers } = await race(apps, database);
    expect(covers[0]!.summed).toBeGreaterThan(75);
  });

  it('is still never lost without the lock alone: the database’s constraint stands behind it', async () => {
    await startWithoutLock();
    const { covers, promised, reservations } = await race(apps, database);
    expect(covers[0]!.summed).toBeLessThanOrEqual(75);
    expect(reservations).toEqual(promised);
  });
});
