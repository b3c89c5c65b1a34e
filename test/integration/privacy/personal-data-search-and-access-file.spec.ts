import { TOKENS } from '#src/composition/tokens.ts';
import type { PersonalDataFile } from '#src/contracts/data-subject-requests.ts';
import { runPersonErase } from '#src/contexts/privacy/commands/erase-person.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { buildGuest, buildContactMessage } from '#test/support/builders/request-builders.ts';
import { findTablesWithTraces } from '#test/support/assertions/personal-data-traces.ts';

const { app, ask, enter, guest, staff, list, sql } = setupBookingApp();
const PHONE = '+39 347 911 2244';
const EMAIL = 'zzlucia@example.org';
const ALLERGIES_WITH_CONSENT = {
  allergies: { codes: ['gluten'], note: 'zzceliaca' },
  allergiesConsent: true,
};

const searchPerson = async (person: object) =>
  (await staff().post<PersonalDataFile>('/api/personal-data/search', person)).body;
const erase = (body: object) =>
  staff().post<{ matters: number; erased: number }>('/api/personal-data/erase', body);
const findTraces = (...words: string[]) =>
  findTablesWithTraces(app().container.get(TOKENS.sql), words);

describe('the search and erasure of a person', () => {
  const createRecords = async () => {
    await ask({
      customerName: 'Zzlucia',
      customerPhone: PHONE,
      customerEmail: EMAIL,
      ...ALLERGIES_WITH_CONSENT,
    });
    await ask({
      customerName: 'Zzlucia',
      customerPhone: '0935 777 001',
      customerEmail: EMAIL,
      tableId: null,
    });
    await guest().post('/api/contact', buildContactMessage({ name: 'Zzlucia', email: EMAIL }));
    await ask({ ...buildGuest(1), tableId: null });
  };

  it('finds records by phone and by the e-mail in these, and marks which were followed', async () => {
    await createRecords();
    const { matters, perhaps } = await searchPerson({ phone: PHONE });
    expect(matters.map(({ kind, followed }) => [kind, followed])).toEqual([
      ['reservation', false],
      ['contact', true],
    ]);
    expect(perhaps).toMatchObject([
      { name: 'Zzlucia', contact: `0935 777 001, ${EMAIL}`, records: [{ kind: 'reservation' }] },
    ]);
    const confirmed = perhaps[0]!.records.map(({ id }) => id);
    expect((await erase({ phone: PHONE, reason: 'consent', confirmed })).body).toEqual({
      matters: 3,
      erased: 4,
    });
    expect(await findTraces('Zzlucia', 'zzceliaca', EMAIL)).toEqual([]);
    expect(
      (await sql(`select data from event where type = 'PersonalDataErased'`))[0]!['data'],
    ).toMatchObject({ reason: 'consent', confirmed });
    expect((await app().container.get(TOKENS.audit).verify()).flaw).toBeNull();
  });

  it('erases only the selected records', async () => {
    await createRecords();
    const { matters } = await searchPerson({ phone: PHONE });
    expect((await erase({ phone: PHONE, matters: [matters[0]!.id] })).body).toEqual({
      matters: 1,
      erased: 2,
    });
    expect(await findTraces(EMAIL)).toEqual(['personal_data']);
  });

  it('rejects an unknown reason', async () => {
    await createRecords();
    expect((await erase({ phone: PHONE, reason: 'perché sì' })).status).toBe(400);
    expect(await findTraces('Zzlucia')).toEqual(['personal_data']);
  });
});

describe('a walk-in without a phone', () => {
  it.each(['id', 'reference'] as const)(
    'is found and erased by the %s of the reservation',
    async (key) => {
      await enter({ origin: 'walk_in', customerName: 'Zzpassante', customerPhone: null });
      const reservation = (await list())[0]![key];
      expect((await searchPerson({ reservation })).matters).toMatchObject([
        { kind: 'reservation', followed: false, data: [{ name: 'Zzpassante' }] },
      ]);
      expect((await erase({ reservation })).body).toEqual({ matters: 1, erased: 1 });
      expect(await findTraces('Zzpassante')).toEqual([]);
      expect((await erase({ reservation })).status).toBe(404);
    },
  );

  it('is erased by the command with the id of the reservation', async () => {
    await enter({ origin: 'walk_in', customerName: 'Zzpassante', customerPhone: null });
    await runPersonErase(
      app().container.get(TOKENS.privacy),
      ['--reservation', (await list())[0]!.id, '--reason', 'request', '--yes'],
      () => undefined,
    );
    expect(await findTraces('Zzpassante')).toEqual([]);
  });
});

describe('the access file', () => {
  it('contains record, facts, history with consent, and information about the rights in Italian', async () => {
    await ask({
      customerName: 'Zzlucia',
      customerPhone: PHONE,
      customerEmail: EMAIL,
      ...ALLERGIES_WITH_CONSENT,
    });
    const {
      matters: [matter],
      information,
    } = await searchPerson({ phone: PHONE });
    expect(matter!.record).toMatchObject({
      reservationDate: '2027-03-13',
      startTime: '19:00',
      numberOfPeople: 2,
      status: 'pending',
      outcome: null,
    });
    expect(
      Object.fromEntries(matter!.facts.map(({ label, value }) => [label, value])),
    ).toMatchObject({
      Data: 'sabato 13 marzo 2027',
      Persone: '2',
      Stato: 'In attesa',
      Arrivata: 'Dal sito',
      Nome: 'Zzlucia',
      Allergie: 'glutine',
      'Allergie, altro': 'zzceliaca',
    });
    expect(matter!.history.map(({ sentence }) => sentence).join()).toMatch(
      /^Richiesta dal sito: sabato 13 marzo 2027.*Allergie comunicate con consenso/,
    );
    expect(information.map(({ title }) => title)).toEqual([
      'Titolare del trattamento',
      'Perché trattiamo questi dati',
      'Chi li riceve',
      'Da dove vengono',
      'Per quanto tempo',
      'I tuoi diritti',
    ]);
  });
});
