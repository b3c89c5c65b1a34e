import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import sharp from 'sharp';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { toPublicPictureUrl, type UploadTicket } from '#src/contracts/catalogue/picture-upload.ts';
import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import {
  buildContactMessage,
  newIdempotencyKey,
  buildQuoteRequest,
} from '#test/support/builders/request-builders.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startPrivateRedis, type PrivateRedis } from '#test/support/services/redis.ts';
import {
  listEncodings,
  findTablesWithTraces,
} from '#test/support/assertions/personal-data-traces.ts';

const canary = {
  customerName: 'Qqcanarina Prova',
  customerPhone: '+39 348 922 6644',
  customerEmail: 'qqcanarina@example.org',
};
const CANARY_TEXTS = [
  'Qqcanarina',
  '348 922 6644',
  '3489226644',
  'qqcanarina@example.org',
  'qqallergia',
  'qqportico',
  'qqpreventivo',
  'qqnozze',
  'qqproposta',
  'qqdomanda',
  'qqsconto',
  'qqmotivo',
  'qqnota',
  'qqceliaca',
];

let folder: string;
let redis: PrivateRedis;
let server: BuiltServer;
let staff: HttpClient;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-canary-'));
  redis = await startPrivateRedis();
  server = await startBuiltServer({
    env: {
      DATA_DIR: folder,
      REDIS_URL: redis.url,
      LOG_LEVEL: 'trace',
      GUEST_MAIL_DELAY_SECONDS: '0',
      STAFF_MAIL_INTERVAL_MINUTES: '0',
    },
  });
  staff = await server.staff();
});
afterAll(async () => {
  await server.stop();
  await redis.remove();
  rmSync(folder, { recursive: true, force: true });
});

const sql: Sql = (query) => server.database.query(query);
const listFiles = (directory: string): string[] =>
  readdirSync(directory)
    .map((name) => join(directory, name))
    .flatMap((path) => (statSync(path).isDirectory() ? listFiles(path) : [path]));
const encodedCanaryTexts = CANARY_TEXTS.flatMap(listEncodings).map((form) => form.toLowerCase());
const containsCanary = (text: string) =>
  encodedCanaryTexts.some((form) => text.toLowerCase().includes(form));

/**
 * Leaves personal data in every possible way, such as reservations, notes, a quote request and a
 * message.
 */
const createCanaryRecords = async () => {
  const guest = server.guest();
  const slot = (await guest.get<TimeSlotView[]>('/api/time-slots')).body.at(-1)!;
  const turn = { reservationDate: venueDateInDays(12), timeSlotId: slot.id, tableId: null };
  const { id } = (
    await guest.post<ReservationReceipt>(
      '/api/reservations',
      {
        ...canary,
        ...turn,
        numberOfPeople: 2,
        notes: 'qqallergia al sesamo',
        allergies: { codes: ['sesame'], note: 'qqceliaca' },
        allergiesConsent: true,
      },
      { 'idempotency-key': newIdempotencyKey() },
    )
  ).body;
  const responses = [await staff.put(`/api/reservations/${id}`, { status: 'confirmed' })];
  responses.push(
    await staff.post(`/api/reservations/${id}/move`, {
      ...turn,
      numberOfPeople: 80,
      override: { reason: 'qqmotivo di festa' },
    }),
  );
  responses.push(
    await staff.post(`/api/reservations/${id}/cancel`, {
      reason: 'other',
      note: 'qqnota della zia',
    }),
  );
  responses.push(
    await staff.post(
      '/api/reservations/desk',
      { origin: 'phone', ...canary, ...turn, numberOfPeople: 12, notes: null },
      { 'idempotency-key': newIdempotencyKey() },
    ),
  );
  const { id: quote, link } = (
    await guest.post<QuoteReceipt>(
      '/api/event-quotes',
      buildQuoteRequest({
        ...canary,
        eventDate: venueDateInDays(60),
        menuIdeas: 'qqpreventivo',
        celebration: 'qqnozze',
        additionalNotes: null,
      }),
    )
  ).body;
  responses.push(
    await guest.raw('post', `${link}/question`, {
      body: new URLSearchParams({ question: 'C’è posto per la qqdomanda?' }),
      headers: { 'sec-fetch-site': 'same-origin' },
    }),
  );
  responses.push(
    await staff.post(`/api/event-quotes/${quote}/proposals`, {
      price: '€ 46,00 a persona',
      text: 'Caponata e qqproposta',
    }),
  );
  responses.push(
    await staff.patch(`/api/event-quotes/${quote}`, { status: 'approved', adminNotes: 'qqsconto' }),
  );
  responses.push(
    await guest.post(
      '/api/contact',
      buildContactMessage({
        name: canary.customerName,
        email: canary.customerEmail,
        message: 'Il tavolo sotto il qqportico, per favore',
      }),
    ),
  );
  responses.push(
    await guest.post('/api/reservations', {
      ...canary,
      ...turn,
      numberOfPeople: 99,
      notes: 'qqallergia',
    }),
  );
  expect(responses.map(({ status }) => status)).toEqual([
    200, 200, 200, 201, 303, 201, 200, 201, 400,
  ]);
};

/** Uploads a dish photograph with the guest's name in its metadata. */
const uploadPhotograph = async (): Promise<Buffer> => {
  const file = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Artist: canary.customerName, ImageDescription: 'qqnota' } })
    .jpeg()
    .toBuffer();
  expect(containsCanary(file.toString('latin1'))).toBe(true);
  const { uploadURL } = (await staff.post<UploadTicket>('/api/objects/upload')).body;
  const response = await server.guest().raw('put', uploadURL.replace(server.origin, ''), {
    body: new Uint8Array(file),
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(response.status).toBe(200);
  return Buffer.from(
    await (await fetch(server.origin + toPublicPictureUrl(uploadURL))).arrayBuffer(),
  );
};

const readRedisContent = async () => {
  const client = new Redis(redis.url, { maxRetriesPerRequest: 1 });
  try {
    const keys = await client.keys('*');
    const values = await Promise.all(keys.map((key) => client.dumpBuffer(key)));
    return [...keys, ...values.map((value) => value?.toString('latin1') ?? '')];
  } finally {
    client.disconnect();
  }
};

const areNoticesDelivered = () =>
  server.database
    .query<{ waiting: string }>('select count(*) waiting from outbox where done_at is null')
    .then(([row]) => row!.waiting === '0' || null);

it('leaves no trace of an erased guest in database, queue, logs, mails, checkpoints or exports', async () => {
  await createCanaryRecords();
  await pollUntil(areNoticesDelivered, {
    describe: () => 'notices are still on their way',
  });
  expect(await findTablesWithTraces(sql, CANARY_TEXTS)).toEqual(['personal_data']);
  expect(containsCanary((await uploadPhotograph()).toString('latin1'))).toBe(false);

  const erasure = await staff.post<{ matters: number }>('/api/personal-data/erase', {
    phone: canary.customerPhone,
    email: canary.customerEmail,
  });
  expect(erasure.body.matters).toBe(4);

  expect(await findTablesWithTraces(sql, CANARY_TEXTS)).toEqual([]);
  expect(containsCanary(server.output())).toBe(false);
  const queued = await readRedisContent();
  expect(queued.some((key) => key.startsWith('melagrana:'))).toBe(true);
  expect(queued.filter(containsCanary)).toEqual([]);
  const files = listFiles(folder);
  expect(files.some((path) => path.includes('/mail/'))).toBe(true);
  expect(
    files.filter(
      (path) =>
        containsCanary(readFileSync(path, 'latin1')) || containsCanary(readFileSync(path, 'utf8')),
    ),
  ).toEqual([]);
  for (const path of [
    '/api/audit/export',
    '/api/audit/export.csv',
    `/api/reservations/export?from=${venueDateInDays(0)}&to=${venueDateInDays(90)}`,
    '/api/event-quotes',
    '/api/contact',
    '/api/reservations',
  ])
    expect([path, containsCanary((await staff.get(path)).text)]).toEqual([path, false]);
  expect((await staff.post('/api/audit/verify')).body).toMatchObject({ flaw: null });
});
