import { TOKENS } from '#src/composition/tokens.ts';
import { computeCommitment } from '#src/personal-data/personal-data-store.postgres.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { findTablesWithTraces } from '#test/support/assertions/personal-data-traces.ts';

const { app, ask, press, list, log, sql, staff } = setupBookingApp();
const CORRECTED_DATA = {
  customerName: 'Zzagata Giusta',
  customerPhone: '+39 0935 000 909',
  customerEmail: 'zzagata@example.org',
  notes: null,
};

describe('the correction of guest data', () => {
  it('replaces the data in the vault, and only the commitment of the new event matches it', async () => {
    const { id } = (await ask({ notes: 'Tavolo qqsbagliato' })).body;
    const answer = await press(id, 'guest', CORRECTED_DATA, { 'if-match': '"1"' });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { customerName: 'Zzagata Giusta', specialRequests: null, version: 2, status: 'pending' },
    ]);
    expect(await log()).toEqual(['ReservationRequested', 'GuestDataCorrected']);
    expect(await findTablesWithTraces(app().container.get(TOKENS.sql), ['Zzagata'])).toEqual([
      'personal_data',
    ]);
    expect(await findTablesWithTraces(app().container.get(TOKENS.sql), ['qqsbagliato'])).toEqual(
      [],
    );
    const rows = await sql(
      'select e.subject_id, e.commitment, p.data, p.salt from event e join personal_data p using (subject_id) order by e.pos',
    );
    expect(rows).toHaveLength(2);
    const [before, after] = rows.map(
      ({ data, salt, commitment }) =>
        computeCommitment(data as Record<string, string>, salt as Buffer) === commitment,
    );
    expect([before, after]).toEqual([false, true]);
    expect((await app().container.get(TOKENS.audit).verify()).flaw).toBeNull();
    expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });

  it('appends nothing for unchanged data, and returns 409 for changed data of an older version', async () => {
    const { id } = (await ask()).body;
    await press(id, 'guest', CORRECTED_DATA);
    expect((await press(id, 'guest', CORRECTED_DATA, { 'if-match': '"1"' })).status).toBe(200);
    expect(await log()).toHaveLength(2);
    expect(
      await press(id, 'guest', { ...CORRECTED_DATA, notes: 'x' }, { 'if-match': '"1"' }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect((await press(id, 'undo')).body.code).toBe('nothing_to_undo');
  });

  it.each([
    [{ ...CORRECTED_DATA, customerName: '' }, 'customerName'],
    [{ ...CORRECTED_DATA, customerPhone: null }, 'customerPhone'],
    [{ ...CORRECTED_DATA, customerEmail: 'no' }, 'customerEmail'],
  ])('returns 400 and changes nothing for %j', async (body, field) => {
    const { id } = (await ask()).body;
    const { status, body: refusal } = await press(id, 'guest', body);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
    expect(await log()).toEqual(['ReservationRequested']);
  });

  it('is rejected after the data of the guest were erased', async () => {
    const { id } = (await ask()).body;
    await staff().post('/api/personal-data/erase', { reservation: id });
    expect((await press(id, 'guest', CORRECTED_DATA)).body.code).toBe('person_erased');
    expect((await list())[0]!.customerName).toBeNull();
  });
});
