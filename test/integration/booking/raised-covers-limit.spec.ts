import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { enter, sql, turn } = setupBookingApp();

/** A turn that was opened while the restaurant had 74 covers per turn. It has 75 now. */
const openTurnWithOldLimit = (held: number) =>
  sql('insert into turn_occupancy (date, time_slot_id, max_covers, held) values (?, ?, 74, ?)', [
    BOOKING_DATE,
    turn().timeSlotId,
    held,
  ]);

describe('a raised number of covers per turn', () => {
  it('applies to a turn that was opened under the old number', async () => {
    await openTurnWithOldLimit(71);
    expect((await enter({ numberOfPeople: 4 })).status).toBe(201);
    expect(await sql('select max_covers, held from turn_occupancy where held > 0')).toEqual([
      { max_covers: 75, held: 75 },
    ]);
  });

  it('rejects a party beyond the new number', async () => {
    await openTurnWithOldLimit(72);
    expect(await enter({ numberOfPeople: 4 })).toMatchObject({
      status: 409,
      body: { code: 'turn_full' },
    });
  });
});
