import { t } from '#src/composition-root.ts';
import { bookingHouse } from '#test/support/booking-house.ts';
import { anyGuest } from '#test/support/examples.ts';

const { app, bestTable, ask, sql, decide } = bookingHouse();

const readModels = async () => Promise.all(
  ['reservations order by id', 'turn_occupancy order by date, time_slot_id', 'floor_occupancy order by date, time_slot_id, floor']
    .map((table) => sql(`select * from ${table}`)));

describe('the log', () => {
  const rows = () => sql('select * from event order by pos');

  it('holds no personal data, and neither do outbox, idempotency records and read models', async () => {
    await ask({ notes: 'Allergia alle arachidi' });
    for (const table of ['event', 'outbox', 'idempotency', 'reservations', 'turn_occupancy', 'floor_occupancy']) {
      const text = JSON.stringify(await sql(`select * from ${table}`));
      expect([table, /agata|0935 000 101|arachidi/i.test(text)]).toEqual([table, false]);
    }
    expect(Buffer.from((await rows())[0]!['canon'] as Buffer).toString()).not.toMatch(/agata|arachidi/i);
  });

  it.each([['UPDATE', `update event set type = 'x'`], ['DELETE', 'delete from event'], ['TRUNCATE', 'truncate event cascade']])('refuses %s', async (_, statement) => {
    await ask();
    await expect(sql(statement)).rejects.toThrow('append only');
    expect(await rows()).toHaveLength(1);
  });

  it('numbers events without a gap, also when requests in between were refused', async () => {
    const tableId = await bestTable();
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask({ ...anyGuest(index), tableId: index % 2 ? tableId : null, numberOfPeople: 1 })));
    const positions = (await rows()).map(({ pos }) => Number(pos));
    expect(positions).toEqual(positions.map((_, index) => index + 1));
    expect(positions).toHaveLength(11);
  });

  it('rebuilds the read models to the same rows, in the order in which things happened', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, async (_, number) => (await ask({ ...anyGuest(number), tableId: null })).body.id));
    const tableId = await bestTable();
    const [first] = [(await ask({ tableId })).body.id];
    await decide(first, 'cancelled');
    // Only in this order can the table be held again: replayed as 1, 10, 11, 2 … it would be taken twice.
    await ask({ tableId, ...anyGuest(20) });
    for (const id of ids.slice(0, 3)) await decide(id, 'confirmed');
    const before = await readModels();
    await sql('update reservations set number_of_people = 1, version = 99');
    expect(await app().container.get(t.rebuild)()).toBe(14);
    expect(await readModels()).toEqual(before);
  });
});
