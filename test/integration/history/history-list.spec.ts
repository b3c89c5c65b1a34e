import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKENS } from '#src/composition/tokens.ts';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { AuditAccess, HistoryEvent } from '#src/contracts/history.ts';
import type { ReservationsAsOfView } from '#src/contracts/reservations-as-of.ts';
import { clearBusinessData } from '#test/support/fixtures/database-state.ts';
import { auditor as auditorCredentials } from '#test/support/fixtures/staff-credentials.ts';
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

const requestReservation = async (over: object = {}, day = DAY) =>
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
const listEvents = async (query = '', client = auditor) =>
  (
    await client.get<{ events: HistoryEvent[]; total: number; types: string[] }>(
      `/api/audit/events?${query}`,
    )
  ).body;

describe('GET /api/audit/events', () => {
  it('returns actor, time, change of status, facts, position and hash of each event', async () => {
    const { id, reference } = await requestReservation({ numberOfPeople: 4 });
    app.clock.set('2027-03-10T11:30');
    await decide(id, 'confirmed');
    const { events, total } = await listEvents();
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

  it('returns reason and facts of a rejection after the guest is erased, and the reason in the CSV', async () => {
    const { id } = await requestReservation({ numberOfPeople: 4 });
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
    expect((await listEvents('type=ReservationRejected')).events).toMatchObject([rejection]);
    expect((await auditor.get('/api/audit/export.csv')).text).toMatch(/Motivo: poco preavviso\./);
  });

  it('returns reason and facts of a cancellation', async () => {
    const { id } = await requestReservation({ numberOfPeople: 4 });
    await decide(id, 'confirmed');
    await staff.post(`/api/reservations/${id}/cancel`, { reason: 'house_closed', note: null });
    expect((await listEvents('type=ReservationCancelled')).events).toMatchObject([
      {
        sentence: expect.stringMatching(/^Annullata dal locale: il locale è chiuso /),
        by: 'direzione',
        facts: 'Coperti già impegnati 4 di 75, nessun tavolo scelto, nessuna chiusura.',
      },
    ]);
  });

  it('returns decision, reason and price of a quote', async () => {
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
    expect((await listEvents('limit=3')).events).toMatchObject([
      {
        sentence: expect.stringMatching(
          /^Preventivo rifiutato: .* 50 persone\. Motivo: locale chiuso\.$/,
        ),
        facts: 'Da in attesa a rifiutato, prezzo proposto: nessuno.',
        by: 'direzione',
      },
      { sentence: expect.stringMatching(/^Limite messo: coperti tenuti per un evento 40, /) },
      {
        sentence: expect.stringMatching(/^Preventivo approvato a € 900: .* Occupa: 40 coperti\.$/),
        facts: 'Da in attesa ad approvato, prezzo proposto: € 900.',
        by: 'direzione',
      },
    ]);
  });

  it.each([
    ['service day', 'serviceDay=2027-03-14', 1],
    ['day of action', 'from=2027-03-11&to=2027-03-11', 1],
    ['actor', 'actor=staff', 1],
    ['type', 'type=ReservationRequested', 2],
    ['no condition', '', 3],
    ['a service day without events', 'serviceDay=2027-12-24', 0],
  ])('filters by %s', async (_, query, count) => {
    const { id } = await requestReservation();
    await requestReservation(buildGuest(2), '2027-03-14');
    app.clock.set('2027-03-11T23:59');
    await decide(id, 'cancelled');
    expect(await listEvents(query)).toMatchObject({ total: count, events: { length: count } });
  });

  it('filters by one of the staff members that it lists', async () => {
    const { id } = await requestReservation();
    await decide(id, 'confirmed');
    const { staff: listedStaff } = (
      await auditor.get<{ staff: { actor: string; name: string }[] }>('/api/audit/events')
    ).body;
    const { actor } = listedStaff.find(({ name }) => name === 'direzione')!;
    expect((await listEvents(`actor=${actor}`)).events).toMatchObject([
      { type: 'ReservationConfirmed', by: 'direzione' },
    ]);
    expect((await listEvents(`actor=staff:${id}`)).total).toBe(0);
    expect(await auditor.get('/api/audit/events?actor=staff:x')).toMatchObject({ status: 400 });
  });

  it('filters by overridden limits', async () => {
    await requestReservation();
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
    const { events } = await listEvents('overridden=true');
    expect(events).toMatchObject([
      {
        type: 'ReservationEntered',
        facts: expect.stringContaining('Limiti superati di proposito'),
      },
    ]);
  });

  it('finds events by the reference, also in lower case and with the letter O for a zero', async () => {
    const { reference } = await requestReservation();
    await requestReservation(buildGuest(2));
    for (const about of [
      reference,
      reference.toLowerCase(),
      reference.replaceAll('0', 'O').replace('-', ' '),
    ])
      expect(
        (await listEvents(`about=${encodeURIComponent(about)}`)).events.map(
          (event) => event.reference,
        ),
      ).toEqual([reference]);
  });

  it('returns pages of events, newest first', async () => {
    for (const number of [1, 2, 3]) await requestReservation(buildGuest(number));
    const first = await listEvents('limit=2');
    const rest = await listEvents(`limit=2&before=${first.events.at(-1)!.position}`);
    expect([...first.events, ...rest.events].map(({ position }) => position)).toEqual([3, 2, 1]);
  });

  it('returns 401 to guests, and 400 with an Italian message for an invalid date', async () => {
    expect((await app.guest().get('/api/audit/events')).status).toBe(401);
    expect((await staff.get('/api/audit/events')).status).toBe(200);
    expect(await auditor.get('/api/audit/events?serviceDay=ieri')).toMatchObject({
      status: 400,
      body: { message: 'Indica una data (aaaa-mm-gg)' },
    });
    expect((await auditor.get('/api/reservations')).status).toBe(401);
  });

  it('returns no personal data', async () => {
    await requestReservation();
    expect(JSON.stringify(await listEvents())).not.toMatch(/Agata|0935 /);
  });
});

describe('personal data of a reservation in the history', () => {
  const openPersonalData = (stream: string, client: HttpClient) =>
    client.post<{ data: object[]; code: string }>(`/api/audit/stories/${stream}/person`);
  const auditorId = async () =>
    (await staff.get<AuditAccess>('/api/audit/access')).body.auditors.find(
      ({ username }) => username === auditorCredentials.username,
    )!.id;
  const grantAccess = async (minutes: number, client = staff) =>
    client.post<AuditAccess>('/api/audit/access', { auditorId: await auditorId(), minutes });

  it('is returned to an administrator, and the log records the access', async () => {
    const stream = `reservation-${(await requestReservation()).id}`;
    expect((await openPersonalData(stream, staff)).body.data).toEqual([
      expect.objectContaining({ name: exampleGuests.agata.customerName }),
    ]);
    expect((await listEvents()).events[0]).toMatchObject({
      type: 'PersonalDataOpened',
      by: 'direzione',
      sentence: 'Aperti i dati personali di una persona (1 schede) dallo storico.',
    });
  });

  it('returns 409 to an auditor without a permission, and after it has expired or was withdrawn', async () => {
    const stream = `reservation-${(await requestReservation()).id}`;
    expect(await openPersonalData(stream, auditor)).toMatchObject({
      status: 409,
      body: {
        code: 'not_admitted',
        message: 'Per aprire i dati personali serve il permesso di un titolare.',
      },
    });
    expect((await grantAccess(30)).body.granted).toHaveLength(1);
    expect((await openPersonalData(stream, auditor)).status).toBe(200);
    app.clock.advanceMinutes(31);
    expect((await openPersonalData(stream, auditor)).status).toBe(409);
    await grantAccess(30);
    await grantAccess(0);
    expect((await openPersonalData(stream, auditor)).status).toBe(409);
  });

  it('returns 401 when an auditor grants access, and 400 for more than eight hours', async () => {
    expect((await grantAccess(30, auditor)).status).toBe(401);
    expect(await grantAccess(481)).toMatchObject({
      status: 400,
      body: { message: 'Al massimo otto ore' },
    });
  });

  it('returns 404 after the person was erased', async () => {
    const stream = `reservation-${(await requestReservation()).id}`;
    await staff.post('/api/personal-data/erase', { phone: exampleGuests.agata.customerPhone });
    expect(await openPersonalData(stream, staff)).toMatchObject({
      status: 404,
      body: { message: 'Dati cancellati' },
    });
    const story = (await auditor.get<HistoryEvent[]>(`/api/audit/stories/${stream}`)).body;
    expect(story.map(({ person }) => person)).toEqual(['erased']);
  });
});

describe('the reservations as of an event', () => {
  const readReservations = async (position?: number, client = auditor) =>
    (
      await client.get<ReservationsAsOfView>(
        `/api/audit/book?date=${DAY}${position ? `&position=${position}` : ''}`,
      )
    ).body;

  it('show statuses and covers after each event of the day, and keep the read models unchanged', async () => {
    const one = await requestReservation({ ...buildGuest(1), numberOfPeople: 4 });
    app.clock.advanceMinutes(5);
    const two = await requestReservation({ ...buildGuest(2), numberOfPeople: 2 });
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

  it('contain names for administrators, but not for an auditor with a permission', async () => {
    await requestReservation();
    const { auditors } = (await staff.get<AuditAccess>('/api/audit/access')).body;
    await staff.post('/api/audit/access', {
      auditorId: auditors.find(({ username }) => username === auditorCredentials.username)!.id,
      minutes: 30,
    });
    expect((await readReservations(undefined, staff)).reservations[0]!.customerName).toBe(
      exampleGuests.agata.customerName,
    );
    expect((await readReservations()).reservations[0]!.customerName).toBeNull();
  });

  it('include the time slots and closures as of the event', async () => {
    await requestReservation();
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

describe('the state of the hash chain', () => {
  it('contains the number of events and of unsigned events, and the public key', async () => {
    await requestReservation();
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
  it('can be verified by an auditor', async () => {
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
