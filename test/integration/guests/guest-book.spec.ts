import { findConsentVersion } from '#src/messages/consents/consent-texts.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { GuestView } from '#src/contracts/guests.ts';
import { setupBookingApp, type RefusalBody } from '#test/support/fixtures/booking-app.ts';
import { findTablesWithTraces } from '#test/support/assertions/personal-data-traces.ts';

const { app, ask, decide, enter, guest, list, log, press, sql, staff } = setupBookingApp();

const CHIARA = { customerName: 'Zzchiara Ferrara', customerPhone: '+39 347 000 0441' };
const SAME = { customerName: 'Ferrara Zzchiara', customerPhone: '3470000441' };
const OTHER = { customerName: 'Zzchiara Lavoro', customerPhone: '0935 000 777' };
type Answer = { guest: GuestView | null } & RefusalBody;

const setClock = (day: string, time = '10:00') => app().clock.set(`${day}T${time}`);
const reserve = async (who: object, over: object = {}) =>
  (await enter({ ...who, ...over })).body.id;
const recordVisit = async (who: object, date: string) => {
  const id = await reserve(who, { reservationDate: date });
  setClock(date, '19:10');
  expect((await press(id, 'seat')).status).toBe(200);
  return id;
};
const search = (digits: string) =>
  staff().get<GuestView[] & RefusalBody>(`/api/guests?digits=${digits}`);
const readEntry = async (id: string) =>
  (await staff().get<Answer>(`/api/reservations/${id}/guest`)).body.guest;
const writeNote = (id: string, guestNote: string | null) =>
  staff().put<Answer>(`/api/reservations/${id}/guest/note`, { guestNote });
const merge = (id: string, other: string) =>
  staff().post<Answer>(`/api/reservations/${id}/guest/merge`, { other });
const verify = async () => {
  const audit = app().container.get(TOKENS.audit);
  expect((await audit.verify()).flaw).toBeNull();
  expect((await audit.replayCheck()).differences).toEqual([]);
};
const findTraces = (words: string[]) =>
  findTablesWithTraces(app().container.get(TOKENS.sql), words);

describe('the recognition of a guest', () => {
  it.each(['347', '0441', '34700004', '393470000441'.slice(2)])(
    'finds by %s the name, visits, no-shows, cancellations and next reservation',
    async (digits) => {
      await recordVisit(CHIARA, '2027-03-11');
      await recordVisit(SAME, '2027-03-12');
      const missed = await reserve(CHIARA, { reservationDate: '2027-03-13' });
      setClock('2027-03-13', '20:00');
      await press(missed, 'no-show');
      const cancelled = await reserve(CHIARA, { reservationDate: '2027-03-20' });
      await press(cancelled, 'cancel', { reason: 'guest_asked', note: null });
      setClock('2027-03-13', '20:01');
      const next = await reserve(CHIARA, { reservationDate: '2027-03-21' });
      await reserve(OTHER);
      const { body } = await search(digits);
      expect(body).toMatchObject([
        {
          reservationId: next,
          name: 'Zzchiara Ferrara',
          phone: '+39 347 000 0441',
          visits: 2,
          noShows: 1,
          cancellations: 1,
          lastVisit: '2027-03-12',
          upcoming: { date: '2027-03-21', startTime: '19:00' },
          guestNote: null,
          allergies: null,
        },
      ]);
      expect(body[0]!.history.map(({ date }) => date)).toEqual(['2027-03-12', '2027-03-11']);
    },
  );

  it('finds no guest for other digits, and returns 400 for invalid digits and 401 to guests', async () => {
    await reserve(CHIARA);
    expect((await search('999')).body).toEqual([]);
    for (const digits of ['34', '', '34x', '1234567890123456'])
      expect([digits, (await search(digits)).status]).toEqual([digits, 400]);
    expect((await guest().get('/api/guests?digits=347')).status).toBe(401);
  });

  it('uses the e-mail address of a guest without a telephone number', async () => {
    const walkIn = { origin: 'walk_in', customerName: 'Zzemail', customerPhone: null };
    const one = await reserve({ ...walkIn, customerEmail: 'Zz@example.org' });
    await reserve({ ...walkIn, customerEmail: 'zz@example.org' });
    await writeNote(one, 'Zzfinestra');
    expect(await readEntry((await list())[0]!.id)).toMatchObject({ guestNote: 'Zzfinestra' });
  });

  it('finds no entry for a guest without contact data, and stores no note', async () => {
    const id = await reserve({
      origin: 'walk_in',
      customerName: 'Zzpassante',
      customerPhone: null,
      customerEmail: null,
    });
    expect(await readEntry(id)).toBeNull();
    expect(await writeNote(id, 'Zzfinestra')).toMatchObject({
      status: 409,
      body: { code: 'guest_unknown' },
    });
    expect(await log()).toEqual(['ReservationEntered']);
  });
});

describe('the guest note', () => {
  it('is shown with every reservation of the guest, and is not in the events', async () => {
    const one = await reserve(CHIARA);
    const two = await reserve(SAME, { reservationDate: '2027-03-20' });
    expect((await writeNote(one, 'Zzpane a parte')).body.guest).toMatchObject({
      guestNote: 'Zzpane a parte',
    });
    expect(await readEntry(two)).toMatchObject({ guestNote: 'Zzpane a parte' });
    expect((await log()).slice(2)).toEqual(['GuestRecorded', 'GuestNoteWritten']);
    expect(await findTraces(['Zzpane'])).toEqual(['personal_data']);
    await writeNote(two, 'Zzpane a parte');
    expect((await log()).slice(4)).toEqual([]);
    await writeNote(two, null);
    expect((await readEntry(one))!.guestNote).toBeNull();
    expect(await findTraces(['Zzpane'])).toEqual([]);
    const [last] = await sql('select type, data, actor from event order by pos desc limit 1');
    expect(last).toMatchObject({
      data: { deleted: true },
      actor: expect.stringMatching(/^staff:/),
    });
    await verify();
  });

  it.each([[{}], [{ guestNote: 'x'.repeat(501) }], [{ guestNote: 7 }]])(
    'is refused as %j and changes nothing',
    async (body) => {
      const id = await reserve(CHIARA);
      expect((await staff().put(`/api/reservations/${id}/guest/note`, body)).status).toBe(400);
      expect(await log()).toEqual(['ReservationEntered']);
    },
  );

  it('is refused with 404 for an unknown reservation', async () => {
    expect((await writeNote('00000000-0000-4000-8000-000000000000', 'x')).status).toBe(404);
  });

  it('creates one entry when it is written twice concurrently', async () => {
    const id = await reserve(CHIARA);
    await Promise.all([writeNote(id, 'Zzuno'), writeNote(id, 'Zzdue')]);
    expect((await sql('select id from guests')).length).toBe(1);
    await verify();
  });
});

describe('the remembered allergies of a guest', () => {
  const DECLARATION = { codes: ['gluten'], note: 'Zzceliaca', consent: true, remember: true };
  const declareAllergies = (id: string, over: object = {}) =>
    staff().put<RefusalBody>(`/api/reservations/${id}/allergies`, { ...DECLARATION, ...over });

  it('are shown with the next reservation, but not with past ones', async () => {
    const before = await recordVisit(CHIARA, '2027-03-11');
    await press(before, 'clear');
    const asked = await ask({
      ...CHIARA,
      allergies: { codes: ['nuts'], note: null },
      allergiesConsent: true,
      rememberAllergies: true,
    });
    await decide(asked.body.id, 'cancelled');
    const next = await reserve(SAME, { reservationDate: '2027-03-20' });
    const views = new Map((await list()).map((view) => [view.id, view.allergies]));
    expect([views.get(next), views.get(before)]).toEqual([{ codes: ['nuts'], note: null }, null]);
    expect((await search('347')).body[0]!.allergies).toEqual({ codes: ['nuts'], note: null });
  });

  it('are recorded with consent when staff enter them, and the event contains no allergy', async () => {
    const id = await reserve(CHIARA);
    expect(await declareAllergies(id)).toMatchObject({
      status: 200,
      body: { allergies: { codes: ['gluten'] } },
    });
    await declareAllergies(id, { codes: ['gluten', 'nuts'], note: null });
    const [last] = await sql('select type, data from event order by pos desc limit 1');
    expect(last).toMatchObject({
      type: 'AllergiesDeclared',
      data: {
        consentTextVersion: findConsentVersion('told-allergies', 'it'),
        remember: true,
        toldToStaff: true,
      },
    });
    expect((await readEntry(id))!.allergies).toEqual({ codes: ['gluten', 'nuts'], note: null });
    expect(await findTraces(['Zzceliaca'])).toEqual([]);
    expect(await findTraces(['gluten nuts'])).toEqual(['personal_data']);
    await verify();
  });

  it.each([
    [{ consent: false }],
    [{ consent: undefined }],
    [{ codes: ['glutine'] }],
    [{ codes: [], note: null }],
    [{ remember: undefined }],
  ])('are refused as %j and change nothing', async (over) => {
    const id = await reserve(CHIARA);
    expect((await declareAllergies(id, over)).status).toBe(400);
    expect(await log()).toEqual(['ReservationEntered']);
  });

  it('are erased from every reservation when the guest withdraws the consent', async () => {
    const one = await reserve(CHIARA);
    const two = await reserve(SAME, { reservationDate: '2027-03-20' });
    await declareAllergies(one);
    const answer = await staff().delete(`/api/reservations/${two}/allergies`);
    expect(answer.status).toBe(200);
    expect((await list()).map(({ allergies }) => allergies)).toEqual([null, null]);
    expect(await findTraces(['Zzceliaca'])).toEqual([]);
    await verify();
  });
});

describe('the note of a reservation', () => {
  it('is returned with the reservation, survives an undo, and is not in the events', async () => {
    const { id } = (await ask(CHIARA)).body;
    await decide(id, 'confirmed');
    const written = await staff().put<{ adminNotes: string }>(`/api/reservations/${id}/note`, {
      adminNotes: 'Zzpasseggino',
    });
    expect(written).toMatchObject({ status: 200, body: { adminNotes: 'Zzpasseggino' } });
    expect((await press(id, 'undo')).body).toMatchObject({
      status: 'pending',
      adminNotes: 'Zzpasseggino',
    });
    expect(await findTraces(['Zzpasseggino'])).toEqual(['personal_data']);
    await staff().put(`/api/reservations/${id}/note`, { adminNotes: null });
    expect(await findTraces(['Zzpasseggino'])).toEqual([]);
    expect((await log()).filter((type) => type === 'ReservationNoteWritten')).toHaveLength(2);
    await verify();
  });
});

describe('two entries of one guest', () => {
  it('are merged with added visits and joined notes, and can be separated again', async () => {
    const one = await recordVisit(CHIARA, '2027-03-11');
    const two = await recordVisit(OTHER, '2027-03-12');
    await writeNote(one, 'Zzpane a parte');
    await writeNote(two, 'Zzfinestra');
    const merged = (await merge(one, two)).body.guest!;
    expect(merged).toMatchObject({
      visits: 2,
      guestNote: 'Zzpane a parte\nZzfinestra',
      merged: [{ contact: '0935 000 777' }],
    });
    expect((await search('777')).body).toHaveLength(1);
    expect(await readEntry(two)).toMatchObject({ visits: 2 });
    await verify();
    const separated = await staff().post<Answer>(`/api/reservations/${two}/guest/separate`, {
      entry: merged.merged[0]!.id,
    });
    expect(separated.body.guest).toMatchObject({ visits: 1, guestNote: 'Zzfinestra', merged: [] });
    expect(await readEntry(one)).toMatchObject({ visits: 1, guestNote: 'Zzpane a parte' });
    await verify();
  });

  it('cannot be merged when they are already one, nor separated when they were not merged', async () => {
    const one = await reserve(CHIARA);
    const two = await reserve(SAME, { reservationDate: '2027-03-20' });
    expect((await merge(one, two)).body.code).toBe('guests_are_one');
    const separate = await staff().post<Answer>(`/api/reservations/${one}/guest/separate`, {
      entry: two,
    });
    expect(separate.body.code).toBe('guest_not_merged');
    expect(await log()).toEqual(['ReservationEntered', 'ReservationEntered']);
  });
});

describe('the erasure of a guest', () => {
  const words = ['Zzchiara', '347 000 0441', '0935 000 777', 'Zzpane', 'Zzpasseggino', 'Zzceliaca'];
  const prepare = async () => {
    const one = await reserve(CHIARA);
    const two = await reserve(OTHER);
    await writeNote(one, 'Zzpane a parte');
    await staff().put(`/api/reservations/${two}/note`, { adminNotes: 'Zzpasseggino' });
    await staff().put(`/api/reservations/${two}/allergies`, {
      codes: ['nuts'],
      note: 'Zzceliaca',
      consent: true,
      remember: true,
    });
    await merge(one, two);
    return { one, two };
  };

  it('removes the notes, allergies and merged entry that belong to one telephone number', async () => {
    const { one, two } = await prepare();
    expect(await findTraces(words)).toEqual(['personal_data']);
    const file = await staff().post<{ matters: { kind: string; facts: object[] }[] }>(
      '/api/personal-data/search',
      { phone: CHIARA.customerPhone },
    );
    expect(file.body.matters.map(({ kind }) => kind).sort()).toEqual([
      'guest',
      'guest',
      'reservation',
      'reservation',
    ]);
    expect(JSON.stringify(file.body.matters)).toMatch(/Nota di casa.*Zzpane a parte/);
    expect(JSON.stringify(file.body.matters)).toMatch(/Note del locale.*Zzpasseggino/);
    await staff().post('/api/personal-data/erase', { phone: CHIARA.customerPhone });
    expect(await findTraces(words)).toEqual([]);
    expect((await search('347')).body).toEqual([]);
    expect([await readEntry(one), await readEntry(two)]).toEqual([null, null]);
    expect((await list()).map(({ allergies, adminNotes }) => [allergies, adminNotes])).toEqual([
      [null, null],
      [null, null],
    ]);
    await verify();
  });

  it('happens automatically after 24 months, counted from the last change of the guest note', async () => {
    const { one } = await prepare();
    const eraseExpired = () => app().container.get(TOKENS.privacy).eraseExpired();
    await sql(`update personal_data set created_at = created_at - interval '25 months'`);
    await writeNote(one, 'Zzpane senza glutine');
    await sql(`update reservations set reservation_date = '2020-01-01'`);
    await eraseExpired();
    expect(await findTraces(['Zzpasseggino', 'Zzceliaca'])).toEqual([]);
    expect(await findTraces(['Zzpane'])).toEqual(['personal_data']);
  });
});
