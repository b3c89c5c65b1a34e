import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { BulkRejectionResult } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { ReservationHistoryEntry } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { findTablesContaining } from '#test/support/fixtures/database-state.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';

const { app, guest, staff, list, decide, press, statistics, log, ask } = setupBookingApp();

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const sendRequests = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) ids.push((await ask(buildGuest(number))).body.id);
  return ids;
};
const rejectMany = (ids: readonly string[], note: string | null = null, client = staff()) =>
  client.post<BulkRejectionResult>('/api/reservations/reject-many', { ids, note });
const readHistory = async (id: string) =>
  (
    await staff().get<{ reservation: ReservationView; story: ReservationHistoryEntry[] }>(
      `/api/reservations/${id}`,
    )
  ).body.story;

describe('POST /api/reservations/reject-many', () => {
  it('rejects each request with an event of its own, and frees its covers', async () => {
    const ids = await sendRequests(4);
    expect((await statistics()).bookedPeople).toBe(8);
    const { status, body } = await rejectMany(ids.slice(0, 3));
    expect([
      status,
      body.rejected.map(({ id, status: now, outcome }) => [id, now, outcome]),
      body.missed,
    ]).toEqual([200, ids.slice(0, 3).map((id) => [id, 'cancelled', 'rejected']), []]);
    expect((await log()).slice(4)).toEqual(Array(3).fill('ReservationRejected'));
    expect((await statistics()).bookedPeople).toBe(2);
    expect(
      (await list()).filter(({ status: now }) => now === 'pending').map(({ id }) => id),
    ).toEqual([ids[3]]);
  });

  it('shows the note in the history of each request, and stores it only in personal_data', async () => {
    const ids = await sendRequests(2);
    await rejectMany(ids, 'Arrivate insieme dallo stesso numero inventato');
    for (const id of ids)
      expect((await readHistory(id)).at(-1)).toMatchObject({
        type: 'rejected',
        by: 'direzione',
        note: 'Arrivate insieme dallo stesso numero inventato',
      });
    expect(await findTablesContaining(app().container.get(TOKENS.sql), /numero inventato/)).toEqual(
      ['personal_data'],
    );
  });

  it.each([
    ['invalid_contact', 'invalid_contact'],
    [undefined, 'not_given'],
  ] as const)(
    'records one reason for all requests: %s as %s',
    async (rejectionReason, recorded) => {
      const ids = await sendRequests(2);
      expect(
        (await staff().post('/api/reservations/reject-many', { ids, rejectionReason })).status,
      ).toBe(200);
      for (const id of ids)
        expect((await readHistory(id)).at(-1)).toMatchObject({
          type: 'rejected',
          rejectionReason: recorded,
          note: null,
        });
    },
  );

  it('returns 400 for an unknown reason, and appends no event', async () => {
    expect(
      (
        await staff().post('/api/reservations/reject-many', {
          ids: await sendRequests(1),
          rejectionReason: 'bored',
        })
      ).status,
    ).toBe(400);
    expect(await log()).toEqual(['ReservationRequested']);
  });

  it('skips unknown ids and requests that a colleague has accepted, and rejects the others', async () => {
    const [first = '', accepted = '', last = ''] = await sendRequests(3);
    await decide(accepted, 'confirmed');
    const { body } = await rejectMany([first, accepted, UNKNOWN_ID, last]);
    expect(body.rejected.map(({ id }) => id)).toEqual([first, last]);
    expect(body.missed.map(({ id, code }) => [id, code])).toEqual([
      [accepted, 'reservation_settled'],
      [UNKNOWN_ID, 'reservation_unknown'],
    ]);
    expect((await list()).find(({ id }) => id === accepted)?.status).toBe('confirmed');
  });

  it('rejects each request once when ids are repeated or sent again', async () => {
    const ids = await sendRequests(2);
    await rejectMany([...ids, ...ids], 'Prova');
    const after = await log();
    expect((await rejectMany(ids, 'Prova')).body.rejected).toHaveLength(2);
    expect(await log()).toEqual(after);
    expect(after.filter((type) => type === 'ReservationRejected')).toHaveLength(2);
  });

  it('can be undone for a single request', async () => {
    const ids = await sendRequests(2);
    await rejectMany(ids);
    expect((await press(ids[0]!, 'undo')).body).toMatchObject({ status: 'pending', outcome: null });
    expect((await statistics()).bookedPeople).toBe(2);
  });

  it.each([
    ['no ids', []],
    ['201 ids', Array.from({ length: 201 }, () => UNKNOWN_ID)],
    ['an invalid id', ['domani']],
  ])('returns 400 for %s', async (_, ids) => expect((await rejectMany(ids)).status).toBe(400));

  it('returns 401 for a guest, and appends no event', async () => {
    const ids = await sendRequests(1);
    expect((await rejectMany(ids, null, guest())).status).toBe(401);
    expect(await log()).toEqual(['ReservationRequested']);
  });
});
