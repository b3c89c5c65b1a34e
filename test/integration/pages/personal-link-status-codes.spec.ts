import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer();
});
afterAll(() => server.stop());

const statusOf = async (path: string) => (await fetch(server.origin + path)).status;

describe('the page of a personal link', () => {
  it('returns 200 for a link of a reservation', async () => {
    const guest = server.guest();
    const slot = (await guest.get<TimeSlotView[]>('/api/time-slots')).body.find(
      ({ turnKey }) => turnKey === 'cena_primo',
    )!;
    const { body } = await guest.post<ReservationReceipt>(
      '/api/reservations',
      buildReservationRequest({ reservationDate: venueDateInDays(30), timeSlotId: slot.id }),
      { 'idempotency-key': newIdempotencyKey() },
    );
    for (const link of [
      body.link,
      body.link.replace('reservations', 'prenotazioni'),
      `${body.link}?lang=en`,
    ])
      expect([link, await statusOf(link)]).toEqual([link, 200]);
  });

  it.each([
    '/reservations/zzz',
    '/prenotazioni/zzz',
    '/RESERVATIONS/zzz/',
    '/reservations/%FF',
    `/reservations/${'A'.repeat(43)}`,
  ])('returns 404 for %s', async (path) => {
    const answer = await fetch(server.origin + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(await answer.text()).toContain('<div id="root"><');
  });
});

describe('/favicon.ico', () => {
  it('returns the icon', async () => {
    const answer = await fetch(`${server.origin}/favicon.ico`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'image/vnd.microsoft.icon',
    ]);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 4)
        .toString('hex'),
    ).toBe('00000100');
  });
});
