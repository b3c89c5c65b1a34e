import type { Availability } from '#src/contracts/booking/availability.ts';
import {
  BOOKING_DATE,
  SEARCH_QUERY,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const { guest, slots, slotId, availability, bestTable, ask, sql } = setupBookingApp();

describe('a diner searches', () => {
  it('and sees the six turns in order, with their meal', () =>
    expect(
      slots().map(({ turnKey, startTime, endTime, mealType }) => [
        turnKey,
        startTime,
        endTime,
        mealType,
      ]),
    ).toEqual([
      ['pranzo_primo', '12:00', '13:00', 'pranzo'],
      ['pranzo_secondo', '13:00', '14:00', 'pranzo'],
      ['pranzo_terzo', '14:00', '15:00', 'pranzo'],
      ['cena_primo', '19:00', '20:50', 'cena'],
      ['cena_secondo', '20:50', '21:30', 'cena'],
      ['cena_terzo', '21:30', '22:30', 'cena'],
    ]));

  it('finds free tables and the covers left, by turn key or by slot id', async () => {
    const found = await availability();
    expect(found).toMatchObject({
      closed: false,
      begun: false,
      message: null,
      capacityInfo: { bookedCovers: 0, maxCovers: 75, availableCovers: 75, canAccommodate: true },
    });
    expect(found.availableSlots[0]).toMatchObject({
      timeSlotId: slotId('cena_primo'),
      slotDescription: 'Cena · primo turno',
      availableCapacity: 2,
      suitable: true,
    });
    expect(await availability(SEARCH_QUERY.replace('cena_primo', slotId('cena_primo')))).toEqual(
      found,
    );
  });

  it.each([
    ['without a date', 'date', 'date=', 'Seleziona una data'],
    ['for nobody', 'numberOfPeople', 'numberOfPeople=0', 'Numero di persone deve essere almeno 1'],
    ['for nine', 'numberOfPeople', 'numberOfPeople=9', 'Massimo 8 persone per prenotazione online'],
    ['without a meal', 'mealType', 'mealType=', 'Seleziona pranzo o cena'],
    ['without a turn', 'timeSlot', 'timeSlot=', 'Seleziona un turno'],
    ['for a turn that is not there', 'timeSlot', 'timeSlot=cena_quarto', 'Seleziona un turno'],
    ['for a day that is over', 'date', 'date=2027-03-09', 'La data non può essere nel passato'],
    [
      'for a meal that is not the turn’s',
      'mealType',
      'mealType=pranzo',
      'Il turno scelto non è di questo pasto',
    ],
  ])('%s: 400 and one sentence for the field', async (_, field, wrong, sentence) => {
    const query = new URLSearchParams(SEARCH_QUERY);
    for (const [name, value] of new URLSearchParams(wrong)) query.set(name, value);
    const answer = await guest().get<RefusalBody>(`/api/availability?${query.toString()}`);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: sentence });
  });

  it.each([...new URLSearchParams(SEARCH_QUERY)])(
    '%s said twice is said wrongly: 400, whichever of the two is right',
    async (name, value) => {
      for (const other of [value, 'x', ''])
        expect([
          other,
          (await guest().get(`/api/availability?${SEARCH_QUERY}&${name}=${other}`)).status,
        ]).toEqual([other, 400]);
    },
  );

  it('sees an empty list and a public sentence when the service is closed; the note stays inside', async () => {
    await sql(
      `insert into service_closures (weekday, service, note) values (6, 'dinner', 'matrimonio Di Prova')`,
    );
    const answer = await guest().get<Availability>(`/api/availability?${SEARCH_QUERY}`);
    expect(answer.body).toMatchObject({
      availableSlots: [],
      closed: true,
      message: expect.stringContaining('chiuso'),
    });
    expect(answer.text).not.toContain('matrimonio');
    expect(
      (
        await availability(
          SEARCH_QUERY.replace('cena', 'pranzo').replace('cena_primo', 'pranzo_primo'),
        )
      ).closed,
    ).toBe(false);
  });

  it('sees no table that staff blocked for this turn', async () => {
    const tableId = await bestTable();
    await sql(
      'insert into daily_settings (date, table_id, time_slot_id, is_available) values (?, ?, ?, false)',
      [BOOKING_DATE, tableId, slotId('cena_primo')],
    );
    expect((await availability()).availableSlots.map((slot) => slot.tableId)).not.toContain(
      tableId,
    );
    expect((await ask({ tableId })).body.code).toBe('table_blocked');
  });
});
