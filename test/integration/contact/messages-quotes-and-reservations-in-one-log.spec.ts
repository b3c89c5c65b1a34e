import { TOKENS } from '#src/composition/tokens.ts';
import { combineStaffEmails } from '#src/messaging/notices/staff-emails.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { postgresDeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { computeCommitment } from '#src/personal-data/personal-data-store.postgres.ts';
import type { PersonalData } from '#src/personal-data/personal-data-store.ts';
import {
  clearBusinessData,
  listEventTypes,
  findTablesContaining,
} from '#test/support/fixtures/database-state.ts';
import {
  buildContactMessage,
  buildQuoteRequest,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

/** Matches all personal data that the guests of this file enter. */
const PERSONAL_DATA_PATTERN =
  /agata|bastiano|0935 000 101|example\.org|parcheggio|tre piani|battesimo|sconto per la zia/i;

let app: RunningApp;
let sql: Sql;

beforeAll(async () => {
  app = await startApp();
  sql = app.container.get(TOKENS.sql);
  const staff = await app.staff();
  await clearBusinessData(sql);
  app.clock.set('2027-03-10T10:00');
  const guest = app.guest();
  await guest.post('/api/contact', buildContactMessage());
  const slot = (await guest.get<TimeSlotView[]>('/api/time-slots')).body.at(-1)!;
  await guest.post(
    '/api/reservations',
    buildReservationRequest({ reservationDate: '2027-03-13', timeSlotId: slot.id }),
  );
  const ids = [];
  for (const numberOfPeople of [50, 80])
    ids.push(
      (await guest.post<QuoteReceipt>('/api/event-quotes', buildQuoteRequest({ numberOfPeople })))
        .body.id,
    );
  await staff.patch(`/api/event-quotes/${ids[0]}`, {
    status: 'approved',
    quotedPrice: '€ 45,00 a persona',
    adminNotes: 'Sconto per la zia',
  });
  await staff.patch(`/api/event-quotes/${ids[1]}`, { status: 'rejected' });
});
afterAll(() => app.stop());

const EVENTS = [
  'ContactMessageReceived',
  'ReservationRequested',
  'QuoteRequested',
  'QuoteRequested',
  'QuoteApproved',
  'TurnLimitSet',
  'QuoteRejected',
];

describe('messages, quotes and reservations in one log', () => {
  it('have consecutive log positions, and versions within their own streams', async () => {
    expect(await listEventTypes(sql)).toEqual(EVENTS);
    expect(
      await sql('select pos::int, split_part(stream, ?, 1) kind, version from event order by pos', [
        '-',
      ]),
    ).toEqual([
      { pos: 1, kind: 'contact', version: 1 },
      { pos: 2, kind: 'reservation', version: 1 },
      { pos: 3, kind: 'quote', version: 1 },
      { pos: 4, kind: 'quote', version: 1 },
      { pos: 5, kind: 'quote', version: 2 },
      { pos: 6, kind: 'turn', version: 1 },
      { pos: 7, kind: 'quote', version: 2 },
    ]);
  });

  it('have one pending outbox row for each event', async () =>
    expect(
      await sql(
        'select outbox.pos::int from outbox join event using (pos, event_id) where done_at is null order by 1',
      ),
    ).toEqual(EVENTS.map((_, index) => ({ pos: index + 1 }))));

  it('store personal data in the vault only', async () =>
    expect(await findTablesContaining(sql, PERSONAL_DATA_PATTERN)).toEqual(['personal_data']));

  it('have commitments that match the vault, also after staff added notes', async () => {
    const rows = await sql<{ type: string; commitment: string; data: PersonalData; salt: Buffer }>(
      'select type, commitment, p.data, salt from event join personal_data p using (subject_id) order by pos',
    );
    expect(rows.map(({ type }) => type)).toEqual(EVENTS.slice(0, 5));
    for (const { commitment, data, salt } of rows)
      expect(computeCommitment(data, salt)).toBe(commitment);
  });

  it('have the same read models after a rebuild', async () => {
    const dump = async () =>
      JSON.stringify(
        await Promise.all(
          [
            'contacts',
            'event_quotes',
            'quote_proposals',
            'quote_questions',
            'quote_contacts',
            'quote_payments',
            'reservations',
            'reservation_tables',
            'turn_occupancy',
            'floor_occupancy',
          ].map((table) => sql(`select * from ${table} as row order by row::text`)),
        ),
      );
    const before = await dump();
    await sql(`update event_quotes set status = 'pending', quoted_price = null`);
    await sql('delete from contacts');
    expect(await app.container.get(TOKENS.rebuild)()).toBe(EVENTS.length);
    expect(await dump()).toBe(before);
  });

  it('have staff mails with a subject for each kind and without personal data', async () => {
    const composeText = combineStaffEmails(
      app.application.staffEmails,
      'https://example.test/admin',
    );
    const ids = await sql<{ id: string }>('select event_id::text id from event order by pos');
    const { undelivered } = await postgresDeliveryRecords(sql).findEvents(ids.map(({ id }) => id));
    const texts = undelivered.map((event) => composeText(event));
    expect(texts.map((text) => text?.subject)).toEqual([
      'Nuovo messaggio dal sito',
      expect.stringMatching(/^Nuova richiesta: sabato 13 marzo 2027/),
      'Nuova richiesta di preventivo: sabato 19 giugno 2027, cena, 50 persone',
      'Nuova richiesta di preventivo: sabato 19 giugno 2027, cena, 80 persone',
      undefined,
      undefined,
    ]);
    expect(JSON.stringify(texts)).not.toMatch(PERSONAL_DATA_PATTERN);
  });
});

describe('the erasure of all personal data', () => {
  it('leaves the rows of quotes and messages without names and texts', async () => {
    await sql('delete from personal_data');
    const staff = await app.staff();
    const erased = {
      customerName: null,
      customerPhone: null,
      customerEmail: null,
      menuIdeas: null,
      additionalNotes: null,
      adminNotes: null,
    };
    const quotes = (await staff.get<object[]>('/api/event-quotes')).body;
    expect(quotes).toHaveLength(2);
    for (const quote of quotes) expect(quote).toMatchObject(erased);
    expect((await staff.get('/api/contact')).body).toMatchObject([
      { name: null, email: null, message: null, privacyConsent: true },
    ]);
  });
});
