import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { WaitingListReceipt } from '#src/contracts/booking/waiting-list.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  buildGuest,
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';

let server: BuiltServer;
beforeAll(async () => {
  // A mail to the guest appends an event. The delay keeps it out of the event counts.
  const env = { LOG_LEVEL: 'debug', GUEST_MAIL_DELAY_SECONDS: '3600' };
  server = await startBuiltServer({ env });
});
afterAll(() => server.stop());

const requestTable = async () => {
  const guest = server.guest();
  const slot = (await guest.get<TimeSlotView[]>('/api/time-slots')).body.find(
    ({ turnKey }) => turnKey === 'cena_primo',
  )!;
  const { body } = await guest.post<ReservationReceipt>(
    '/api/reservations',
    buildReservationRequest({ reservationDate: venueDateInDays(30), timeSlotId: slot.id }),
    { 'idempotency-key': newIdempotencyKey() },
  );
  return body;
};
const countEvents = async () =>
  Number((await server.database.pool.query('select count(*) as n from event')).rows[0].n);

const PAGES = ['', '/cancel', '/confirm', '/change', '/note', '/phone', '/calendar.ics'];

const fetchStatus = async (path: string) => (await fetch(server.origin + path)).status;

describe('the page of a personal link', () => {
  it('returns 200 for a link of a reservation', async () => {
    const body = await requestTable();
    for (const link of [
      body.link,
      body.link.replace('reservations', 'prenotazioni'),
      `${body.link}?lang=en`,
    ])
      expect([link, await fetchStatus(link)]).toEqual([link, 200]);
  });

  it('changes nothing when a mail scanner sends GET and HEAD to every page, and logs no token', async () => {
    const { link } = await requestTable();
    const token = link.split('/').at(-1)!;
    const before = await countEvents();
    for (const path of [...PAGES.map((page) => link + page), `/api/reservations/link/${token}`])
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(server.origin + path, { method });
        expect([method, path, answer.status]).toEqual([method, path, 200]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    const sent = await fetch(`${server.origin + link}/cancel`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(sent.status).toBe(303);
    expect(await countEvents()).toBe(before + 1);
    await pollUntil(() =>
      server.output().includes('"route":"/reservations/:token/cancel"') ? true : null,
    );
    expect(server.output()).not.toContain(token);
  });

  it('sends no referrer and asks search engines not to index it', async () => {
    const { link } = await requestTable();
    const answer = await fetch(server.origin + link);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.text()).toMatch(/name="robots" content="noindex/);
  });

  it.each([
    '/reservations/zzz',
    '/reservations/zzz/cancel',
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

describe('the page of a waiting guest', () => {
  it('is not cached or indexed, sends no referrer, and contains no name', async () => {
    const date = venueDateInDays(31);
    await declareTurnFull(await server.staff(), date);
    const guest = server.guest();
    const [slot] = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
    const { body } = await guest.post<WaitingListReceipt>('/api/waiting-list', {
      ...buildGuest(1),
      customerName: 'Zoé Prova',
      date,
      timeSlotIds: [slot!.id],
      numberOfPeople: 2,
    });
    const answer = await fetch(server.origin + body.link);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await answer.text();
    expect(html).toMatch(/name="robots" content="noindex/);
    expect(html).toContain('Ti avvisiamo noi');
    expect(html).not.toContain('Zoé');
  });

  it.each(['/waiting-list/zzz', '/lista-d-attesa/zzz'])('returns 404 for %s', async (path) =>
    expect(await fetchStatus(path)).toBe(404),
  );
});

describe('/apple-touch-icon.png', () => {
  it('returns the icon, which some programs request without reading the page', async () => {
    const answer = await fetch(`${server.origin}/apple-touch-icon.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
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
