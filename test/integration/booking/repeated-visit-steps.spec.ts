import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { ReservationHistoryEntry } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { administrator, logIn } from '#test/support/fixtures/staff-credentials.ts';
import { newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';

const { app, staff, enter } = setupBookingApp();

const press = (id: string, step: string, key: string, client: HttpClient = staff()) =>
  client.post<ReservationView & { code?: string }>(`/api/reservations/${id}/${step}`, undefined, {
    'idempotency-key': key,
  });
const listSteps = async (id: string) =>
  (
    await staff().get<{ story: ReservationHistoryEntry[] }>(`/api/reservations/${id}`)
  ).body.story.map(({ type }) => type);
/** A confirmed party whose turn has begun. */
const enterParty = async () => {
  const { id } = (await enter()).body;
  app().clock.set(`${BOOKING_DATE}T19:05`);
  return id;
};

describe('a repeated request for a step of a visit', () => {
  it('is applied once, and returns the current state', async () => {
    const id = await enterParty();
    const key = newIdempotencyKey();
    expect((await press(id, 'seat', key)).status).toBe(200);
    expect((await press(id, 'clear', newIdempotencyKey())).status).toBe(200);
    const again = await press(id, 'seat', key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body.status).toBe('completed');
    expect(await listSteps(id)).toEqual(['entered', 'seated', 'cleared']);
  });

  it('is recognised in another session of the account', async () => {
    const id = await enterParty();
    const key = newIdempotencyKey();
    await press(id, 'seat', key);
    const later = await logIn(app().guest(), administrator);
    const again = await press(id, 'seat', key, later);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await listSteps(id)).toEqual(['entered', 'seated']);
  });

  it('returns 422 for the key of another reservation', async () => {
    const [one, other] = [await enterParty(), await enterParty()];
    const key = newIdempotencyKey();
    await press(one, 'seat', key);
    const { status, body } = await press(other, 'seat', key);
    expect([status, body.code]).toEqual([422, 'key_reused']);
    expect(await listSteps(other)).toEqual(['entered']);
  });

  it('can succeed with the same key after a refusal', async () => {
    const id = await enterParty();
    const key = newIdempotencyKey();
    expect((await press(id, 'clear', key)).status).toBe(409);
    await press(id, 'seat', newIdempotencyKey());
    expect((await press(id, 'clear', key)).status).toBe(200);
    expect(await listSteps(id)).toEqual(['entered', 'seated', 'cleared']);
  });

  it('is applied each time without an idempotency key', async () => {
    const id = await enterParty();
    for (const step of ['seat', 'undo', 'seat'])
      expect((await staff().post(`/api/reservations/${id}/${step}`)).status).toBe(200);
    expect(await listSteps(id)).toEqual(['entered', 'seated', 'undone', 'seated']);
  });
});
