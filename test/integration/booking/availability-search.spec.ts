import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import {
  BOOKING_DATE,
  SEARCH_QUERY,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const { guest, slots, slotId, availability, bestTable, ask, enter, sql } = setupBookingApp();

describe('the availability search', () => {
  it('offers the six turns in order, with their meal', () =>
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

  it('returns free tables and remaining covers, by turn key or by slot id', async () => {
    const availabilityByKey = await availability();
    expect(availabilityByKey).toMatchObject({
      closed: false,
      begun: false,
      message: null,
      capacityInfo: { bookedCovers: 0, maxCovers: 75, availableCovers: 75, canAccommodate: true },
    });
    expect(availabilityByKey.availableSlots[0]).toMatchObject({
      timeSlotId: slotId('cena_primo'),
      slotDescription: 'Cena · primo turno',
      availableCapacity: 2,
      suitable: true,
    });
    expect(await availability(SEARCH_QUERY.replace('cena_primo', slotId('cena_primo')))).toEqual(
      availabilityByKey,
    );
  });

  it.each([
    ['without a date', 'date', 'date=', 'Seleziona una data'],
    [
      'for 0 people',
      'numberOfPeople',
      'numberOfPeople=0',
      'Numero di persone deve essere almeno 1',
    ],
    [
      'for 9 people',
      'numberOfPeople',
      'numberOfPeople=9',
      'Massimo 8 persone per prenotazione online',
    ],
    ['without a meal', 'mealType', 'mealType=', 'Seleziona pranzo o cena'],
    ['without a turn', 'timeSlot', 'timeSlot=', 'Seleziona un turno'],
    ['for an unknown turn', 'timeSlot', 'timeSlot=cena_quarto', 'Seleziona un turno'],
    ['for a past date', 'date', 'date=2027-03-09', 'La data non può essere nel passato'],
    [
      'for a meal that does not match the turn',
      'mealType',
      'mealType=pranzo',
      'Il turno scelto non è di questo pasto',
    ],
  ])(
    'returns 400 with one field message for a search %s',
    async (_, field, invalidQuery, message) => {
      const query = new URLSearchParams(SEARCH_QUERY);
      for (const [name, value] of new URLSearchParams(invalidQuery)) query.set(name, value);
      const answer = await guest().get<RefusalBody>(`/api/availability?${query.toString()}`);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ [field]: message });
    },
  );

  it.each([...new URLSearchParams(SEARCH_QUERY)])(
    'returns 400 when the parameter %s is repeated, whatever its second value',
    async (name, value) => {
      for (const other of [value, 'x', ''])
        expect([
          other,
          (await guest().get(`/api/availability?${SEARCH_QUERY}&${name}=${other}`)).status,
        ]).toEqual([other, 400]);
    },
  );

  it('returns no tables and a public message when the service is closed, and hides the note of staff', async () => {
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

  it('omits a table that staff blocked for the turn, and a request for it is rejected', async () => {
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

describe('a room with a season', () => {
  const listTerraceTables = async (date: string) => {
    const { availableSlots } = await availability(SEARCH_QUERY.replace(BOOKING_DATE, date));
    return availableSlots.filter(({ floor }) => floor === 2);
  };

  it('can be booked only from April to October, and by staff out of season with a reason', async () => {
    expect([await listTerraceTables('2027-03-31'), await listTerraceTables('2027-11-01')]).toEqual([
      [],
      [],
    ]);
    const [table, ...others] = await listTerraceTables('2027-04-01');
    expect(others).toHaveLength(5);
    expect(await listTerraceTables('2027-10-31')).toHaveLength(6);
    const { tableId } = table!;
    const refused = await ask({ tableId });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'table_out_of_season',
      'La sala di questo tavolo è chiusa: riapre giovedì 1 aprile 2027. Scegli un altro tavolo.',
    ]);
    expect((await ask({ tableId, reservationDate: '2027-04-01' })).status).toBe(201);
    expect((await enter({ tableId })).body).toMatchObject({
      code: 'table_out_of_season',
      details: { overridable: true },
    });
    expect((await enter({ tableId, override: { reason: 'Ha chiesto di fuori' } })).status).toBe(
      201,
    );
  });

  it('offers no seats out of season in the search, the days and the request', async () => {
    await sql("update tables set is_active = name in ('Terrazza 3', 'Sala 5')");
    const readStates = async (date: string) => {
      const { capacityInfo } = await availability(SEARCH_QUERY.replace(BOOKING_DATE, date));
      const path = `/api/availability/days?from=${date}&days=1&numberOfPeople=2`;
      const [day] = (await guest().get<DayAvailability[]>(path)).body;
      const turn = day!.turns.find(({ timeSlotId }) => timeSlotId === slotId('cena_primo'));
      return [capacityInfo.canAccommodate, turn!.state];
    };
    for (const [reservationDate, secondStatus] of [
      [BOOKING_DATE, 409],
      ['2027-04-03', 201],
    ] as const) {
      expect((await ask({ reservationDate, ...buildGuest(1) })).status).toBe(201);
      expect(await readStates(reservationDate)).toEqual(
        secondStatus === 201 ? [true, 'free'] : [false, 'full'],
      );
      const { status } = await ask({ reservationDate, ...buildGuest(2) });
      expect(status).toBe(secondStatus);
    }
  });
});
