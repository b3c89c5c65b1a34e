/**
 * The token in a personal link is the only permission. The built server must not leave it in logs,
 * caches, search engines or referrers. Opening a link must change nothing, because mail scanners
 * open links.
 */
import {
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { digestTables } from './support/database-digest.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';

let server: BuiltServer;
const links: string[] = [];
beforeAll(async () => {
  server = await startBuiltServer({ env: { LOG_LEVEL: 'info', WORKER: 'outside' } });
  const turn = await findTurn(server.origin, venueDateInDays(14), 'cena_primo');
  const reservationResponse = await server
    .guest()
    .post<{ link: string }>('/api/reservations', buildReservationRequest(turn), {
      'idempotency-key': newIdempotencyKey(),
    });
  const { customerName, customerPhone, customerEmail } = buildReservationRequest(turn);
  await declareTurnFull(await server.staff(), turn.reservationDate);
  const waitingListResponse = await server.guest().post<{ link: string }>('/api/waiting-list', {
    customerName,
    customerPhone,
    customerEmail,
    numberOfPeople: 2,
    date: turn.reservationDate,
    timeSlotIds: [turn.timeSlotId],
  });
  links.push(reservationResponse.body.link, waitingListResponse.body.link);
});
afterAll(() => server.stop());

const listSteps = (link: string): readonly string[] =>
  link.startsWith('/waiting-list')
    ? ['accept', 'decline', 'leave']
    : ['cancel', 'confirm', 'withdraw-change', 'change', 'note', 'phone'];
const toApiPath = (link: string) => `/api${link.replace(/\/([^/]+)$/, '/link/$1')}`;

describe('a personal link that a mail scanner opens', () => {
  it('is not cached, not indexed and not sent as referrer, and changes nothing', async () => {
    const digestBefore = await digestTables(server.database);
    for (const link of links)
      for (const path of [link, ...listSteps(link).map((step) => `${link}/${step}`)])
        for (const method of ['GET', 'HEAD']) {
          const response = await fetch(server.origin + path, { method, redirect: 'manual' });
          const text = await response.text();
          expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
          if (response.status >= 300) continue;
          expect(response.headers.get('referrer-policy')).toBe('no-referrer');
          if (method === 'GET')
            expect(text).toMatch(/<meta (?=[^>]*name="robots")[^>]*content="noindex/);
        }
    expect(await digestTables(server.database)).toEqual(digestBefore);
  });

  it('returns 200 at its own URL', async () => {
    for (const link of links) expect((await fetch(server.origin + link)).status).toBe(200);
  });
});

describe('the server log', () => {
  it('contains no token, whether the request succeeded or failed', async () => {
    const guest = server.guest();
    for (const link of links) {
      await guest.post(`${toApiPath(link)}/seen`);
      await guest.post(`${toApiPath(link)}/note`, { notes: 7 });
      await guest.get(toApiPath(link));
      await fetch(`${server.origin}${link}/cancel`, { method: 'POST', body: 'x' });
      await fetch(`${server.origin}${link}/nowhere`);
    }
    const log = server.output();
    expect(log).toContain('/api/reservations');
    for (const link of links) expect(log).not.toContain(link.split('/').pop());
  });
});
