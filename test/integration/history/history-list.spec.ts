import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKENS } from '#src/composition/tokens.ts';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { AuditAccess, HistoryEvent } from '#src/contracts/history.ts';
import type { ReservationsAsOfView } from '#src/contracts/reservations-as-of.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';
import { auditor as auditorsName } from '#test/support/fixtures/staff-credentials.ts';
import {
  buildGuest,
  exampleGuests,
  newIdempotencyKey,
  buildQuoteRequest,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const DAY = '2027-03-13';
let app: RunningApp;
let folder: string;
let staff: HttpClient;
let auditor: HttpClient;
let slot: TimeSlotView;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-seals-'));
  app = await startApp({ env: { CHECKPOINT_DIR: folder } });
  [staff, auditor] = [await app.staff(), await app.auditor()];
  slot = (await app.guest().get<TimeSlotView[]>('/api/time-slots')).body.find(
    ({ turnKey }) => turnKey === 'cena_primo',
  )!;
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await clearBusinessData(app.container.get(TOKENS.sql));
  await app.container.get(TOKENS.sql)('delete from audit_admission');
  app.clock.set('2027-03-10T10:00');
});

const ask = async (over: object = {}, day = DAY) =>
  (
    await app
      .guest()
      .post<ReservationReceipt>(
        '/api/reservations',
        buildReservationRequest({ reservationDate: day, timeSlotId: slot.id }, over),
        { 'idempotency-key': newIdempotencyKey() },
      )
  ).body;
const decide = (id: string, status: string) => staff.put(`/api/reservations/${id}`, { status });
const list = async (query = '', client = auditor) =>
  (
    await client.get<{ events: HistoryEvent[]; total: number; types: string[] }>(
      `/api/audit/events?${query}`,
    )
  ).body;

describe('the log as an auditor reads it', () => {
  it('tells who did what, when, from which state to which, on what facts, with place and hash', async () => {
    const { id, reference } = await ask({ numberOfPeople: 4 });
    app.clock.set('2027-03-10T11:30');
    await decide(id, 'confirmed');
    const { events, total } = await list();
    expect(total).toBe(2);
    expect(events).toEqual([
      expect.objectContaining({
        position: 2,
        type: 'ReservationConfirmed',
        by: 'direzione',
        reference,
        at: '2027-03-10T10:30:00.000Z',
        person: 'none',
        sentence:
          'Accettata: da in attesa a confermata (sabato 13 marzo 2027, 19:00 - 20:50, 4 persone, tavolo da assegnare).',
        facts: 'Coperti già impegnati 4 di 75, nessun tavolo scelto, nessuna chiusura.',
        hash: expect.stringMatching(/^[\da-f]{64}$/),
      }),
      expect.objectContaining({
        position: 1,
        type: 'ReservationRequested',
        by: 'il cliente',
        person: 'kept',
      }),
    ]);
  });

  it('tells why a request was rejected and on what facts, also in the sheet, and after the guest is erased', async () => {
    const { id } = await ask({ numberOfPeople: 4 });
    await staff.put(`/api/reservations/${id}`, {
      status: 'cancelled',
      rejectionReason: 'short_notice',
    });
    await app.container.get(TOKENS.sql)('delete from personal_data');
    const rejection = {
      sentence: expect.stringMatching(
        /^Rifiutata: da in attesa a rifiutata; .*\. Motivo: poco preavviso\.$/,
      ),
      by: 'direzione',
      facts: 'Coperti già impegnati 4 di 75, nessun tavolo scelto, nessuna chiusura.',
    };
    expect((await list('type=ReservationRejected')).events).toMatchObject([rejection]);
    expect((await auditor.get('/api/audit/export.csv')).text).toMatch(/Motivo: poco preavviso\./);
  });

  it('tells why a reservation was cancelled, and on what facts', async () => {
    const { id } = await ask({ numberOfPeople: 4 });
    await decide(id, 'confirmed');
    await staff.post(`/api/reservations/${id}/cancel`, { reason: 'house_closed', note: null });
    expect((await list('type=ReservationCancelled')).events).toMatchObject([
      {
        sentence: expect.stringMatching(/^Annullata dal locale: il locale è chiuso /),
        by: 'direzione',
        facts: 'Coperti già impegnati 4 di 75, nessun tavolo scelto, nessuna chiusura.',
      },
    ]);
  });

  it('tells how a quote was decided, why and at what price', async () => {
    const quoteIds: string[] = [];
    for (const numberOfPeople of [40, 50])
      quoteIds.push(
        (
          await app
            .guest()
            .post<{ id: string }>('/api/event-quotes', buildQuoteRequest({ numberOfPeople }))
        ).body.id,
      );
    await staff.patch(`/api/event-quotes/${quoteIds[0]}`, {
      status: 'approved',
      quotedPrice: '€ 900',
    });
    await staff.patch(`/api/event-quotes/${quoteIds[1]}`, {
      status: 'rejected',
      rejectionReason: 'house_closed',
    });
    expect((await list('limit=2')).events).toMatchObject([
      {
        sentence: expect.stringMatching(
          /^Preventivo rifiutato: .* 50 persone\. Motivo: locale chiuso\.$/,
        ),
        facts: 'Da in attesa a rifiutato, prezzo proposto: nessuno.',
        by: 'direzione',
      },
      {
        sentence: expect.stringMatching(/^Preventivo approvato a € 900: /),
        facts: 'Da in attesa ad approvato, prezzo proposto: € 900.',
        by: 'direzione',
      },
    ]);
  });

  it.each([
    ['service day', 'serviceDay=2027-03-14', 1],
    ['day of action', 'from=2027-03-11&to=2027-03-11', 1],
    ['actor', 'actor=staff', 1],
    ['kind', 'type=ReservationRequested', 2],
    ['nothing at all', '', 3],
    ['a service day without events', 'serviceDay=2027-12-24', 0],
  ])('is filtered by %s', async (_, query, many) => {
    const { id } = await ask();
    await ask(buildGuest(2), '2027-03-14');
    app.clock.set('2027-03-11T23:59');
    await decide(id, 'cancelled');
    expect(await list(query)).toMatchObject({ total: many, events: { length: many } });
  });

  it('is filtered by one member of staff, whom the list of the filter names', async () => {
    const { id } = await ask();
    await decide(id, 'confirmed');
    const { staff: named } = (
      await auditor.get<{ staff: { actor: string; name: string }[] }>('/api/audit/events')
    ).body;
    const { actor } = named.find(({ name }) => name === 'direzione')!;
    expect((await list(`actor=${actor}`)).events).toMatchObject([
      { type: 'ReservationConfirmed', by: 'direzione' },
    ]);
    expect((await list(`actor=staff:${id}`)).total).toBe(0);
    expect(await auditor.get('/api/audit/events?actor=staff:x')).toMatchObject({ status: 400 });
  });

  it('is filtered by limits that staff passed', async () => {
    await ask();
    const entry = {
      origin: 'phone',
      ...buildGuest(3),
      customerEmail: null,
      notes: null,
      numberOfPeople: 80,
      tableId: null,
      timeSlotId: slot.id,
      reservationDate: DAY,
      override: { reason: 'tavolata di famiglia' },
    };
    expect((await staff.post('/api/reservations/desk', entry)).status).toBe(201);
    const { events } = await list('overridden=true');
    expect(events).toMatchObject([
      {
        type: 'ReservationEntered',
        facts: expect.stringContaining('Limiti superati di proposito'),
      },
    ]);
  });

  it('is found by the reference that the guest reads out, also with a letter misheard', async () => {
    const { reference } = await ask();
    await ask(buildGuest(2));
    for (const about of [
      reference,
      reference.toLowerCase(),
      reference.replaceAll('0', 'O').replace('-', ' '),
    ])
      expect(
        (await list(`about=${encodeURIComponent(about)}`)).events.map((event) => event.reference),
      ).toEqual([reference]);
  });

  it('comes in pages', async () => {
    for (const number of [1, 2, 3]) await ask(buildGuest(number));
    const first = await list('limit=2');
    const rest = await list(`limit=2&before=${first.events.at(-1)!.position}`);
    expect([...first.events, ...rest.events].map(({ position }) => position)).toEqual([3, 2, 1]);
  });

  it('is for auditors and administrators alone, and says in Italian what it cannot read', async () => {
    expect((await app.guest().get('/api/audit/events')).status).toBe(401);
    expect((await staff.get('/api/audit/events')).status).toBe(200);
    expect(await auditor.get('/api/audit/events?serviceDay=ieri')).toMatchObject({
      status: 400,
      body: { message: 'Indica una data (aaaa-mm-gg)' },
    });
    expect((await auditor.get('/api/reservations')).status).toBe(401);
  });

  it('holds no personal data', async () => {
    await ask();
    expect(JSON.stringify(await list())).not.toMatch(/Agata|0935 /);
  });
});

describe('personal data in a story', () => {
  const open = (stream: string, client: HttpClient) =>
    client.post<{ data: object[]; code: string }>(`/api/audit/stories/${stream}/person`);
  const auditorId = async () =>
    (await staff.get<AuditAccess>('/api/audit/access')).body.auditors.find(
      ({ username }) => username === auditorsName.username,
    )!.id;
  const admit = async (minutes: number, client = staff) =>
    client.post<AuditAccess>('/api/audit/access', { auditorId: await auditorId(), minutes });

  it('is opened by an administrator, and each opening is in the log', async () => {
    const stream = `reservation-${(await ask()).id}`;
    expect((await open(stream, staff)).body.data).toEqual([
      expect.objectContaining({ name: exampleGuests.agata.customerName }),
    ]);
    expect((await list()).events[0]).toMatchObject({
      type: 'PersonalDataOpened',
      by: 'direzione',
      sentence: 'Aperti i dati personali di una persona (1 schede) dallo storico.',
    });
  });

  it('is closed to an auditor until an administrator lets them in, and closed again when the time is over', async () => {
    const stream = `reservation-${(await ask()).id}`;
    expect(await open(stream, auditor)).toMatchObject({
      status: 409,
      body: {
        code: 'not_admitted',
        message: 'Per aprire i dati personali serve il permesso di un titolare.',
      },
    });
    expect((await admit(30)).body.granted).toHaveLength(1);
    expect((await open(stream, auditor)).status).toBe(200);
    app.clock.advanceMinutes(31);
    expect((await open(stream, auditor)).status).toBe(409);
    await admit(30);
    await admit(0);
    expect((await open(stream, auditor)).status).toBe(409);
  });

  it('cannot be granted by the auditor, nor for more than a shift', async () => {
    expect((await admit(30, auditor)).status).toBe(401);
    expect(await admit(481)).toMatchObject({
      status: 400,
      body: { message: 'Al massimo otto ore' },
    });
  });

  it('of a person who was erased cannot be opened by anybody', async () => {
    const stream = `reservation-${(await ask()).id}`;
    await staff.post('/api/personal-data/erase', { phone: exampleGuests.agata.customerPhone });
    expect(await open(stream, staff)).toMatchObject({
      status: 404,
      body: { message: 'Dati cancellati' },
    });
    const story = (await auditor.get<HistoryEvent[]>(`/api/audit/stories/${stream}`)).body;
    expect(story.map(({ person }) => person)).toEqual(['erased']);
  });
});

describe('the book as it was', () => {
  const readReservations = async (position?: number, client = auditor) =>
    (
      await client.get<ReservationsAsOfView>(
        `/api/audit/book?date=${DAY}${position ? `&position=${position}` : ''}`,
      )
    ).body;

  it('shows list and capacity after every event of the day, and leaves today’s book alone', async () => {
    const one = await ask({ ...buildGuest(1), numberOfPeople: 4 });
    app.clock.advanceMinutes(5);
    const two = await ask({ ...buildGuest(2), numberOfPeople: 2 });
    await decide(one.id, 'confirmed');
    await decide(two.id, 'cancelled');
    const moments = (
      await auditor.get<{ position: number }[]>(`/api/audit/book/moments?date=${DAY}`)
    ).body;
    expect(moments.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    const seen = [];
    for (const { position } of moments) {
      const { reservations, statistics } = await readReservations(position);
      seen.push([
        reservations.map(({ status }) => status).join(' '),
        statistics.find(({ turnKey }) => turnKey === 'cena_primo')!.bookedPeople,
      ]);
    }
    expect(seen).toEqual([
      ['pending', 4],
      ['pending pending', 6],
      ['confirmed pending', 6],
      ['confirmed cancelled', 4],
    ]);
    expect((await app.container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });

  it('has names for administrators alone: whom an auditor opens, the log tells, and of a whole evening it could not', async () => {
    await ask();
    const { auditors } = (await staff.get<AuditAccess>('/api/audit/access')).body;
    await staff.post('/api/audit/access', {
      auditorId: auditors.find(({ username }) => username === auditorsName.username)!.id,
      minutes: 30,
    });
    expect((await readReservations(undefined, staff)).reservations[0]!.customerName).toBe(
      exampleGuests.agata.customerName,
    );
    expect((await readReservations()).reservations[0]!.customerName).toBeNull();
  });

  it('knows the slots and closures of that moment', async () => {
    await ask();
    const before = await readReservations();
    const { id } = (
      await staff.post<{ id: string }>('/api/time-slots', {
        startTime: '22:45',
        endTime: '23:45',
        description: null,
        isActive: true,
      })
    ).body;
    await staff.post('/api/closures', { service: 'dinner', date: DAY, note: null, active: true });
    const after = await readReservations();
    expect([before.statistics.length, after.statistics.length]).toEqual([6, 7]);
    expect([before.closed, after.closed]).toEqual([[], ['cena']]);
    expect(await readReservations(before.position)).toEqual(before);
    await staff.delete(`/api/time-slots/${id}`);
    expect(await readReservations(after.position)).toEqual(after);
  });
});

describe('the state of the chain', () => {
  it('tells how far it reaches, what is sealed, and with which key', async () => {
    await ask();
    expect((await auditor.get('/api/audit/state')).body).toMatchObject({
      events: 1,
      unsealed: 1,
      checkpoint: null,
      lastCheck: null,
      publicKey: expect.stringContaining('PUBLIC KEY'),
    });
  });

  /*
   * The fixture deletes all events but keeps the accounts. Therefore the check `account_names`
   * finds accounts without events.
   */
  it('is verified at a press, by the auditor as well', async () => {
    const { body } = await auditor.post<{
      events: number;
      checks: { name: string; found: number }[];
    }>('/api/audit/verify');
    expect(body.events).toBe(0);
    expect(body.checks.filter(({ found }) => found > 0).map(({ name }) => name)).toEqual([
      'account_names',
    ]);
  });
});
