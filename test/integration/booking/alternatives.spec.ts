import type { Availability } from '#src/contracts/booking/availability.ts';
import type { ProposedTurn } from '#src/contracts/booking/reservations.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const { guest, slotId, enter, sql } = setupBookingApp();

const buildQuery = (over: Record<string, string> = {}) =>
  new URLSearchParams({
    date: BOOKING_DATE,
    numberOfPeople: '4',
    mealType: 'cena',
    timeSlot: 'cena_primo',
    ...over,
  }).toString();
const readAlternatives = async (over?: Record<string, string>) =>
  (await guest().get<ProposedTurn[]>(`/api/availability/alternatives?${buildQuery(over)}`)).body;

describe('GET /api/availability/alternatives', () => {
  it('proposes at most four turns: other turns of the meal, then the same turn on near days', async () => {
    await enter({ numberOfPeople: 75, ...buildGuest(1) });
    const turns = await readAlternatives();
    expect(turns.map(({ reservationDate, startTime }) => [reservationDate, startTime])).toEqual([
      [BOOKING_DATE, '20:50'],
      [BOOKING_DATE, '21:30'],
      ['2027-03-14', '19:00'],
      ['2027-03-12', '19:00'],
    ]);
    expect(turns[0]).toEqual({
      reservationDate: BOOKING_DATE,
      timeSlotId: slotId('cena_secondo'),
      startTime: '20:50',
      endTime: '21:30',
      floor: expect.any(Number),
    });
  });

  it('proposes only turns in which the search finds a table', async () => {
    await enter({ timeSlotId: slotId('cena_secondo'), numberOfPeople: 74, ...buildGuest(2) });
    const turns = await readAlternatives();
    expect(turns.map(({ timeSlotId }) => timeSlotId)).not.toContain(slotId('cena_secondo'));
    for (const { reservationDate, timeSlotId } of turns) {
      const { body } = await guest().get<Availability>(
        `/api/availability?${buildQuery({ date: reservationDate, timeSlot: timeSlotId })}`,
      );
      expect(body.capacityInfo.canAccommodate).toBe(true);
    }
  });

  it('proposes nothing when no table is in use', async () => {
    await sql('update tables set is_active = false');
    expect(await readAlternatives()).toEqual([]);
    await sql('update tables set is_active = true');
  });

  it.each([
    [{ timeSlot: 'merenda' }, { timeSlot: 'Seleziona un turno' }],
    [{ numberOfPeople: '9' }, { numberOfPeople: 'Massimo 8 persone per prenotazione online' }],
    [{ date: '' }, { date: 'Seleziona una data' }],
  ])('returns 400 with the invalid field for %j', async (over: Record<string, string>, fields) => {
    const { status, body } = await guest().get<RefusalBody>(
      `/api/availability/alternatives?${buildQuery(over)}`,
    );
    expect([status, body.fields]).toEqual([400, fields]);
  });
});
