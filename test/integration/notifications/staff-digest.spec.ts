import { startGuestMailApp, type GuestMailApp } from '#test/support/fixtures/guest-mail-app.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const TEN_MINUTES_S = 600;
let mails: GuestMailApp;
afterEach(() => mails.stop());

const listStaffMails = () => mails.smtp.received.filter(({ to }) => to.includes('staff@localhost'));
const waitForStaffMails = (count: number) =>
  pollUntil(() => (listStaffMails().length >= count ? listStaffMails() : null), {
    describe: () => `${listStaffMails().length} of ${count} mails reached the staff`,
  });
/** Waits until `waiting` notices to staff remain, all scheduled for the end of the interval. */
const waitUntilScheduled = (waiting: number, atLeastS = 300) =>
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
/** `enqueued_at` is set from the publication of a notice until it is delivered or scheduled. */
const waitUntilNoneDue = () =>
  pollUntil(async () => {
    const due = await mails.app.database.query(
      `select from outbox where audience = 'staff' and done_at is null
       and (enqueued_at is not null or next_try < now() + interval '5 seconds')`,
    );
    return due.length === 0 ? true : null;
  });
/** Moves the schedule and the last mails into the past. */
const passTime = async (seconds: number) => {
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
  it('report the first request immediately, and collect further requests for ten minutes', async () => {
    await start();
    await mails.request('first@example.org');
    const [first] = await waitForStaffMails(1);
    expect(first!.header('subject')).toMatch(/^Nuova richiesta/);
    for (const name of ['second', 'third', 'fourth']) await mails.request(`${name}@example.org`);
    await waitUntilScheduled(3);
    await passTime(TEN_MINUTES_S - 60);
    await waitUntilScheduled(3, 30);
    expect(listStaffMails()).toHaveLength(1);
    await passTime(60);
    await waitUntilScheduled(0);
    expect(listStaffMails()).toHaveLength(2);
    expect(listStaffMails()[1]!.raw).toContain('Sono arrivate 3 novit');
  });

  it('are at least ten minutes apart while requests keep coming', async () => {
    await start();
    const minutesOfMails: number[] = [];
    for (let minute = 0; minute <= 32; minute += 4) {
      if (minute > 0) await passTime(4 * 60);
      await mails.request(`guest-${minute}@example.org`);
      await waitUntilNoneDue();
      const isMailed = listStaffMails().length > minutesOfMails.length;
      if (isMailed) minutesOfMails.push(minute);
    }
    expect(minutesOfMails).toEqual([0, 12, 24]);
    expect(listStaffMails()).toHaveLength(3);
  });

  it('are not sent for actions of staff', async () => {
    await start();
    const { desk } = await mails.request('first@example.org');
    await waitForStaffMails(1);
    await passTime(TEN_MINUTES_S);
    await mails.staff.put(desk, { status: 'confirmed' });
    await mails.staff.post(`${desk}/cancel`, { reason: 'no_table' });
    await waitUntilScheduled(0);
    expect(listStaffMails()).toHaveLength(1);
  });

  it('do not delay the mails to guests', async () => {
    await start();
    await mails.request('first@example.org');
    await waitForStaffMails(1);
    await mails.request('second@example.org');
    await waitUntilScheduled(1);
    await mails.outboxTime.pass(60);
    const types = () => mails.mailedEventTypes('second@example.org');
    await pollUntil(async () => ((await types()).length > 0 ? true : null));
    expect(await types()).toEqual(['ReservationRequested']);
    expect(listStaffMails()).toHaveLength(1);
  });
});
