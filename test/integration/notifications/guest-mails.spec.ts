import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { loadConfig } from '#src/platform/config.ts';
import { createSmtpMailer } from '#src/messaging/mail/mailer.smtp.ts';
import type { NoticePipeline } from '#src/messaging/notices/notice-pipeline.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { createNotices } from '#src/processes/background-work.ts';
import { createLog } from '#src/platform/log.ts';
import {
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { createOutboxTime } from '#test/support/drivers/outbox-time.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { startSmtpServer, type TestSmtpServer } from '#test/support/services/smtp-server.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';

const DATE = '2027-03-13';
const EMAIL = 'camille@example.org';
let app: RunningApp;
let smtp: TestSmtpServer;
let notices: NoticePipeline;
let staff: HttpClient;

const startNotices = () => {
  const config = loadConfig({
    APP_MODE: 'demo',
    LOG_LEVEL: 'silent',
    STAFF_MAIL_INTERVAL_MINUTES: '0',
    PUBLIC_ORIGIN: 'https://melagrana.example',
  });
  const created = createNotices(
    { context: { config, log: createLog('silent') }, databaseUrl: app.database.url },
    app.application,
    createSmtpMailer({ url: smtp.url, from: 'Melagrana <sito@melagrana.example>' }),
  );
  created.start();
  return created;
};

beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await startApp({ env: { GUEST_MAIL_DELAY_SECONDS: '0' } });
  staff = await app.staff();
  notices = startNotices();
});
afterAll(async () => {
  await notices.stop();
  await app.stop();
  await smtp.down();
});

const listGuestMails = () => smtp.received.filter(({ to }) => to.includes(EMAIL));
const awaitMails = (count: number) =>
  pollUntil(() => (listGuestMails().length >= count ? listGuestMails() : null), {
    describe: () => `${listGuestMails().length} of ${count} mails came`,
  });
const readOutboxRows = (id: string) =>
  app.database.query<{ postponed: boolean; done: boolean }>(
    `select published > 0 and enqueued_at is null postponed, done_at is not null done from outbox join event using (pos)
     where stream = 'reservation-${id}'`,
  );
const isPostponed = async (id: string) =>
  (await readOutboxRows(id)).some(({ postponed, done }) => postponed && !done);
const awaitDelivered = (id: string) =>
  pollUntil(async () => ((await readOutboxRows(id)).every(({ done }) => done) ? true : null));
const readContact = async (id: string) =>
  (await staff.get<{ reservation: { contact: string } }>(`/api/reservations/${id}`)).body
    .reservation.contact;
const request = async () => {
  const turn = await findTurn(app.origin, DATE, 'cena_primo');
  const { body } = await app.guest().post<{ id: string; link: string }>(
    '/api/reservations',
    buildReservationRequest(turn, {
      customerName: 'Camille Exemple',
      customerEmail: EMAIL,
      language: 'fr',
      numberOfPeople: 4,
    }),
    { 'idempotency-key': newIdempotencyKey() },
  );
  return { ...body, turn };
};

/** Decodes the encoded words of RFC 2047. */
const decodeWords = (text: string) =>
  text.replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=\s*/gi, (_, coding: string, word: string) =>
    coding.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString()
      : Buffer.from(
          word
            .replaceAll('_', ' ')
            .replaceAll(/=([\dA-F]{2})/gi, (__, hex: string) =>
              String.fromCodePoint(Number.parseInt(hex, 16)),
            ),
          'latin1',
        ).toString(),
  );

describe('a guest with an e-mail address', () => {
  it('receives a mail for every change, in order, in the chosen language, with a calendar entry', async () => {
    const { id, turn, link } = await request();
    await awaitMails(1);
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    await awaitMails(2);
    await pollUntil(async () => ((await readContact(id)) === 'sent' ? true : null));
    const path = `/api/reservations/link/${link.split('/').pop()}`;
    await app.guest().post(`${path}/change`, { ...turn, numberOfPeople: 3 });
    await awaitMails(3);
    app.clock.set('2027-03-12T11:00');
    expect(await app.container.get(TOKENS.guestMessages).remindGuests()).toBe(1);
    expect(await app.container.get(TOKENS.guestMessages).remindGuests()).toBe(0);
    await awaitMails(4);
    await app.guest().post(`${path}/cancel`);
    const mails = await awaitMails(5);
    const subjects = mails.map((mail) => decodeWords(mail.header('Subject')!));
    expect(subjects).toEqual([
      expect.stringMatching(/^Demande/),
      expect.stringMatching(/^Confirmé/),
      expect.stringMatching(/^Modifi/),
      expect.stringMatching(/^Demain/),
      expect.stringMatching(/^Annul/),
    ]);
    for (const mail of mails) expect(mail.raw).toContain('text/calendar');
    expect(new Set(mails.map((mail) => mail.header('Message-ID'))).size).toBe(5);
  });

  it('receives no mail about a decision that staff undo before the mail is sent', async () => {
    const { id } = await request();
    const before = await awaitMails(listGuestMails().length + 1);
    // Without delivery, no mail is sent between the decision and its undo, even on a slow machine.
    await notices.stop();
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    await staff.post(`/api/reservations/${id}/undo`);
    notices = startNotices();
    await awaitDelivered(id);
    expect(listGuestMails()).toEqual(before);
  });

  it('receives all mails in order after an outage of the mail server', async () => {
    const { id } = await request();
    const before = (await awaitMails(listGuestMails().length + 1)).length;
    await smtp.down();
    await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
    await staff.post(`/api/reservations/${id}/cancel`, { reason: 'no_table' });
    await pollUntil(async () => ((await isPostponed(id)) ? true : null));
    await smtp.up();
    await createOutboxTime(app.database.query).pass(60);
    const mails = await awaitMails(before + 2);
    await awaitDelivered(id);
    expect(mails.slice(before).map((mail) => decodeWords(mail.header('Subject')!))).toEqual([
      expect.stringMatching(/^Confirmé/),
      expect.stringMatching(/^Annulé/),
    ]);
    expect(listGuestMails()).toHaveLength(before + 2);
  });

  it('receives two proposed turns after a rejection, and can accept one by its link', async () => {
    const { id, link } = await request();
    const before = (await awaitMails(listGuestMails().length + 1)).length;
    await staff.put(`/api/reservations/${id}`, { status: 'cancelled', rejectionReason: 'no_room' });
    const declined = (await awaitMails(before + 1)).at(-1)!;
    const raw = declined.raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
    const pattern = new RegExp(`${link}/proposal/([^/]+)/([\\w-]+)\\?lang=fr`, 'g');
    const turns = new Map([...raw.matchAll(pattern)].map((found) => [found[0], found]));
    expect(turns.size).toBe(2);
    const [, reservationDate, timeSlotId] = [...turns.values()][1]!;
    const path = `/api/reservations/link/${link.split('/').pop()}`;
    const { body } = await app
      .guest()
      .post<ReservationStatusView>(`${path}/proposal`, { reservationDate, timeSlotId });
    expect(body.replacementLink).toMatch(/^\/reservations\//);
    const received = (await awaitMails(before + 2)).at(-1)!;
    expect(decodeWords(received.header('Subject')!)).toMatch(/^Demande/);
    expect(received.raw.replaceAll(/=\r\n/g, '')).toContain(body.replacementLink!);
  });

  it('is marked as not informed when the mail server rejects the address permanently', async () => {
    smtp.unknownMailbox = EMAIL;
    const { id } = await request();
    await awaitDelivered(id);
    smtp.unknownMailbox = null;
    expect(await readContact(id)).toBe('not_informed');
  });

  it('receives an offer of a freed seat, accepts it by its link, and receives a confirmation', async () => {
    const { reservationDate: date, timeSlotId } = await findTurn(app.origin, DATE, 'cena_terzo');
    const before = listGuestMails().length;
    const reopen = await declareTurnFull(staff, date, timeSlotId);
    const { body } = await app.guest().post<{ id: string; link: string }>('/api/waiting-list', {
      customerName: 'Camille Exemple',
      customerPhone: '0935 000 188',
      customerEmail: EMAIL,
      date,
      timeSlotIds: [timeSlotId],
      numberOfPeople: 2,
      language: 'fr',
    });
    await reopen();
    await staff.post(`/api/waiting-list/${body.id}/offer`, { timeSlotId });
    const offer = (await awaitMails(before + 1)).at(-1)!;
    expect(decodeWords(offer.header('Subject')!)).toMatch(/^Une table se libère/);
    const token = body.link.split('/').pop()!;
    expect(offer.raw.replaceAll(/=\r\n/g, '')).toContain(`/waiting-list/${token}`);
    await app.guest().post(`/api/waiting-list/link/${token}/accept`);
    const confirmed = (await awaitMails(before + 2)).at(-1)!;
    expect(decodeWords(confirmed.header('Subject')!)).toMatch(/^Confirmé/);
  });
});
