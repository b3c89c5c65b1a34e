import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { ChangedTimeSlot } from '#src/contracts/booking/time-slot-management.ts';
import {
  expectStaffOnly,
  retryWhileBusy,
  setupFloorApp,
  type RefusalBody,
} from '#test/support/fixtures/floor-app.ts';

const { app, staff, colleague, guest, sql, slot, ask, log } = setupFloorApp();
const add = (over: object = {}) =>
  staff().post<TimeSlotView & RefusalBody>('/api/time-slots', {
    startTime: '22:30',
    endTime: '23:30',
    description: null,
    isActive: true,
    ...over,
  });
const change = (id: string, body: object, headers = {}, client = staff()) =>
  client.put<ChangedTimeSlot & RefusalBody>(`/api/time-slots/${id}`, body, headers);
const remove = (id: string) =>
  staff().delete<{ retired: boolean } & RefusalBody>(`/api/time-slots/${id}`);
const listOfferedTimes = async () =>
  (await guest().get<TimeSlotView[]>('/api/time-slots')).body.map(({ startTime }) => startTime);

describe('POST /api/time-slots', () => {
  it('adds a slot, active by default, that guests see and can book immediately', async () => {
    const { status, body } = await staff().post<TimeSlotView>('/api/time-slots', {
      startTime: '22:30',
      endTime: '23:30',
      description: '',
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        startTime: '22:30',
        endTime: '23:30',
        description: null,
        isActive: true,
        turnKey: null,
        mealType: 'cena',
      }),
    ]);
    expect(await listOfferedTimes()).toContain('22:30');
    expect((await ask({ timeSlotId: body.id })).status).toBe(201);
    expect((await log())[0]).toMatchObject({
      type: 'TimeSlotAdded',
      stream: `time-slot-${body.id}`,
      actor: expect.stringMatching(/^staff:/),
      data: { slot: { startTime: '22:30', endTime: '23:30', description: null, isActive: true } },
    });
  });

  it('shows an inactive slot to staff only', async () => {
    await add({ isActive: false });
    expect(await listOfferedTimes()).not.toContain('22:30');
    expect(
      (await staff().get<TimeSlotView[]>('/api/time-slots')).body.map(({ startTime }) => startTime),
    ).toContain('22:30');
  });

  it.each([
    [{ startTime: '' }, 'startTime', 'Orario di inizio è obbligatorio'],
    [{ startTime: undefined }, 'startTime', 'Orario di inizio è obbligatorio'],
    [{ endTime: '' }, 'endTime', 'Orario di fine è obbligatorio'],
    [{ endTime: null }, 'endTime', 'Orario di fine è obbligatorio'],
    [{ startTime: '24:00' }, 'startTime', 'Formato orario non valido (HH:MM)'],
    [{ endTime: '9:30' }, 'endTime', 'Formato orario non valido (HH:MM)'],
    [{ endTime: '23:60' }, 'endTime', 'Formato orario non valido (HH:MM)'],
    [{ endTime: '22:30' }, 'endTime', "L'orario di fine deve essere successivo a quello di inizio"],
    [{ endTime: '00:30' }, 'endTime', "L'orario di fine deve essere successivo a quello di inizio"],
  ])('refuses %j', async (over, field, message) => {
    const { status, body } = await add(over);
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
    expect(await log()).toEqual([]);
  });

  it('accepts overlapping slots, but returns 409 for equal times', async () => {
    expect((await add({ startTime: '19:30', endTime: '21:00' })).status).toBe(201);
    const duplicate = await add({ startTime: '19:30', endTime: '21:00' });
    expect([duplicate.status, duplicate.body.code, duplicate.body.message]).toEqual([
      409,
      'time_slot_exists',
      'Esiste già un orario 19:30 - 21:00.',
    ]);
    await change((await slot()).id, { isActive: false });
    expect((await add({ startTime: '19:00', endTime: '20:50' })).body.message).toBe(
      'Esiste già un orario 19:00 - 20:50, ora inattivo: puoi riattivarlo.',
    );
  });
});

describe('PUT /api/time-slots/{id}', () => {
  it('changes the sent fields, and existing reservations keep their times', async () => {
    const { id } = await slot();
    await ask();
    const { status, body } = await change(id, { startTime: '19:15' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        startTime: '19:15',
        endTime: '20:50',
        description: 'Cena · primo turno',
        turnKey: 'cena_primo',
        upcoming: 1,
      }),
    ]);
    expect(await sql('select slot_start from reservations')).toEqual([{ slot_start: '19:00' }]);
    expect((await log()).at(-1)).toMatchObject({
      type: 'TimeSlotChanged',
      data: { slot: { startTime: '19:15' }, was: { startTime: '19:00' } },
    });
  });

  it('deactivates a slot, refuses new requests and counts the future reservations', async () => {
    const { id } = await slot();
    await ask();
    await ask({ reservationDate: '2027-03-14' });
    expect((await change(id, { isActive: false })).body).toMatchObject({
      isActive: false,
      upcoming: 2,
    });
    expect((await ask({ timeSlotId: id })).body.code).toBe('slot_inactive');
  });

  it('rejects an end before the stored start', async () => {
    const { status, body } = await change((await slot()).id, { endTime: '18:00' });
    expect([status, body.fields]).toEqual([
      400,
      { endTime: "L'orario di fine deve essere successivo a quello di inizio" },
    ]);
  });

  it('appends nothing for equal values, and refuses the times of another slot', async () => {
    const { id, startTime, endTime } = await slot();
    expect((await change(id, { startTime, endTime })).status).toBe(200);
    expect((await change(id, { startTime: '12:00', endTime: '13:00' })).body.code).toBe(
      'time_slot_exists',
    );
    expect(await log()).toEqual([]);
  });

  it('returns 409 with the author for an outdated change', async () => {
    const { id, updatedAt } = await slot();
    const seen = { 'if-match': `"${updatedAt}"` };
    expect((await change(id, { endTime: '20:45' }, seen)).status).toBe(200);
    const late = await change(id, { endTime: '20:30' }, seen, colleague());
    expect([late.status, late.body.message]).toEqual([
      409,
      "Nel frattempo direzione ha modificato l'orario 19:00 - 20:45. Controlla e riprova.",
    ]);
    expect((await slot()).endTime).toBe('20:45');
  });

  it('returns 404 for an unknown slot', async () =>
    expect((await change('00000000-0000-4000-8000-000000000000', { isActive: false })).status).toBe(
      404,
    ));

  it('counts all reservations accepted when it deactivates a slot during 30 concurrent requests', async () => {
    const { id } = await slot();
    const admittedIds: string[] = [];
    const requests = Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        ask({ timeSlotId: id, numberOfPeople: 1, reservationDate: '2027-03-20' }).then(
          ({ status, body }) => {
            if (status === 201) admittedIds.push(body.id);
            return [index, status];
          },
        ),
      ),
    );
    const { body } = await retryWhileBusy(() => change(id, { isActive: false }));
    await requests;
    expect(body.upcoming).toBe(admittedIds.length);
  });
});

describe('DELETE /api/time-slots/{id}', () => {
  it('deletes a slot without reservations', async () => {
    const { id } = await slot();
    expect((await remove(id)).body).toEqual({ id, retired: false });
    expect(await sql('select 1 from time_slots where id = ?', [id])).toEqual([]);
    expect((await log()).map(({ type }) => type)).toEqual(['TimeSlotRemoved']);
  });

  it('refuses a slot with future reservations', async () => {
    const { id } = await slot();
    await ask();
    expect((await remove(id)).body).toEqual({
      code: 'still_reserved',
      details: { upcoming: 1 },
      message:
        "L'orario 19:00 - 20:50 ha una prenotazione futura: spostala o annullala prima di eliminare.",
    });
  });

  it('retires a slot that has only past reservations, and frees its times', async () => {
    const { id } = await slot();
    await ask();
    app().clock.set('2027-03-14T09:00');
    expect((await remove(id)).body).toEqual({ id, retired: true });
    expect(await slot()).toBeUndefined();
    expect((await log()).at(-1)!.type).toBe('TimeSlotRetired');
    expect((await add({ startTime: '19:00', endTime: '20:50' })).status).toBe(201);
  });
});

it('returns 401 to guests and auditors, and 403 to staff without a CSRF token', async () => {
  const { id } = await slot();
  const body = { startTime: '22:30', endTime: '23:30' };
  await expectStaffOnly(app(), staff(), [
    ['post', '/api/time-slots', body],
    ['put', `/api/time-slots/${id}`, body],
    ['delete', `/api/time-slots/${id}`],
  ]);
  expect(await log()).toEqual([]);
});
