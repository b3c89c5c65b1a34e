import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const { app, ask, enter, sql, staff, slotId, statistics, turn } = setupBookingApp();

const setCovers = (maxCovers: unknown) =>
  staff().put<TimeSlotView & RefusalBody>(`/api/time-slots/${slotId('cena_primo')}`, { maxCovers });
const lastEvent = async () =>
  (await sql('select type, data from event order by pos desc limit 1'))[0];

describe('the covers per turn of a time slot', () => {
  it('are lowered and raised by staff, and the event records the old and the new number', async () => {
    expect((await setCovers(4)).body.maxCovers).toBe(4);
    expect(await lastEvent()).toMatchObject({
      type: 'TimeSlotChanged',
      data: { slot: { maxCovers: 4 }, was: { maxCovers: 75 } },
    });
    expect((await ask({ numberOfPeople: 5 })).body.code).toBe('turn_full');
    expect((await ask({ numberOfPeople: 4 })).status).toBe(201);
    await setCovers(80);
    expect(await statistics()).toMatchObject({ maxCovers: 80, coversOnHold: 0 });
    expect((await ask({ numberOfPeople: 5 })).status).toBe(201);
  });

  it('keep existing reservations when they fall below the booked covers, and refuse new ones', async () => {
    const { body } = await enter({ numberOfPeople: 8 });
    expect((await setCovers(4)).status).toBe(200);
    expect((await enter({ numberOfPeople: 2 })).body.code).toBe('turn_full');
    expect((await enter({ numberOfPeople: 2, override: { reason: 'Amici' } })).status).toBe(201);
    expect(
      (await staff().post(`/api/reservations/${body.id}/cancel`, { reason: 'guest_asked' })).status,
    ).toBe(200);
    expect(
      await sql('select held, max_covers from turn_occupancy where date = ?', [BOOKING_DATE]),
    ).toEqual([{ held: 2, max_covers: 75 }]);

    expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });

  it.each([0, 1_000, 2.5, 'molti', null])('reject %j and stay unchanged', async (maxCovers) => {
    const { status, body } = await setCovers(maxCovers);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['maxCovers']]);
    expect(await statistics()).toMatchObject({ maxCovers: 75 });
  });

  it('are 75 for a new time slot by default', async () => {
    const slot = { startTime: '23:00', endTime: '23:30', description: null, isActive: false };
    const added = await staff().post<TimeSlotView>('/api/time-slots', slot);
    expect([added.status, added.body.maxCovers]).toEqual([201, 75]);
    await staff().delete(`/api/time-slots/${added.body.id}`);
  });
});

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
