import type { ProposedTurn, ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const { app, guest, staff, ask, sql, log, slotId, press } = setupBookingApp();

const NEXT_DAY = '2027-03-14';
const pathOf = (link: string) => `/api${link.replace('/reservations', '/reservations/link')}`;
const read = async (link: string) => (await guest().get<ReservationStatusView>(pathOf(link))).body;
const decline = (id: string, rejectionReason = 'no_room') =>
  staff().put(`/api/reservations/${id}`, { status: 'cancelled', rejectionReason });
const declined = async (over: object = {}) => {
  const { id, link } = (await ask({ numberOfPeople: 4, ...over })).body;
  await decline(id);
  return { id, link };
};
const toTurn = ({ reservationDate, timeSlotId }: ProposedTurn) => ({ reservationDate, timeSlotId });
const accept = (link: string, turn: ProposedTurn) =>
  guest().post<ReservationStatusView & RefusalBody>(`${pathOf(link)}/proposal`, toTurn(turn));
const submit = (link: string, turn: ProposedTurn) =>
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
  it('proposes two free turns, nearest first, and nothing while it is open', async () => {
    const { id, link } = (await ask({ numberOfPeople: 4 })).body;
    expect((await read(link)).proposals).toBeUndefined();
    await decline(id);
    const { proposals } = await read(link);
    expect(proposals!.map(toTurn)).toEqual([
      { reservationDate: BOOKING_DATE, timeSlotId: slotId('cena_secondo') },
      { reservationDate: BOOKING_DATE, timeSlotId: slotId('cena_terzo') },
    ]);
  });

  it('proposes another day when the house is closed, also after a cancellation', async () => {
    const { id, link } = (await ask({ numberOfPeople: 4 })).body;
    await staff().put(`/api/reservations/${id}`, { status: 'confirmed' });
    const closure = await staff().post<{ id: string }>('/api/closures', {
      date: BOOKING_DATE,
      service: 'dinner',
    });
    await press(id, 'cancel', { reason: 'house_closed' });
    const { proposals } = await read(link);
    await staff().delete(`/api/closures/${closure.body.id}`);
    expect(proposals!.map(({ reservationDate }) => reservationDate)).toEqual([
      NEXT_DAY,
      '2027-03-12',
    ]);
  });

  it.each(['duplicate', 'invalid_contact'])('proposes nothing after %s', async (reason) => {
    const { id, link } = (await ask({ numberOfPeople: 4 })).body;
    await decline(id, reason);
    const view = await read(link);
    expect([view.outcome, view.proposals]).toEqual(['rejected', undefined]);
  });

  it('becomes a new request with the guest’s data by one tap', async () => {
    const first = await declined({
      notes: 'Un seggiolone',
      language: 'fr',
      allergies: { codes: ['nuts'], note: 'Arachidi gravi' },
      allergiesConsent: true,
    });
    const [turn] = (await read(first.link)).proposals!;
    const { status, body } = await accept(first.link, turn!);
    expect([status, body.proposals]).toEqual([200, undefined]);
    const second = await read(body.replacementLink!);
    expect(second).toMatchObject({ status: 'pending', numberOfPeople: 4, ...toTurn(turn!) });
    expect(second.floor).toBe(turn!.floor);
    const [replaced] = await sql('select id::text from reservations where instead_of = ?', [
      first.id,
    ]);
    const { body: card } = await staff().get<{
      reservation: object;
      story: { insteadOf: string | null }[];
    }>(`/api/reservations/${String(replaced!['id'])}`);
    expect(card.reservation).toMatchObject({
      customerName: 'Agata Prova',
      specialRequests: 'Un seggiolone',
      language: 'fr',
      allergies: { codes: ['nuts'], note: 'Arachidi gravi' },
    });
    const { reference } = await read(first.link);
    expect(card.story[0]!.insteadOf).toBe(reference);
    expect(JSON.stringify(await log())).not.toMatch(/Agata|seggiolone/);
  });

  it('is not to be called any more, and its rejection cannot be undone', async () => {
    const first = await declined();
    await accept(first.link, (await read(first.link)).proposals![0]!);
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

  it('leads to one request whatever is tapped, in the mail and on the page, at once', async () => {
    const { link } = await declined();
    const [one, other] = (await read(link)).proposals!;
    const answers = await Promise.all([
      accept(link, one!),
      accept(link, one!),
      accept(link, other!),
      submit(link, other!),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 303]);
    expect(await countReservations()).toBe(2);
    const { replacementLink } = await read(link);
    const form = await submit(link, one!);
    expect(form.headers.get('location')).toBe(`${replacementLink}?lang=fr`);
    expect(await countReservations()).toBe(2);
  });

  it('says that a seat was taken in the meantime, and proposes what is free now', async () => {
    const { link } = await declined();
    const [turn] = (await read(link)).proposals!;
    await sql(
      'insert into turn_occupancy (date, time_slot_id, max_covers, held) values (?, ?, 75, 72) on conflict (date, time_slot_id) do update set held = 72',
      [turn!.reservationDate, turn!.timeSlotId],
    );
    expect(await accept(link, turn!)).toMatchObject({
      status: 409,
      body: { code: 'proposal_over' },
    });
    const form = await submit(link, turn!);
    expect(form.headers.get('location')).toBe(
      `${link}/proposal/${turn!.reservationDate}/${turn!.timeSlotId}?lang=fr`,
    );
    const { proposals } = await read(link);
    expect(proposals).toHaveLength(2);
    expect(proposals!.map(toTurn)).not.toContainEqual(toTurn(turn!));
    expect(await countReservations()).toBe(1);
  });

  it('gives the last table to one of two guests who tap together', async () => {
    const guests = [await declined(), await declined({ customerPhone: '0935 000 199' })];
    const turn = (await read(guests[0]!.link)).proposals![0]!;
    await leaveOneTable(turn);
    for (const { link } of guests)
      expect((await read(link)).proposals!.map(toTurn)).toContainEqual(toTurn(turn));
    const answers = await Promise.all(guests.map(({ link }) => accept(link, turn)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countReservations()).toBe(3);
  });

  it('refuses a turn of a reservation that was not declined, and an unknown turn', async () => {
    const open = (await ask({ numberOfPeople: 4 })).body.link;
    const { link } = await declined();
    const [turn] = (await read(link)).proposals!;
    expect(await accept(open, turn!)).toMatchObject({
      status: 409,
      body: { code: 'proposal_over' },
    });
    const unknown = { ...turn!, timeSlotId: '00000000-0000-4000-8000-000000000000' };
    expect((await accept(link, unknown)).status).toBe(400);
    expect((await accept(link, { ...turn!, reservationDate: '2027-03-01' })).status).toBe(409);
    expect(await countReservations()).toBe(2);
  });

  it('proposes nothing after the guest’s data was erased', async () => {
    const { link } = await declined();
    await sql('delete from personal_data');
    expect((await read(link)).proposals).toBeUndefined();
  });

  it('changes nothing when a scanner follows its links with GET and HEAD', async () => {
    const { link } = await declined();
    const [turn] = (await read(link)).proposals!;
    const before = await log();
    for (const path of [
      `${link}/proposal/${turn!.reservationDate}/${turn!.timeSlotId}`,
      `${pathOf(link)}/proposal`,
      `${link}/proposal/unknown/unknown`,
    ])
      for (const method of ['GET', 'HEAD']) await fetch(app().origin + path, { method });
    expect([await countReservations(), await log()]).toEqual([1, before]);
  });
});
