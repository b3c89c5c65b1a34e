import type { HistoryEvent } from '#src/contracts/history.ts';
import type { StaffAccount } from '#src/contracts/staff/accounts.ts';
import type { DeviceUser } from '#src/contracts/staff/trusted-device.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { SessionView } from '#src/contracts/staff/sign-in.ts';
import { buildDeskEntry, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import type { HttpClient, HttpResponse } from '#test/support/drivers/http-client.ts';
import { givePin, openTrustedDevice } from '#test/support/fixtures/trusted-device.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { addStaffMember } from '#test/support/fixtures/staff-members.ts';

const { app, turn, sql } = setupBookingApp();

const PIN = '4071';
const WRONG_PIN = '5820';
type Refusal = { code: string; details?: { retryAfter?: number } };

let device: HttpClient;
let waiterId: string;
let count = 0;
let name: string;
beforeEach(async () => {
  await sql(`delete from login_throttle where key like 'pinDevice%'`);
  name = `Lucia ${(count += 1)}`;
  await addStaffMember(app(), 'dining-room', name);
  waiterId = await givePin(app(), name, PIN);
  device = await openTrustedDevice(app());
});

const confirm = (pin = PIN, personId = waiterId): Promise<HttpResponse<Refusal>> =>
  device.post('/api/trusted-device/person', { personId, pin });
const enter = (client = device): Promise<HttpResponse<ReservationView & Refusal>> =>
  client.post('/api/reservations/desk', buildDeskEntry(turn()), {
    'idempotency-key': newIdempotencyKey(),
  });
const events = async (type: string) =>
  (await (await app().staff()).get<{ events: HistoryEvent[] }>(`/api/audit/events?type=${type}`))
    .body.events;
/** Moves the clock forward, and the end of all counters of the device back. */
const passSeconds = async (seconds: number) => {
  app().clock.advanceMinutes(seconds / 60);
  await sql(`update login_throttle set expire = expire - ? where key like 'pinDevice%'`, [
    seconds * 1_000,
  ]);
};
/** Guesses until `count` guesses were judged. Returns the pauses, each after its number of guesses. */
const guess = async (guesses: number, personId = waiterId): Promise<string[]> => {
  const pauses: string[] = [];
  for (let judged = 0; judged < guesses;) {
    const { status, body } = await confirm(WRONG_PIN, personId);
    if (status !== 429) judged += 1;
    else {
      pauses.push(`${judged}: ${body.details!.retryAfter} s`);
      await passSeconds(body.details!.retryAfter!);
    }
  }
  return pauses;
};
describe('the trusted device', () => {
  it('reads reservations, and receives 401 for the operations of the owner', async () => {
    expect((await device.get<SessionView>('/api/admin/check')).body.role).toBe('trusted-device');
    expect((await device.get('/api/reservations')).status).toBe(200);
    for (const path of [
      '/api/audit/events',
      '/api/admin/accounts',
      '/api/event-quotes',
      '/api/admin/sessions',
    ])
      expect((await device.get(path)).status).toBe(401);
    expect(await events('DeviceTrusted')).not.toEqual([]);
  });

  it('receives 401 for a change until a person has confirmed, whom the event then names', async () => {
    const refused = await enter();
    expect([refused.status, refused.body.code]).toEqual([401, 'person_required']);
    expect(await events('ReservationEntered')).toEqual([]);
    expect((await confirm()).status).toBe(200);
    expect((await enter()).status).toBe(201);
    expect((await events('ReservationEntered')).map(({ by }) => by)).toEqual([name]);
    expect((await device.get<SessionView>('/api/admin/check')).body.person).toBe(name);
  });

  it('requires a new confirmation after the old one has expired or was released', async () => {
    await confirm();
    await sql(
      `update sessions set data = jsonb_set(data, '{person,untilMs}', '1') where data->'person' is not null`,
    );
    expect((await enter()).body.code).toBe('person_required');
    await confirm();
    expect((await device.post('/api/trusted-device/person/release')).status).toBe(204);
    expect((await enter()).body.code).toBe('person_required');
  });

  it('gives a person only the rights of the own role', async () => {
    await addStaffMember(app(), 'cashier', `cassa ${count}`);
    const cashier = await givePin(app(), `cassa ${count}`, PIN);
    await confirm(PIN, cashier);
    const { status, body } = await enter();
    expect(status).toBe(201);
    const moved = await device.post<Refusal>(`/api/reservations/${body.id}/arrive`);
    expect([moved.status, moved.body.code]).toEqual([401, 'person_without_right']);
  });

  it('is signed in after 71 hours without use, and signed out after 73 hours', async () => {
    await sql(
      `update sessions set last_seen = now() - interval '71 hours', created_at = now() - interval '72 hours'`,
    );
    expect((await device.get('/api/reservations')).status).toBe(200);
    await sql(`update sessions set last_seen = now() - interval '73 hours'`);
    expect((await device.get('/api/reservations')).status).toBe(401);
  });

  it('receives 401 for a logout until a person has confirmed', async () => {
    const refused = await device.post<Refusal>('/api/admin/logout');
    expect([refused.status, refused.body.code]).toEqual([401, 'person_required']);
    await confirm();
    expect((await device.post('/api/admin/logout')).status).toBe(200);
    expect((await device.get('/api/reservations')).status).toBe(401);
  });
});

describe('the PIN', () => {
  it('pauses 30 s after three errors and 60 s after six, and is locked after nine', async () => {
    const statuses: string[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const wrong = await confirm(WRONG_PIN);
      statuses.push(`${wrong.status} ${wrong.body.code}`);
      if (attempt % 3 !== 2 || attempt === 8) continue;
      const paused = await confirm();
      expect([paused.status, paused.body.code]).toEqual([429, 'pin_pause']);
      const seconds = attempt === 2 ? 30 : 60;
      expect(paused.headers.get('retry-after')).toBe(String(seconds));
      await passSeconds(seconds);
    }
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill('400 pin_wrong'));
    expect(statuses[8]).toBe('409 pin_locked');
    await passSeconds(3_600);
    expect((await confirm()).body.code).toBe('pin_locked');
    const { body } = await (
      await app().staff()
    ).get<{ accounts: StaffAccount[] }>('/api/admin/accounts');
    expect(body.accounts.find(({ id }) => id === waiterId)).toMatchObject({ pinLocked: true });
    expect((await events('PinLocked'))[0]!.sentence).toContain(name);
    await givePin(app(), name, '8264');
    expect((await confirm(PIN)).status).toBe(400);
    expect((await confirm('8264')).status).toBe(200);
  });

  it('is not closed by taps during a pause, however many', async () => {
    for (let attempt = 0; attempt < 3; attempt++) await confirm(WRONG_PIN);
    for (let tap = 0; tap < 30; tap++) expect((await confirm()).body.code).toBe('pin_pause');
    await passSeconds(30);
    expect((await confirm()).status).toBe(200);
  });

  it('is never locked for a person who acted today, but pauses up to five minutes', async () => {
    await confirm();
    expect(await guess(14)).toEqual([
      '3: 30 s',
      '6: 60 s',
      '9: 120 s',
      '10: 240 s',
      '11: 300 s',
      '12: 300 s',
      '13: 300 s',
    ]);
    await passSeconds(300);
    expect((await confirm()).status).toBe(200);
    expect((await events('PinLocked')).map(({ sentence }) => sentence)).not.toContainEqual(
      expect.stringContaining(name),
    );
  });

  it('is locked by the first error of a new day after nine errors', async () => {
    await confirm();
    await guess(9);
    await passSeconds(24 * 3_600);
    expect((await confirm(WRONG_PIN)).body.code).toBe('pin_locked');
  });

  it('slows a device after twelve errors, for one minute at most if the person acted today', async () => {
    const colleagues: string[] = [];
    for (const person of ['a', 'b', 'c', 'd', 'e']) {
      await addStaffMember(app(), 'dining-room', `${person} ${count}`);
      colleagues.push(await givePin(app(), `${person} ${count}`, PIN));
    }
    await confirm();
    for (const id of colleagues.slice(0, 4)) await guess(3, id);
    const newcomer = colleagues[4]!;
    for (let tap = 0; tap < 20; tap++) {
      const { status, body } = await confirm(PIN, newcomer);
      expect([status, body.code]).toEqual([429, 'device_pause']);
      expect(body.details!.retryAfter).toBeLessThanOrEqual(30);
    }
    expect(await guess(3, newcomer)).toEqual(['0: 30 s', '1: 60 s', '2: 120 s']);
    expect((await confirm()).body.details!.retryAfter).toBe(60);
    await passSeconds(60);
    expect((await confirm()).status).toBe(200);
    expect((await confirm(PIN, colleagues[0])).body.code).toBe('device_pause');
  });

  it('permits three of eight concurrent guesses before the pause', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(WRONG_PIN)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('is absent from the list of people, and rejected if obvious, too long or set by an auditor', async () => {
    const { body, text } = await device.get<{ people: DeviceUser[] }>('/api/trusted-device/people');
    expect(body.people).toContainEqual({
      id: waiterId,
      username: name,
      role: 'dining-room',
      locked: false,
    });
    // A random id can contain the digits of the PIN.
    const textWithoutIds = text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');
    expect(textWithoutIds).not.toMatch(/hash|argon|4071/);
    const path = `/api/admin/accounts/${waiterId}/pin`;
    const currentPassword = administrator.password;
    expect((await (await app().staff()).put(path, { pin: '1234', currentPassword })).status).toBe(
      400,
    );
    expect((await (await app().staff()).put(path, { pin: '40711', currentPassword })).status).toBe(
      400,
    );
    expect((await (await app().auditor()).put(path, { pin: PIN, currentPassword })).status).toBe(
      401,
    );
  });

  it('is deleted with the account, also for a person who has just confirmed', async () => {
    await confirm();
    await (
      await app().staff()
    ).post(`/api/admin/accounts/${waiterId}/close`, {
      currentPassword: administrator.password,
    });
    expect((await enter()).body.code).toBe('person_required');
    expect((await confirm()).status).toBe(404);
    expect(await sql('select 1 from staff_pins where account_id = ?', [waiterId])).toEqual([]);
  });
});
