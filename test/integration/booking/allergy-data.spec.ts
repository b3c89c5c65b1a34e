import { TOKENS } from '#src/composition/tokens.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { findTablesWithTraces } from '#test/support/assertions/personal-data-traces.ts';

const { app, ask, sql, list, log, decide, staff, press } = setupBookingApp();

const TOLD = {
  allergies: { codes: ['gluten', 'nuts'], note: 'Zzceliaca grave' },
  allergiesConsent: true,
};
const forget = () => app().container.get(TOKENS.privacy).eraseExpiredAllergies();
const onDay = (day: string) => app().clock.set(`${day}T10:00`);

describe('allergies in a request for a table', () => {
  it('reach the staff, are kept apart from the name, and appear in no event', async () => {
    expect((await ask(TOLD)).status).toBe(201);
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
      data: { consentTextVersion: '2026-11-22', remember: false },
      commitment: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(second!['subject_id']).not.toBe(first!['subject_id']);
  });

  it.each([
    [{ allergies: TOLD.allergies }],
    [{ ...TOLD, allergiesConsent: false }],
    [{ allergies: { codes: ['milk'] }, allergiesConsent: null }],
    [{ allergies: { note: 'kiwi' } }],
  ])('without consent are refused, and nothing changes: %j', async (body) => {
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
  ])('are codes of the menu and a short word: %j is refused', async (allergies) => {
    expect((await ask({ allergies, allergiesConsent: true })).status).toBe(400);
    expect(await log()).toEqual([]);
  });

  it.each([
    [{}],
    [{ allergies: null }],
    [{ allergies: { codes: [], note: ' ' } }],
    [{ allergies: {}, allergiesConsent: false }],
  ])('left empty keep nothing: %j', async (body) => {
    expect((await ask(body)).status).toBe(201);
    expect(await log()).toEqual(['ReservationRequested']);
    expect((await list())[0]!.allergies).toBeNull();
  });

  it('leave the staff’s own steps undoable and the read models equal to the log', async () => {
    const { id } = (await ask(TOLD)).body;
    await decide(id, 'confirmed');
    expect((await press(id, 'undo')).body).toMatchObject({
      status: 'pending',
      allergies: TOLD.allergies,
    });
    expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });

  it('are in the exported file only where staff ask for them, and the export says so', async () => {
    await ask(TOLD);
    const file = async (more = '') =>
      (await staff().get(`/api/reservations/export?from=${BOOKING_DATE}&to=${BOOKING_DATE}${more}`))
        .text;
    expect(await file()).not.toMatch(/Allergie|Zzceliaca/);
    expect(await file('&allergies=true')).toMatch(
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

describe('allergies are erased seven days after the visit', () => {
  it('name and phone stay, their commitments too; an event without content tells it', async () => {
    await ask(TOLD);
    onDay('2027-03-19');
    expect(await forget()).toBe(0);
    onDay('2027-03-20');
    expect(await forget()).toBe(1);
    expect(await forget()).toBe(0);
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

  it('unless the guest asked to be remembered', async () => {
    await ask({ ...TOLD, rememberAllergies: true });
    onDay('2027-04-20');
    expect(await forget()).toBe(0);
    expect((await list())[0]!.allergies).toEqual(TOLD.allergies);
  });

  it('and seven days after a cancellation, however far the day is', async () => {
    const { id } = (await ask({ ...TOLD, reservationDate: '2027-06-12' })).body;
    await decide(id, 'cancelled');
    await sql(`update reservations set updated_at = '2027-03-01' where id = ?`, [id]);
    expect(await forget()).toBe(1);
  });
});
