import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { BulkRejectionResult } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { ReservationHistoryEntry } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { findTablesContaining } from '#test/support/fixtures/database-state.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';

const { app, guest, staff, list, decide, press, statistics, log, ask } = setupBookingApp();

const NOBODY = '00000000-0000-4000-8000-000000000000';
const wave = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) ids.push((await ask(buildGuest(number))).body.id);
  return ids;
};
const reject = (ids: readonly string[], note: string | null = null, by = staff()) =>
  by.post<BulkRejectionResult>('/api/reservations/reject-many', { ids, note });
const storyOf = async (id: string) =>
  (
    await staff().get<{ reservation: ReservationView; story: ReservationHistoryEntry[] }>(
      `/api/reservations/${id}`,
    )
  ).body.story;

describe('staff in front of a wave of false requests', () => {
  it('reject it at once: each request has an event of its own, and gives its covers back', async () => {
    const ids = await wave(4);
    expect((await statistics()).bookedPeople).toBe(8);
    const { status, body } = await reject(ids.slice(0, 3));
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

  it('store one reason in the history of each, and its text only in personal_data', async () => {
    const ids = await wave(2);
    await reject(ids, 'Arrivate insieme dallo stesso numero inventato');
    for (const id of ids)
      expect((await storyOf(id)).at(-1)).toMatchObject({
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
    'give one reason for all: %s is recorded as %s',
    async (rejectionReason, recorded) => {
      const ids = await wave(2);
      expect(
        (await staff().post('/api/reservations/reject-many', { ids, rejectionReason })).status,
      ).toBe(200);
      for (const id of ids)
        expect((await storyOf(id)).at(-1)).toMatchObject({
          type: 'rejected',
          rejectionReason: recorded,
          note: null,
        });
    },
  );

  it('receive an error for an unknown reason, and nothing changes', async () => {
    expect(
      (
        await staff().post('/api/reservations/reject-many', {
          ids: await wave(1),
          rejectionReason: 'bored',
        })
      ).status,
    ).toBe(400);
    expect(await log()).toEqual(['ReservationRequested']);
  });

  it('skip requests that a colleague has accepted and unknown ids, and reject the others', async () => {
    const [first = '', accepted = '', last = ''] = await wave(3);
    await decide(accepted, 'confirmed');
    const { body } = await reject([first, accepted, NOBODY, last]);
    expect(body.rejected.map(({ id }) => id)).toEqual([first, last]);
    expect(body.missed.map(({ id, code }) => [id, code])).toEqual([
      [accepted, 'reservation_settled'],
      [NOBODY, 'reservation_unknown'],
    ]);
    expect((await list()).find(({ id }) => id === accepted)?.status).toBe('confirmed');
  });

  it('do nothing twice by sending it again', async () => {
    const ids = await wave(2);
    await reject([...ids, ...ids], 'Prova');
    const after = await log();
    expect((await reject(ids, 'Prova')).body.rejected).toHaveLength(2);
    expect(await log()).toEqual(after);
    expect(after.filter((type) => type === 'ReservationRejected')).toHaveLength(2);
  });

  it('may take each back', async () => {
    const ids = await wave(2);
    await reject(ids);
    expect((await press(ids[0]!, 'undo')).body).toMatchObject({ status: 'pending', outcome: null });
    expect((await statistics()).bookedPeople).toBe(2);
  });

  it.each([
    ['none', []],
    ['two hundred and one', Array.from({ length: 201 }, () => NOBODY)],
    ['what is no id', ['domani']],
  ])('are told what is wrong when they send %s', async (_, ids) =>
    expect((await reject(ids)).status).toBe(400),
  );

  it('is not for guests', async () => {
    const ids = await wave(1);
    expect((await reject(ids, null, guest())).status).toBe(401);
    expect(await log()).toEqual(['ReservationRequested']);
  });
});
