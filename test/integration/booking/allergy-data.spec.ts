import { languages } from '#src/contracts/languages.ts';
import { findConsentVersion } from '#src/messages/consents/consent-texts.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { findTablesWithTraces } from '#test/support/assertions/personal-data-traces.ts';

const { app, ask, sql, list, log, decide, staff, press } = setupBookingApp();

const REQUEST_WITH_ALLERGIES = {
  allergies: { codes: ['gluten', 'nuts'], note: 'Zzceliaca grave' },
  allergiesConsent: true,
};
const eraseExpiredAllergies = () => app().container.get(TOKENS.privacy).eraseExpiredAllergies();
const setDay = (day: string) => app().clock.set(`${day}T10:00`);

describe('allergies in a reservation request', () => {
  it('are shown to staff, stored under a subject of their own, and absent from all events', async () => {
    expect((await ask(REQUEST_WITH_ALLERGIES)).status).toBe(201);
    expect((await list())[0]).toMatchObject({
      allergies: { codes: ['gluten', 'nuts'], note: 'Zzceliaca grave' },
      specialRequests: null,
    });
    expect(await log()).toEqual(['ReservationRequested', 'AllergiesDeclared']);
    expect(
      await findTablesWithTraces(app().container.get(TOKENS.sql), ['Zzceliaca', 'gluten nuts']),
    ).toEqual(['personal_data']);
    const [first, second] = await sql(
      'select subject_id, commitment, data from event order by pos',
    );
    expect(second).toMatchObject({
      data: { consentTextVersion: findConsentVersion('allergies', 'it'), remember: false },
      commitment: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(second!['subject_id']).not.toBe(first!['subject_id']);
  });

  it.each(languages)('keep the version of the consent that was shown in %s', async (language) => {
    await ask({ ...REQUEST_WITH_ALLERGIES, language });
    const events = await sql('select data from event order by pos');
    expect(events.at(-1)).toMatchObject({
      data: { consentTextVersion: findConsentVersion('allergies', language) },
    });
  });

  it.each([
    [{ allergies: REQUEST_WITH_ALLERGIES.allergies }],
    [{ ...REQUEST_WITH_ALLERGIES, allergiesConsent: false }],
    [{ allergies: { codes: ['milk'] }, allergiesConsent: null }],
    [{ allergies: { note: 'kiwi' } }],
  ])('are rejected without consent, and append no event: %j', async (body) => {
    const answer = await ask(body);
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { allergiesConsent: 'Per le allergie serve il tuo consenso' },
    ]);
    expect(await log()).toEqual([]);
  });

  it.each([
    [{ codes: ['glutine'] }],
    [{ codes: 'gluten' }],
    ['gluten'],
    [{ codes: [], note: 'x'.repeat(201) }],
    [{ codes: [], more: 1 }],
  ])('are rejected when they do not match the schema: %j', async (allergies) => {
    expect((await ask({ allergies, allergiesConsent: true })).status).toBe(400);
    expect(await log()).toEqual([]);
  });

  it.each([
    [{}],
    [{ allergies: null }],
    [{ allergies: { codes: [], note: ' ' } }],
    [{ allergies: {}, allergiesConsent: false }],
  ])('are not stored when they are empty: %j', async (body) => {
    expect((await ask(body)).status).toBe(201);
    expect(await log()).toEqual(['ReservationRequested']);
    expect((await list())[0]!.allergies).toBeNull();
  });

  it('do not prevent an undo of the acceptance, and the replay check finds no differences', async () => {
    const { id } = (await ask(REQUEST_WITH_ALLERGIES)).body;
    await decide(id, 'confirmed');
    expect((await press(id, 'undo')).body).toMatchObject({
      status: 'pending',
      allergies: REQUEST_WITH_ALLERGIES.allergies,
    });
    expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });

  it('are in the CSV export only on request, and the export event records the request', async () => {
    await ask(REQUEST_WITH_ALLERGIES);
    const readExport = async (extraQuery = '') =>
      (
        await staff().get(
          `/api/reservations/export?from=${BOOKING_DATE}&to=${BOOKING_DATE}${extraQuery}`,
        )
      ).text;
    expect(await readExport()).not.toMatch(/Allergie|Zzceliaca/);
    expect(await readExport('&allergies=true')).toMatch(
      /;Allergie\r\n.*glutine, frutta a guscio – Zzceliaca grave/,
    );
    const exports = await sql(
      `select data from event where type = 'ReservationsExported' order by pos`,
    );
    expect(exports.map(({ data }) => (data as { allergies?: boolean }).allergies)).toEqual([
      undefined,
      true,
    ]);
  });
});

describe('the erasure of allergies', () => {
  it('happens seven days after the visit, keeps the name, and appends PersonalDataErased', async () => {
    await ask(REQUEST_WITH_ALLERGIES);
    setDay('2027-03-19');
    expect(await eraseExpiredAllergies()).toBe(0);
    setDay('2027-03-20');
    expect(await eraseExpiredAllergies()).toBe(1);
    expect(await eraseExpiredAllergies()).toBe(0);
    expect((await list())[0]).toMatchObject({ allergies: null, customerName: 'Agata Prova' });
    expect(await findTablesWithTraces(app().container.get(TOKENS.sql), ['Zzceliaca'])).toEqual([]);
    const [last] = await sql('select type, data, actor from event order by pos desc limit 1');
    expect(last).toEqual({
      type: 'PersonalDataErased',
      actor: 'system',
      data: { subjects: [expect.any(String)], reason: 'allergies' },
    });
    expect((await app().container.get(TOKENS.audit).verify()).flaw).toBeNull();
  });

  it('does not happen when the guest asked to be remembered', async () => {
    await ask({ ...REQUEST_WITH_ALLERGIES, rememberAllergies: true });
    setDay('2027-04-20');
    expect(await eraseExpiredAllergies()).toBe(0);
    expect((await list())[0]!.allergies).toEqual(REQUEST_WITH_ALLERGIES.allergies);
  });

  it('happens seven days after a cancellation, even when the visit is months away', async () => {
    const { id } = (await ask({ ...REQUEST_WITH_ALLERGIES, reservationDate: '2027-06-12' })).body;
    await decide(id, 'cancelled');
    await sql(`update reservations set updated_at = '2027-03-01' where id = ?`, [id]);
    expect(await eraseExpiredAllergies()).toBe(1);
  });
});
