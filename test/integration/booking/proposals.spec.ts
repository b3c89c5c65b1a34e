import type { ProposedTurn, ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const { app, guest, staff, ask, sql, log, slotId, press } = setupBookingApp();

const NEXT_DAY = '2027-03-14';
const toApiPath = (link: string) => `/api${link.replace('/reservations', '/reservations/link')}`;
const readStatus = async (link: string) =>
  (await guest().get<ReservationStatusView>(toApiPath(link))).body;
const decline = (id: string, rejectionReason = 'no_room') =>
  staff().put(`/api/reservations/${id}`, { status: 'cancelled', rejectionReason });
const createDeclinedRequest = async (over: object = {}) => {
  const { id, link } = (await ask({ numberOfPeople: 4, ...over })).body;
  await decline(id);
  return { id, link };
};
const toTurn = ({ reservationDate, timeSlotId }: ProposedTurn) => ({ reservationDate, timeSlotId });
const acceptProposal = (link: string, turn: ProposedTurn) =>
  guest().post<ReservationStatusView & RefusalBody>(`${toApiPath(link)}/proposal`, toTurn(turn));
const submitForm = (link: string, turn: ProposedTurn) =>
  fetch(`${app().origin}${link}/proposal/${turn.reservationDate}/${turn.timeSlotId}?lang=fr`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  });
const countReservations = async () =>
  Number((await sql('select count(*) n from reservations'))[0]!['n']);
/** Leaves one table of a turn free for four people. */
const leaveOneTable = async ({ reservationDate, timeSlotId }: ProposedTurn) => {
  const fitting = await sql(
    'select id::text from tables where capacity >= 4 and coalesce(capacity_min, 0) <= 4 and is_active order by floor, capacity, id',
  );
  await sql('delete from daily_settings');
  for (const { id } of fitting.slice(1))
    await sql(
      'insert into daily_settings (date, time_slot_id, table_id, is_available) values (?, ?, ?, false)',
      [reservationDate, timeSlotId, id],
    );
};
afterEach(() => sql('delete from daily_settings'));

describe('a declined reservation', () => {
  it('proposes two free turns, nearest first, and nothing while it was pending', async () => {
    const { id, link } = (await ask({ numberOfPeople: 4 })).body;
    expect((await readStatus(link)).proposals).toBeUndefined();
    await decline(id);
    const { proposals } = await readStatus(link);
    expect(proposals!.map(toTurn)).toEqual([
      { reservationDate: BOOKING_DATE, timeSlotId: slotId('cena_secondo') },
      { reservationDate: BOOKING_DATE, timeSlotId: slotId('cena_terzo') },
    ]);
  });

  it('proposes other dates after a cancellation because of a closure', async () => {
    const { id, link } = (await ask({ numberOfPeople: 4 })).body;
    await staff().put(`/api/reservations/${id}`, { status: 'confirmed' });
    const closure = await staff().post<{ id: string }>('/api/closures', {
      date: BOOKING_DATE,
      service: 'dinner',
    });
    await press(id, 'cancel', { reason: 'house_closed' });
    const { proposals } = await readStatus(link);
    await staff().delete(`/api/closures/${closure.body.id}`);
    expect(proposals!.map(({ reservationDate }) => reservationDate)).toEqual([
      NEXT_DAY,
      '2027-03-12',
    ]);
  });

  it.each(['a rejection', 'a cancellation'])(
    'proposes no turn of the service that %s calls closed, although no closure exists',
    async (decision) => {
      const { id, link } = (await ask({ numberOfPeople: 4 })).body;
      if (decision === 'a rejection') await decline(id, 'house_closed');
      else {
        await staff().put(`/api/reservations/${id}`, { status: 'confirmed' });
        await press(id, 'cancel', { reason: 'house_closed' });
      }
      const { proposals } = await readStatus(link);
      expect(proposals!.map(({ reservationDate }) => reservationDate)).toEqual([
        NEXT_DAY,
        '2027-03-12',
      ]);
    },
  );

  it.each(['duplicate', 'invalid_contact'])(
    'proposes nothing after a rejection as %s',
    async (reason) => {
      const { id, link } = (await ask({ numberOfPeople: 4 })).body;
      await decline(id, reason);
      const view = await readStatus(link);
      expect([view.outcome, view.proposals]).toEqual(['rejected', undefined]);
    },
  );

  it('becomes a new request with the guest’s data when the guest accepts a proposal', async () => {
    const first = await createDeclinedRequest({
      notes: 'Un seggiolone',
      language: 'fr',
      allergies: { codes: ['nuts'], note: 'Arachidi gravi' },
      allergiesConsent: true,
    });
    const [turn] = (await readStatus(first.link)).proposals!;
    const { status, body } = await acceptProposal(first.link, turn!);
    expect([status, body.proposals]).toEqual([200, undefined]);
    const second = await readStatus(body.replacementLink!);
    expect(second).toMatchObject({ status: 'pending', numberOfPeople: 4, ...toTurn(turn!) });
    expect(second.floor).toBe(turn!.floor);
    const [replaced] = await sql('select id::text from reservations where instead_of = ?', [
      first.id,
    ]);
    const { body: detail } = await staff().get<{
      reservation: object;
      story: { insteadOf: string | null }[];
    }>(`/api/reservations/${String(replaced!['id'])}`);
    expect(detail.reservation).toMatchObject({
      customerName: 'Agata Prova',
      specialRequests: 'Un seggiolone',
      language: 'fr',
      allergies: { codes: ['nuts'], note: 'Arachidi gravi' },
    });
    const { reference } = await readStatus(first.link);
    expect(detail.story[0]!.insteadOf).toBe(reference);
    const events = await sql(`select convert_from(canon, 'UTF8') text from event`);
    expect(events.length).toBeGreaterThan(2);
    expect(JSON.stringify(events)).not.toMatch(/Agata|seggiolone/);
  });

  it('needs no call and cannot be undone after the guest accepted a proposal', async () => {
    const first = await createDeclinedRequest();
    await acceptProposal(first.link, (await readStatus(first.link)).proposals![0]!);
    const { body } = await staff().get<{ reservation: { contact: string } }>(
      `/api/reservations/${first.id}`,
    );
    expect(body.reservation.contact).toBe('seen');
    expect(await press(first.id, 'undo')).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_undo' },
    });
    expect(await countReservations()).toBe(2);
  });

  it('becomes one request when proposals are accepted concurrently by mail and page', async () => {
    const { link } = await createDeclinedRequest();
    const [one, other] = (await readStatus(link)).proposals!;
    const answers = await Promise.all([
      acceptProposal(link, one!),
      acceptProposal(link, one!),
      acceptProposal(link, other!),
      submitForm(link, other!),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 303]);
    expect(await countReservations()).toBe(2);
    const { replacementLink } = await readStatus(link);
    const form = await submitForm(link, one!);
    expect(form.headers.get('location')).toBe(`${replacementLink}?lang=fr`);
    expect(await countReservations()).toBe(2);
  });

  it('returns 409 when the proposed turn has become full, and proposes other turns', async () => {
    const { link } = await createDeclinedRequest();
    const [turn] = (await readStatus(link)).proposals!;
    await sql(
      'insert into turn_occupancy (date, time_slot_id, max_covers, held) values (?, ?, 75, 72) on conflict (date, time_slot_id) do update set held = 72',
      [turn!.reservationDate, turn!.timeSlotId],
    );
    expect(await acceptProposal(link, turn!)).toMatchObject({
      status: 409,
      body: { code: 'proposal_over' },
    });
    const form = await submitForm(link, turn!);
    expect(form.headers.get('location')).toBe(
      `${link}/proposal/${turn!.reservationDate}/${turn!.timeSlotId}?lang=fr`,
    );
    const { proposals } = await readStatus(link);
    expect(proposals).toHaveLength(2);
    expect(proposals!.map(toTurn)).not.toContainEqual(toTurn(turn!));
    expect(await countReservations()).toBe(1);
  });

  it('gives the last table to one of two guests who accept concurrently', async () => {
    const guests = [
      await createDeclinedRequest(),
      await createDeclinedRequest({ customerPhone: '0935 000 199' }),
    ];
    const turn = (await readStatus(guests[0]!.link)).proposals![0]!;
    await leaveOneTable(turn);
    for (const { link } of guests)
      expect((await readStatus(link)).proposals!.map(toTurn)).toContainEqual(toTurn(turn));
    const answers = await Promise.all(guests.map(({ link }) => acceptProposal(link, turn)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countReservations()).toBe(3);
  });

  it('rejects an unknown turn, a past date, and a proposal for a pending reservation', async () => {
    const pendingLink = (await ask({ numberOfPeople: 4 })).body.link;
    const { link } = await createDeclinedRequest();
    const [turn] = (await readStatus(link)).proposals!;
    expect(await acceptProposal(pendingLink, turn!)).toMatchObject({
      status: 409,
      body: { code: 'proposal_over' },
    });
    const unknown = { ...turn!, timeSlotId: '00000000-0000-4000-8000-000000000000' };
    expect((await acceptProposal(link, unknown)).status).toBe(400);
    expect((await acceptProposal(link, { ...turn!, reservationDate: '2027-03-01' })).status).toBe(
      409,
    );
    expect(await countReservations()).toBe(2);
  });

  it('proposes nothing after the guest’s data was erased', async () => {
    const { link } = await createDeclinedRequest();
    await sql('delete from personal_data');
    expect((await readStatus(link)).proposals).toBeUndefined();
  });

  it('changes nothing when a scanner follows its links with GET and HEAD', async () => {
    const { link } = await createDeclinedRequest();
    const [turn] = (await readStatus(link)).proposals!;
    const before = await log();
    for (const path of [
      `${link}/proposal/${turn!.reservationDate}/${turn!.timeSlotId}`,
      `${toApiPath(link)}/proposal`,
      `${link}/proposal/unknown/unknown`,
    ])
      for (const method of ['GET', 'HEAD']) await fetch(app().origin + path, { method });
    expect([await countReservations(), await log()]).toEqual([1, before]);
  });
});
