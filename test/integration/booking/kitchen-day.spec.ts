import type { KitchenDay } from '#src/contracts/booking/kitchen.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { logInAs } from '#test/support/fixtures/staff-members.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';

const { app, ask, enter, decide, bestTable, slotId, press } = setupBookingApp();

const GUEST = {
  customerName: 'Zzdonna Franca',
  customerPhone: '0935 000 777',
  customerEmail: 'zzfranca@example.it',
  notes: 'Zzcarrozzina',
};

let cook: HttpClient;
beforeAll(async () => {
  cook = await logInAs(app(), 'kitchen');
});
const readKitchenDay = async () => {
  const { status, body, text } = await cook.get<KitchenDay>('/api/kitchen');
  expect(status).toBe(200);
  return { ...body, text };
};

describe('GET /api/kitchen', () => {
  it('returns time, covers, table and allergies of tonight’s accepted parties, in order of time', async () => {
    await enter({ numberOfPeople: 4, timeSlotId: slotId('cena_secondo') });
    const requestBody = {
      ...GUEST,
      numberOfPeople: 2,
      tableId: await bestTable(),
      allergies: { codes: ['gluten'], note: 'grave' },
      allergiesConsent: true,
    };
    const { body: request } = await ask(requestBody);
    app().clock.set(`${BOOKING_DATE}T18:00`);
    expect((await readKitchenDay()).parties).toHaveLength(1);
    await decide(request.id, 'confirmed');
    const { date, parties } = await readKitchenDay();
    expect(date).toBe(BOOKING_DATE);
    expect(parties.map(({ numberOfPeople }) => numberOfPeople)).toEqual([2, 4]);
    expect(parties[0]).toEqual({
      id: request.id,
      time: '19:00',
      numberOfPeople: 2,
      tableName: expect.any(String),
      allergies: { codes: ['gluten'], note: 'grave' },
    });
  });

  it('contains no name, telephone, e-mail or note of a guest', async () => {
    await enter(GUEST);
    app().clock.set(`${BOOKING_DATE}T18:00`);
    const { text, parties } = await readKitchenDay();
    expect(parties).toHaveLength(1);
    for (const word of ['Zz', '000 777', 'example.it']) expect(text).not.toContain(word);
  });

  it('returns the previous evening until 04:00, without parties that have left', async () => {
    const { body: entered } = await enter({ timeSlotId: slotId('cena_terzo') });
    app().clock.set(`${BOOKING_DATE}T23:50`);
    await press(entered.id, 'seat');
    app().clock.set('2027-03-14T01:00');
    expect((await readKitchenDay()).parties).toHaveLength(1);
    await press(entered.id, 'clear');
    expect((await readKitchenDay()).parties).toEqual([]);
    app().clock.set('2027-03-14T04:00');
    expect((await readKitchenDay()).date).toBe('2027-03-14');
  });
});
