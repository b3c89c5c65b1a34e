import { startGuestMailApp, type GuestMailApp } from '#test/support/fixtures/guest-mail-app.ts';
import { pollUntil } from '#test/support/services/child-process.ts';

const TEN_MINUTES_S = 600;
let mails: GuestMailApp;
afterEach(() => mails.stop());

const toStaff = () => mails.smtp.received.filter(({ to }) => to.includes('staff@localhost'));
const staffMails = (count: number) =>
  pollUntil(() => (toStaff().length >= count ? toStaff() : null), {
    describe: () => `${toStaff().length} of ${count} mails reached the staff`,
  });
/** Until every notice to staff is delivered or waits for the end of the interval. */
const settled = (waiting: number, atLeastS = 300) =>
  pollUntil(
    async () => {
      const [row] = await mails.app.database.query<{ waiting: number; due: number }>(
        `select count(*)::int waiting, count(*) filter (where next_try < now() + make_interval(secs => $1))::int due
         from outbox where audience = 'staff' and done_at is null`,
        [atLeastS],
      );
      return row!.waiting === waiting && row!.due === 0 ? true : null;
    },
    { describe: () => `not ${waiting} notices wait for the interval` },
  );
/** A published notice has the time `enqueued_at` until it is delivered or waits for the interval. */
const noneDue = () =>
  pollUntil(async () => {
    const due = await mails.app.database.query(
      `select from outbox where audience = 'staff' and done_at is null
       and (enqueued_at is not null or next_try < now() + interval '5 seconds')`,
    );
    return due.length === 0 ? true : null;
  });
/** Moves the schedule and the last mails into the past. */
const pass = async (seconds: number) => {
  await mails.app.database.query('update delivery set at = at - make_interval(secs => $1)', [
    seconds,
  ]);
  await mails.outboxTime.pass(seconds);
};
const start = async () => {
  mails = await startGuestMailApp({
    queue: 'PostgreSQL',
    delayS: 60,
    staffMailIntervalMinutes: 10,
  });
};

describe('mails to staff', () => {
  it('tell of the first request at once, and gather the following for ten minutes', async () => {
    await start();
    await mails.request('first@example.org');
    const [first] = await staffMails(1);
    expect(first!.header('subject')).toMatch(/^Nuova richiesta/);
    for (const name of ['second', 'third', 'fourth']) await mails.request(`${name}@example.org`);
    await settled(3);
    await pass(TEN_MINUTES_S - 60);
    await settled(3, 30);
    expect(toStaff()).toHaveLength(1);
    await pass(60);
    await settled(0);
    expect(toStaff()).toHaveLength(2);
    expect(toStaff()[1]!.raw).toContain('Sono arrivate 3 novit');
  });

  it('are at least ten minutes apart while requests keep coming', async () => {
    await start();
    const minutesOfMails: number[] = [];
    for (let minute = 0; minute <= 32; minute += 4) {
      if (minute > 0) await pass(4 * 60);
      await mails.request(`guest-${minute}@example.org`);
      await noneDue();
      const isMailed = toStaff().length > minutesOfMails.length;
      if (isMailed) minutesOfMails.push(minute);
    }
    expect(minutesOfMails).toEqual([0, 12, 24]);
    expect(toStaff()).toHaveLength(3);
  });

  it('are not sent about what staff do themselves', async () => {
    await start();
    const { desk } = await mails.request('first@example.org');
    await staffMails(1);
    await pass(TEN_MINUTES_S);
    await mails.staff.put(desk, { status: 'confirmed' });
    await mails.staff.post(`${desk}/cancel`, { reason: 'no_table' });
    await settled(0);
    expect(toStaff()).toHaveLength(1);
  });

  it('do not delay the mails to guests', async () => {
    await start();
    await mails.request('first@example.org');
    await staffMails(1);
    await mails.request('second@example.org');
    await settled(1);
    await mails.outboxTime.pass(60);
    const types = () => mails.mailedEventTypes('second@example.org');
    await pollUntil(async () => ((await types()).length > 0 ? true : null));
    expect(await types()).toEqual(['ReservationRequested']);
    expect(toStaff()).toHaveLength(1);
  });
});
