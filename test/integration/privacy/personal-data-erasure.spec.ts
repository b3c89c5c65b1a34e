import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKENS } from '#src/composition/tokens.ts';
import type { ReservationReceipt, ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { PersonalDataFile } from '#src/contracts/data-subject-requests.ts';
import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { clearBusinessData, listEventTypes } from '#test/support/fixtures/database-state.ts';
import {
  exampleGuests,
  buildContactMessage,
  newIdempotencyKey,
  buildQuoteRequest,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { findTablesWithTraces } from '#test/support/assertions/personal-data-traces.ts';

/** A person whose name, phone number and email address occur nowhere else in the database. */
const canary = {
  customerName: 'Zzcanarina Prova',
  customerPhone: '+39 347 911 7733',
  customerEmail: 'zzcanarina@example.org',
};
const CANARY_TEXTS = [
  'Zzcanarina',
  '347 911 7733',
  '3479117733',
  'zzcanarina@example.org',
  'zzallergia',
  'zzportico',
  'zzpreventivo',
  'zznipote',
  'zzsconto',
];

let folder: string;
let app: RunningApp;
let sql: Sql;
let staff: HttpClient;
let guest: HttpClient;
let slot: TimeSlotView;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-seals-'));
  app = await startApp({ env: { CHECKPOINT_DIR: folder } });
  sql = app.container.get(TOKENS.sql);
  staff = await app.staff();
  guest = app.guest();
  slot = (await guest.get<TimeSlotView[]>('/api/time-slots')).body.at(-1)!;
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const turn = (reservationDate: string) => ({ reservationDate, timeSlotId: slot.id });
const reserve = async (guestData: object, date: string, notes: string | null = null) =>
  (
    await guest.post<ReservationReceipt>(
      '/api/reservations',
      { ...buildReservationRequest(turn(date)), ...guestData, notes },
      { 'idempotency-key': newIdempotencyKey() },
    )
  ).body;

beforeEach(async () => {
  await clearBusinessData(sql);
  app.clock.set('2027-03-10T10:00');
  const { id } = await reserve(canary, '2027-03-13', 'zzallergia alle mandorle');
  await staff.put(`/api/reservations/${id}`, { status: 'confirmed' });
  const { id: quoteId } = (
    await guest.post<QuoteReceipt>(
      '/api/event-quotes',
      buildQuoteRequest({ ...canary, menuIdeas: 'zzpreventivo', additionalNotes: 'zznipote' }),
    )
  ).body;
  await staff.patch(`/api/event-quotes/${quoteId}`, {
    status: 'approved',
    adminNotes: 'zzsconto di famiglia',
  });
  await guest.post(
    '/api/contact',
    buildContactMessage({
      name: canary.customerName,
      email: canary.customerEmail,
      message: 'Vorrei il tavolo sotto lo zzportico',
    }),
  );
  await reserve(exampleGuests.bastiano, '2027-03-13');
});

const searchPerson = async (person: object) =>
  (await staff.post<PersonalDataFile>('/api/personal-data/search', person)).body;
const erase = (person: object) =>
  staff.post<{ matters: number; erased: number }>('/api/personal-data/erase', person);

describe('a search for the data of a person', () => {
  it.each([
    [
      'by the phone number as given',
      { phone: canary.customerPhone },
      ['reservation', 'quote', 'contact'],
    ],
    [
      'by the phone number without the prefix',
      { phone: '347.911.77.33' },
      ['reservation', 'quote', 'contact'],
    ],
    [
      'by the e-mail address in another letter case',
      { email: 'ZZCANARINA@example.org' },
      ['reservation', 'quote', 'contact'],
    ],
  ])('finds every record %s', async (_, person, kinds) => {
    const { matters, upcoming } = await searchPerson(person);
    expect(matters.map(({ kind }) => kind)).toEqual(kinds);
    expect(matters[0]).toMatchObject({
      data: [
        {
          name: canary.customerName,
          phone: canary.customerPhone,
          notes: 'zzallergia alle mandorle',
        },
      ],
      history: [
        { type: 'ReservationRequested', actor: 'guest' },
        { type: 'ReservationConfirmed', actor: 'staff' },
      ],
    });
    expect(upcoming).toEqual([matters[0]!.reference]);
  });

  it('returns the notes of staff', async () =>
    expect((await searchPerson({ phone: canary.customerPhone })).matters[1]!.data).toEqual([
      expect.objectContaining({ menuIdeas: 'zzpreventivo' }),
      { adminNotes: 'zzsconto di famiglia' },
    ]));

  it('does not return records of another person', async () =>
    expect(
      (await searchPerson({ phone: exampleGuests.bastiano.customerPhone })).matters,
    ).toHaveLength(1));

  it('appends an event when staff open the data, but none without a result', async () => {
    await searchPerson({ email: canary.customerEmail });
    await searchPerson({ email: 'nessuno@example.org' });
    const rows = await sql<{ actor: string; data: { subjects: string[] } }>(
      `select actor, data from event where type = 'PersonalDataOpened'`,
    );
    expect(rows).toEqual([
      {
        actor: expect.stringMatching(/^staff:/),
        data: { subjects: expect.any(Array), purpose: 'request' },
      },
    ]);
    expect(rows[0]!.data.subjects).toHaveLength(4);
  });
});

describe('the erasure of a person', () => {
  it('leaves no trace in the database in any encoding, and keeps data of other persons', async () => {
    expect(await findTablesWithTraces(sql, CANARY_TEXTS)).toEqual(['personal_data']);
    expect(
      (await erase({ email: canary.customerEmail, phone: canary.customerPhone })).body,
    ).toEqual({ matters: 3, erased: 4 });
    expect(await findTablesWithTraces(sql, CANARY_TEXTS)).toEqual([]);
    expect(await findTablesWithTraces(sql, [exampleGuests.bastiano.customerName])).toEqual([
      'personal_data',
    ]);
  });

  it('keeps statistics, commitments, hash chain and read models unchanged', async () => {
    const stats = async () => (await staff.get(`/api/reservations/stats?date=2027-03-13`)).body;
    const before = [
      await stats(),
      await sql('select commitment from event where commitment is not null order by pos'),
    ];
    await erase({ email: canary.customerEmail });
    expect([
      await stats(),
      await sql('select commitment from event where commitment is not null order by pos'),
    ]).toEqual(before);
    expect((await app.container.get(TOKENS.audit).verify()).flaw).toBeNull();
    expect((await app.container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
    expect(
      await sql(
        'select from event join personal_data using (subject_id) where commitment is not null',
      ),
    ).toHaveLength(1);
  });

  it('removes the name from the reservation list of staff', async () => {
    await erase({ email: canary.customerEmail });
    const list = (await staff.get<ReservationView[]>('/api/reservations')).body;
    expect(list.map(({ customerName }) => customerName).sort()).toEqual([
      exampleGuests.bastiano.customerName,
      null,
    ]);
  });

  it('appends PersonalDataErased, and returns 404 when it is repeated', async () => {
    await erase({ email: canary.customerEmail });
    expect((await listEventTypes(sql)).at(-1)).toBe('PersonalDataErased');
    expect((await erase({ email: canary.customerEmail })).status).toBe(404);
  });

  it('returns 400 without phone and e-mail, 403 without the CSRF token, and a search 401 to others', async () => {
    expect(await staff.post('/api/personal-data/erase', {})).toMatchObject({
      status: 400,
      body: { message: 'Indica un telefono o un indirizzo email' },
    });
    for (const client of [app.guest(), await app.auditor()])
      expect(
        (await client.post('/api/personal-data/search', { email: 'a@example.org' })).status,
      ).toBe(401);
    expect(
      (
        await staff.raw('post', '/api/personal-data/erase', {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: canary.customerEmail }),
        })
      ).status,
    ).toBe(403);
    expect((await searchPerson({ email: canary.customerEmail })).matters).toHaveLength(3);
  });
});
