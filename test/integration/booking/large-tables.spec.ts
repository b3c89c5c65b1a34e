import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const bookingApp = setupBookingApp();
const { app, staff, sql, ask, enter, availability, turn } = bookingApp;

/** Leaves only Sala 8, which is reserved for parties of five or more. */
const leaveOnlyLargeTable = () => sql(`update tables set is_active = (name = 'Sala 8')`);
const listTurns = async (people: number) =>
  (
    await staff().get<TurnForParty[]>(
      `/api/reservations/turns-for-party?date=${BOOKING_DATE}&numberOfPeople=${people}`,
    )
  ).body;

describe('a table for larger parties', () => {
  beforeEach(leaveOnlyLargeTable);

  it('is offered to a small party that telephones, and booked without a reason', async () => {
    const found = (await listTurns(2)).find(({ timeSlotId }) => timeSlotId === turn().timeSlotId)!;
    expect(found).toMatchObject({ state: 'large', tables: [{ name: 'Sala 8', isLarge: true }] });
    const { status, body } = await enter({ numberOfPeople: 2, tableId: found.tables[0]!.id });
    expect([status, body.tableName]).toEqual([201, 'Sala 8']);
  });

  it.each(['phone', 'walk_in'])('holds a small party without a table (%s)', async (origin) => {
    expect((await enter({ origin, numberOfPeople: 2, tableId: null })).status).toBe(201);
    expect((await enter({ origin, numberOfPeople: 6, tableId: null })).body.code).toBe(
      'no_table_left',
    );
  });

  it('is not offered online to a small party hours before the turn', async () => {
    const { availableSlots, capacityInfo } = await availability();
    expect(availableSlots.some(({ suitable }) => suitable)).toBe(false);
    expect(capacityInfo.canAccommodate).toBe(false);
    const asked = await ask({ ...buildGuest(1), numberOfPeople: 2, tableId: null });
    expect([asked.status, asked.body.code]).toEqual([409, 'no_table_left']);
  });

  it('is offered online to a small party in the last three hours', async () => {
    app().clock.set(`${BOOKING_DATE}T16:30`);
    const { availableSlots } = await availability();
    expect(availableSlots).toMatchObject([{ tableName: 'Sala 8', suitable: true }]);
    const { status } = await ask({ ...buildGuest(1), numberOfPeople: 2, tableId: null });
    expect(status).toBe(201);
  });

  it('is not promised twice, although an online party and one of staff follow other rules', async () => {
    await enter({ numberOfPeople: 2, tableId: null });
    const { body } = await ask({ ...buildGuest(1), numberOfPeople: 6, tableId: null });
    expect(body.code).toBe('no_table_left');
  });
});
