import {
  GUEST_MAIL_DATE,
  startGuestMailApp,
  type GuestMailApp,
} from '#test/support/fixtures/guest-mail-app.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const EMAIL = 'agata@example.org';

let mails: GuestMailApp;
beforeEach(async () => {
  mails = await startGuestMailApp({ queue: 'PostgreSQL', delayS: 0 });
});
afterEach(() => mails.stop());

const awaitAllDone = () =>
  pollUntil(async () => ((await mails.outboxTime.countPending()) === 0 ? true : null), {
    describe: () => `${mails.smtp.received.length} mails arrived, and the outbox still waits`,
  });
const readContact = async (desk: string) =>
  (await mails.staff.get<{ reservation: { contact: string } }>(desk)).body.reservation.contact;

/** Locks the turn for longer than a command waits, as many concurrent bookings would. */
const lockTurnFor = async (ms: number) => {
  const client = await mails.app.database.pool.connect();
  await client.query('begin');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await client.query(
    'select from turn_occupancy where date = $1 and time_slot_id = $2 for update',
    [GUEST_MAIL_DATE, mails.turn.timeSlotId],
  );
  const released = new Promise((resolve) => setTimeout(resolve, ms)).then(async () => {
    await client.query('rollback');
    client.release();
  });
  return () => released;
};

describe('a mail to a guest', () => {
  it('is sent once by a mail server that needs seven seconds to accept it', async () => {
    mails.smtp.acceptDelayMs = 7_000;
    await mails.request(EMAIL);
    await awaitAllDone();
    expect(await mails.mailedEventTypes(EMAIL)).toEqual(['ReservationRequested']);
  });

  it('is sent once while the turn is locked for longer than a command waits', async () => {
    let released = () => Promise.resolve();
    mails.smtp.mood = 'refuse';
    const { desk } = await mails.request(EMAIL);
    released = await lockTurnFor(14_000);
    mails.smtp.mood = 'accept';
    await pollUntil(async () => ((await mails.mailedEventTypes(EMAIL)).length > 0 ? true : null));
    await released();
    await awaitAllDone();
    expect(await mails.mailedEventTypes(EMAIL)).toEqual(['ReservationRequested']);
    expect(await readContact(desk)).toBe('sent');
  });

  it('arrives before the mail about a later event, even when its notice was lost for an hour', async () => {
    await mails.stopDelivery();
    const { desk } = await mails.request(EMAIL);
    await mails.app.database.query(
      `update outbox set next_try = now() + interval '1 hour', enqueued_at = now(), attempts = 9`,
    );
    await mails.staff.put(desk, { status: 'confirmed' });
    mails.startDelivery();
    await pollUntil(async () =>
      (await mails.mailedEventTypes(EMAIL)).includes('ReservationConfirmed') ? true : null,
    );
    expect(await mails.mailedEventTypes(EMAIL)).toEqual([
      'ReservationRequested',
      'ReservationConfirmed',
    ]);
  });
});
