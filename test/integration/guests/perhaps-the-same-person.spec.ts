import type { PersonalDataFile } from '#src/contracts/data-subject-requests.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { GuestView } from '#src/contracts/guests.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { app, enter, list, log, press, sql, staff } = setupBookingApp();

const FAMILY_PHONE = '+39 347 000 0441';
const ALLERGIES = { codes: ['nuts'], note: 'Zznocciole', consent: true, remember: true };
const ANNA = { customerName: 'Zzanna Ferrara', customerPhone: FAMILY_PHONE };

/** Contacts with the number of Anna who are perhaps the same person. */
const OTHERS = [
  ['another name', { customerName: 'Zzbruno Ferrara', customerPhone: FAMILY_PHONE }],
  ['another e-mail address', { ...ANNA, customerEmail: 'zzlavoro@example.org' }],
] as const;

type Answer = { guest: GuestView | null; code?: string };

const enterBoth = async (other: object) => {
  const anna = await enter({ ...ANNA, customerEmail: 'zzanna@example.org' });
  const bruno = await enter({ customerEmail: null, ...other });
  return { anna: anna.body.id, bruno: bruno.body.id };
};
const guestPath = (id: string) => `/api/reservations/${id}/guest`;
const readGuest = async (id: string) => (await staff().get<Answer>(guestPath(id))).body.guest!;
const confirm = (id: string, other: string) =>
  staff().post<Answer>(`${guestPath(id)}/merge`, { other });
const tellApart = (id: string, other: string) =>
  staff().post<Answer>(`${guestPath(id)}/distinguish`, { other });
const findReservation = async (id: string) => (await list()).find((one) => one.id === id)!;
const declareAllergies = (id: string) =>
  staff().put(`/api/reservations/${id}/allergies`, ALLERGIES);
const openFile = async (person: object) =>
  (await staff().post<PersonalDataFile>('/api/personal-data/search', person)).body;
const lastEvent = async () =>
  (await sql('select type, data from event order by pos desc limit 1'))[0];
const verify = async () => {
  const audit = app().container.get(TOKENS.audit);
  expect((await audit.verify()).flaw).toBeNull();
  expect((await audit.replayCheck()).differences).toEqual([]);
};

describe.each(OTHERS)('two guests with one number and %s', (_, other) => {
  it('are shown to staff with both names, and share neither allergies, note nor visits', async () => {
    const { anna, bruno } = await enterBoth(other);
    await declareAllergies(anna);
    await staff().put(`${guestPath(anna)}/note`, { guestNote: 'Zzfinestra' });
    expect(await readGuest(bruno)).toMatchObject({
      name: other.customerName,
      allergies: null,
      guestNote: null,
      perhaps: [{ name: ANNA.customerName, contact: `${FAMILY_PHONE}, zzanna@example.org` }],
    });
    expect(await findReservation(bruno)).toMatchObject({
      allergies: null,
      duplicateId: null,
      perhapsSameGuest: { id: anna, name: ANNA.customerName },
    });
    const { body } = await staff().get<GuestView[]>('/api/guests?digits=347');
    expect(body.map(({ name }) => name).sort()).toEqual(
      [ANNA.customerName, other.customerName].sort(),
    );
  });

  it('are one guest after staff confirmed it, until they separate them', async () => {
    const { anna, bruno } = await enterBoth(other);
    await declareAllergies(anna);
    const { body } = await confirm(bruno, anna);
    expect(body.guest).toMatchObject({ allergies: { codes: ['nuts'] }, perhaps: [] });
    expect(await lastEvent()).toMatchObject({ type: 'GuestsMerged' });
    expect(await findReservation(bruno)).toMatchObject({
      allergies: { codes: ['nuts'] },
      duplicateId: anna,
      perhapsSameGuest: null,
    });
    await verify();
    await staff().post(`${guestPath(bruno)}/separate`, { entry: body.guest!.merged[0]!.id });
    expect(await findReservation(bruno)).toMatchObject({ allergies: null, duplicateId: null });
  });

  it('are two persons after staff said so, until they confirm the opposite', async () => {
    const { anna, bruno } = await enterBoth(other);
    expect((await tellApart(bruno, anna)).body.guest!.perhaps).toEqual([]);
    expect(await lastEvent()).toMatchObject({ type: 'GuestsDistinguished' });
    expect((await readGuest(anna)).perhaps).toEqual([]);
    expect((await findReservation(anna)).perhapsSameGuest).toBeNull();
    expect(await openFile({ reservation: anna })).toMatchObject({ matters: [{}, {}], perhaps: [] });
    await verify();
    expect((await confirm(anna, bruno)).body.guest).toMatchObject({ perhaps: [], merged: [{}] });
    expect((await tellApart(bruno, anna)).body.code).toBe('guests_are_one');
  });

  it('are in the access file of the other only after staff confirmed it, in an event', async () => {
    const { anna, bruno } = await enterBoth(other);
    const file = await openFile({ reservation: bruno });
    expect(file.matters.map(({ id }) => id)).toEqual([bruno]);
    expect(file.perhaps).toMatchObject([{ name: ANNA.customerName, records: [{ id: anna }] }]);
    const confirmed = await openFile({ reservation: bruno, confirmed: [anna] });
    expect(confirmed.matters.map(({ id }) => id)).toEqual([anna, bruno]);
    expect(await lastEvent()).toMatchObject({
      type: 'PersonalDataOpened',
      data: { confirmed: [anna] },
    });
    expect((await openFile({ reservation: bruno, distinct: [anna] })).perhaps).toEqual([]);
    expect(await lastEvent()).toMatchObject({ data: { distinct: [anna] } });
  });

  it('are not erased by their common number until staff say who asks', async () => {
    const { anna, bruno } = await enterBoth(other);
    const erase = (body: object) => staff().post('/api/personal-data/erase', body);
    const before = await log();
    expect(await erase({ phone: FAMILY_PHONE })).toMatchObject({
      status: 409,
      body: { code: 'person_ambiguous' },
    });
    expect(await log()).toEqual(before);
    expect(await erase({ phone: FAMILY_PHONE, confirmed: [bruno] })).toMatchObject({
      status: 200,
      body: { matters: 1 },
    });
    expect((await findReservation(anna)).customerName).toBe(ANNA.customerName);
    expect((await findReservation(bruno)).customerName).toBeNull();
    await verify();
  });

  it('keep their allergies when the other guest withdraws the consent', async () => {
    const { anna, bruno } = await enterBoth(other);
    await declareAllergies(anna);
    await staff().delete(`/api/reservations/${bruno}/allergies`);
    expect((await findReservation(anna)).allergies).toMatchObject({ codes: ['nuts'] });
    expect((await press(bruno, 'merge', { other: anna })).status).toBe(409);
  });
});

it('are certainly one guest with another spelling, and without the e-mail address', async () => {
  const { anna, bruno } = await enterBoth({
    customerName: 'ferrara  ZZANNÀ',
    customerPhone: '347/0000441',
  });
  await declareAllergies(anna);
  expect(await findReservation(bruno)).toMatchObject({
    allergies: { codes: ['nuts'] },
    duplicateId: anna,
  });
  expect((await readGuest(bruno)).perhaps).toEqual([]);
});

it.each(['0039 347 000 0441', '+39 (347) 000-0441', '347/0000441', '3470000'])(
  'are found in the list of reservations by %s, each with a name of their own',
  async (q) => {
    await enterBoth({ customerName: 'Zzbruno', customerPhone: '347.000.0441' });
    const { body } = await staff().get<ReservationView[]>(
      `/api/reservations?q=${encodeURIComponent(q)}`,
    );
    expect(body.map(({ customerName }) => customerName).sort()).toEqual([
      ANNA.customerName,
      'Zzbruno',
    ]);
  },
);

it.each([['merge'], ['distinguish']])(
  'returns 404 for the %s with an unknown guest',
  async (act) => {
    const { anna } = await enterBoth(ANNA);
    const answer = await staff().post(`${guestPath(anna)}/${act}`, {
      other: '00000000-0000-4000-8000-000000000000',
    });
    expect(answer.status).toBe(404);
  },
);
