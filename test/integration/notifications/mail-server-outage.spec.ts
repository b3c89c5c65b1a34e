import { startGuestMailApp, type GuestMailApp } from '#test/support/fixtures/guest-mail-app.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const DELAY_S = 60;
const MINUTE_S = 60;

let mails: GuestMailApp;
afterEach(() => mails.stop());

/** Sends requests and decisions of guests and staff in the first four minutes of the outage. */
const actDuringOutage = async ({ app, staff, request, outboxTime }: GuestMailApp) => {
  const first = await request('first@example.org');
  const second = await request('second@example.org');
  const undone = await request('undone@example.org');
  await staff.put(first.desk, { status: 'confirmed' });
  await outboxTime.passWithAttempts(2 * MINUTE_S, 30);
  await staff.post(`${first.desk}/cancel`, { reason: 'no_table' });
  await staff.put(second.desk, { status: 'confirmed' });
  await staff.put(undone.desk, { status: 'confirmed' });
  await staff.post(`${undone.desk}/undo`);
  await outboxTime.passWithAttempts(2 * MINUTE_S, 30);
  await app.guest().post(`${second.link}/cancel`);
};

const expectedTypes = {
  'first@example.org': ['ReservationRequested', 'ReservationConfirmed', 'ReservationCancelled'],
  'second@example.org': [
    'ReservationRequested',
    'ReservationConfirmed',
    'ReservationCancelledByGuest',
  ],
  'undone@example.org': ['ReservationRequested'],
};

describe.each(['PostgreSQL', 'Redis'] as const)('guest mails through the queue on %s', (queue) => {
  it.each([
    ['ten minutes', 10 * MINUTE_S, 30],
    ['two hours', 120 * MINUTE_S, 300],
  ])(
    'arrive once and in order after an outage of the mail server of %s',
    async (_, outageS, stepS) => {
      mails = await startGuestMailApp({ queue, delayS: DELAY_S });
      const { smtp, outboxTime } = mails;
      await smtp.down();
      await actDuringOutage(mails);
      await outboxTime.passWithAttempts(outageS - 4 * MINUTE_S, stepS);
      expect(smtp.received).toEqual([]);
      await smtp.up();
      await outboxTime.pass(30);
      await pollUntil(async () => ((await outboxTime.countPending()) === 0 ? true : null), {
        describe: () => `${smtp.received.length} mails arrived after the outage`,
      });
      for (const [email, types] of Object.entries(expectedTypes))
        expect([email, await mails.mailedEventTypes(email)]).toEqual([email, types]);
    },
  );
});
