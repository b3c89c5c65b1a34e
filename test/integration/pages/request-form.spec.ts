import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { app, guest, staff, sql } = setupBookingApp();

const countEvents = async () => Number((await sql('select count(*) as n from event'))[0]!['n']);

const readSlot = async () => (await guest().get<TimeSlotView[]>('/api/time-slots')).body.at(-1)!;

const encodeForm = async (fields: Record<string, string | string[]>) => {
  const form = new URLSearchParams({
    customerName: 'Zoé Prova',
    customerPhone: '333 000 0155',
    customerEmail: '',
    notes: '',
    tableId: '',
    timeSlotId: (await readSlot()).id,
    occasion: '',
    arrivalTime: '',
    'allergies.note': '',
    website: '',
  });
  for (const [name, value] of Object.entries(fields)) {
    form.delete(name);
    for (const text of [value].flat()) form.append(name, text);
  }
  return form.toString();
};

/** Sends the form as a browser without JavaScript does. */
const submit = async (
  fields: Record<string, string | string[]> = {},
  search: Record<string, string> = {},
  path = '/reservations/request',
) => {
  const { id, mealType } = await readSlot();
  const visit = { date: BOOKING_DATE, numberOfPeople: '4', mealType, timeSlot: id };
  return fetch(`${app().origin}${path}?${new URLSearchParams({ ...visit, ...search })}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: await encodeForm(fields),
  });
};
const listRequests = async () =>
  (await staff().get<ReservationView[]>(`/api/reservations?date=${BOOKING_DATE}`)).body;

describe('the reservation form without JavaScript', () => {
  it('stores a pending request, and redirects to its personal link in the form language', async () => {
    const answer = await submit({}, { lang: 'fr' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/reservations\/[\w-]{20,}\?lang=fr$/),
    ]);
    expect(await listRequests()).toMatchObject([
      { status: 'pending', numberOfPeople: 4, customerName: 'Zoé Prova', language: 'fr' },
    ]);
  });

  it('stores the chosen table, the wishes and the allergies with consent', async () => {
    const { id, mealType } = await readSlot();
    const search = { date: BOOKING_DATE, numberOfPeople: '4', mealType, timeSlot: id };
    const { availableSlots } = (
      await guest().get<{ availableSlots: { tableId: string; suitable: boolean }[] }>(
        `/api/availability?${new URLSearchParams(search)}`,
      )
    ).body;
    const { tableId } = availableSlots.find(({ suitable }) => suitable)!;
    const answer = await submit(
      {
        tableId,
        occasion: 'birthday',
        seatWishes: ['step_free', 'quiet_corner'],
        'allergies.codes': 'nuts',
        allergiesConsent: 'on',
      },
      {},
      '/prenotazioni/request',
    );
    expect(answer.status).toBe(303);
    expect(await listRequests()).toMatchObject([
      {
        tableId,
        occasion: 'birthday',
        seatWishes: ['step_free', 'quiet_corner'],
        allergies: { codes: ['nuts'], note: null },
      },
    ]);
  });

  it('stores one request for a form that is sent twice', async () => {
    const links = [await submit(), await submit()].map(({ headers }) => headers.get('location'));
    expect(links[0]).toMatch(/^\/reservations\//);
    expect(links[1]).toBe(links[0]);
    expect(await listRequests()).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['an incomplete telephone number', { customerPhone: '333 12' }, {}, 400],
    ['a party of nine', {}, { numberOfPeople: '9' }, 400],
    ['a hexadecimal party size', {}, { numberOfPeople: '0x2' }, 400],
    ['a party size with an exponent', {}, { numberOfPeople: '1e0' }, 400],
    ['a party size with a sign', {}, { numberOfPeople: '+2' }, 400],
    ['a party size with a blank', {}, { numberOfPeople: ' 2' }, 400],
    ['no party size', {}, { numberOfPeople: '' }, 400],
    ['a past day', {}, { date: '2020-01-01' }, 400],
    ['a query without a day', {}, { date: '' }, 400],
    ['allergies without consent', { 'allergies.codes': 'nuts' }, {}, 400],
    ['an unknown table', { tableId: '00000000-0000-4000-8000-000000000000' }, {}, 409],
    ['an unknown field', { colour: 'blue' }, {}, 400],
    ['a filled-in honeypot', { website: 'https://spam.example' }, {}, 400],
  ])('refuses %s and changes nothing', async (_, fields, search, status) => {
    const before = await countEvents();
    const answer = await submit(fields, search);
    expect([answer.status, await countEvents()]).toEqual([status, before]);
  });
});
