import { TOKENS } from '#src/composition/tokens.ts';
import type { PersonalDataFile } from '#src/contracts/data-subject-requests.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { findTablesWithTraces } from '#test/support/assertions/personal-data-traces.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { app, ask, availability, enter, guest, staff, list, log, press, slotId, sql, turn } =
  setupBookingApp();

const WISHES = {
  arrivalTime: '20:15',
  occasion: 'anniversary',
  seatWishes: ['high_chair', 'with_dog'],
};

const listReplayDifferences = async () =>
  (await app().container.get(TOKENS.audit).replayCheck()).differences;

describe('arrival time, occasion and seat wishes of a request', () => {
  it('are shown to staff; the event and the page of the guest contain only the arrival time', async () => {
    const { status, body } = await ask(WISHES);
    expect(status).toBe(201);
    expect((await list())[0]).toMatchObject(WISHES);
    const [event] = await sql('select data from event');
    expect(event).toMatchObject({ data: { seat: { arrivalTime: '20:15' } } });
    expect(
      await findTablesWithTraces(app().container.get(TOKENS.sql), [
        'anniversary',
        'high_chair with_dog',
      ]),
    ).toEqual(['personal_data']);
    const path = `/api/reservations/link/${body.link.split('/').pop()}`;
    const statusView = (await guest().get<ReservationStatusView>(path)).body;
    expect(statusView.arrivalTime).toBe('20:15');
    expect(JSON.stringify(statusView)).not.toMatch(/anniversary|high_chair/);
    expect(await listReplayDifferences()).toEqual([]);
  });

  it.each([[{}], [{ arrivalTime: null, occasion: null, seatWishes: null }], [{ seatWishes: [] }]])(
    'are optional: %j',
    async (body) => {
      expect((await ask(body)).status).toBe(201);
      expect((await list())[0]).toMatchObject({
        arrivalTime: null,
        occasion: null,
        seatWishes: null,
      });
    },
  );

  it.each([
    [
      { arrivalTime: '20:50' },
      'invalid',
      { arrivalTime: 'Orario di arrivo non valido: scegli un quarto d’ora (HH:MM)' },
    ],
    [
      { arrivalTime: '21:00' },
      'arrival_outside_turn',
      { arrivalTime: 'Scegli un orario di arrivo fra quelli del turno.' },
    ],
    [
      { arrivalTime: '18:45' },
      'arrival_outside_turn',
      { arrivalTime: 'Scegli un orario di arrivo fra quelli del turno.' },
    ],
    [{ occasion: 'divorce' }, 'invalid', { occasion: 'Occasione non valida' }],
    [{ seatWishes: 'high_chair' }, 'invalid', { seatWishes: 'Preferenza per il posto non valida' }],
    [
      { seatWishes: ['balcony'] },
      'invalid',
      { 'seatWishes.0': 'Preferenza per il posto non valida' },
    ],
  ])('are refused with 400 if invalid: %j', async (body, code, fields) => {
    const answer = await ask(body);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, code, fields]);
    expect(await log()).toEqual([]);
  });

  it('are kept when staff correct the guest’s data', async () => {
    const { id } = (await ask(WISHES)).body;
    const guestData = { customerName: 'Altra', customerPhone: '0935 1234567', notes: 'Torta' };
    await press(id, 'guest', guestData);
    expect((await list())[0]).toMatchObject({ ...WISHES, customerName: 'Altra' });
  });

  it('are in the personal data file of the guest; an erasure keeps only the arrival time', async () => {
    await ask({ ...WISHES, customerPhone: '+39 347 911 2244' });
    const person = { phone: '+39 347 911 2244' };
    const { matters } = (await staff().post<PersonalDataFile>('/api/personal-data/search', person))
      .body;
    expect(matters[0]!.facts).toEqual(
      expect.arrayContaining([
        { label: 'Occasione', value: 'Anniversario' },
        { label: 'Preferenze per il posto', value: 'Seggiolone, Con il cane' },
        { label: 'Arrivo previsto', value: '20:15' },
      ]),
    );
    await staff().post('/api/personal-data/erase', person);
    expect((await list())[0]).toMatchObject({
      arrivalTime: '20:15',
      occasion: null,
      seatWishes: null,
    });
    expect((await app().container.get(TOKENS.audit).verify()).flaw).toBeNull();
  });

  it('are in the CSV export in Italian', async () => {
    await ask(WISHES);
    const { text } = await staff().get(
      `/api/reservations/export?from=${BOOKING_DATE}&to=${BOOKING_DATE}`,
    );
    const [header, row] = text.split('\r\n').map((line) => line.split(';'));
    const cell = (name: string) => row![header!.indexOf(name)];
    expect(['Arrivo previsto', 'Occasione', 'Posto'].map(cell)).toEqual([
      '20:15',
      'Anniversario',
      'Seggiolone, Con il cane',
    ]);
  });
});

describe('the arrival time', () => {
  const moveTo = (id: string, timeSlotId: string, numberOfPeople: number) =>
    press(id, 'move', { ...turn(), timeSlotId, tableId: null, numberOfPeople });

  it('is kept within its turn, removed by a move to another turn, and restored by an undo', async () => {
    const { id } = (await ask({ arrivalTime: WISHES.arrivalTime })).body;
    expect((await moveTo(id, slotId('cena_primo'), 3)).body.arrivalTime).toBe('20:15');
    expect((await moveTo(id, slotId('cena_secondo'), 3)).body.arrivalTime).toBeNull();
    expect((await press(id, 'undo')).body.arrivalTime).toBe('20:15');
    expect(await listReplayDifferences()).toEqual([]);
  });

  it('is accepted from staff only within the turn', async () => {
    expect((await enter({ arrivalTime: '20:30' })).body.arrivalTime).toBe('20:30');
    const refused = await enter({ arrivalTime: '21:00' });
    expect([refused.status, refused.body.code]).toEqual([400, 'arrival_outside_turn']);
  });
});

describe('the pace of the kitchen', () => {
  const fillArrivalTime = async (arrivalTime: string | null) => {
    for (const numberOfPeople of [8, 8, 6, 6])
      expect((await enter({ numberOfPeople, tableId: null, arrivalTime })).status).toBe(201);
  };
  const party = { tableId: null, numberOfPeople: 2 };

  it('rejects a request for a full quarter of an hour, and names the next free one', async () => {
    await fillArrivalTime('20:15');
    await enter({ numberOfPeople: 6, tableId: null, arrivalTime: '20:30' });
    expect((await availability()).fullArrivalTimes).toEqual(['20:15']);
    const before = await log();
    const refused = await ask({ ...party, arrivalTime: '20:15' });
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
      400,
      'arrival_full',
      {
        arrivalTime: 'A quell’ora la cucina è al completo: scegli le 20:30 o un orario dopo.',
      },
    ]);
    expect(await log()).toEqual(before);
    expect((await ask({ ...party, arrivalTime: '20:30' })).status).toBe(201);
  });

  it('counts a party without a time at the start of the turn, and accepts another one without', async () => {
    await fillArrivalTime(null);
    expect((await availability()).fullArrivalTimes).toEqual(['19:00']);
    expect((await ask({ ...party, arrivalTime: '19:00' })).body.code).toBe('arrival_full');
    expect((await ask(party)).status).toBe(201);
  });

  it('reports that there is no later time when the last quarter of an hour is full', async () => {
    await fillArrivalTime('20:45');
    const { body } = await ask({ ...party, arrivalTime: '20:45' });
    expect([body.code, body.fields?.['arrivalTime']]).toEqual([
      'arrival_full',
      'A quell’ora la cucina è al completo: scegli un orario prima, o non indicarlo.',
    ]);
  });

  it('frees the quarter of an hour after a cancellation', async () => {
    await fillArrivalTime('20:15');
    const [last] = (await list()).filter(({ numberOfPeople }) => numberOfPeople === 6);
    expect((await press(last!.id, 'cancel', { reason: 'guest_asked' })).status).toBe(200);
    expect((await ask({ ...party, arrivalTime: '20:15' })).status).toBe(201);
  });

  it('does not limit entries by staff', async () => {
    await fillArrivalTime('20:15');
    const { status } = await enter({ numberOfPeople: 4, tableId: null, arrivalTime: '20:15' });
    expect(status).toBe(201);
  });
});
