import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import type { GuestLinkClient } from '../clients/guest-link-client.ts';
import { createShortcuts, recordReply, type ReplyCounts } from '../clients/reply-counts.ts';

/**
 * Days from today to the date of the phase. The other phases use only dates from day 14 on, and
 * proposals are at most three days away.
 */
const DAYS_AHEAD = 8;

/**
 * Staff reject a request, and the guest accepts both proposals twice. Exactly one new request must
 * result.
 */
export const playProposal = async (
  client: GuestLinkClient,
  replyCounts: ReplyCounts,
  { id: timeSlotId }: TimeSlotView,
): Promise<void> => {
  const asked = await client.request(
    { reservationDate: venueDateInDays(DAYS_AHEAD), timeSlotId },
    2,
  );
  if (!asked) return;
  const rejection = { status: 'cancelled', rejectionReason: 'no_room' };
  recordReply(replyCounts, 'reject', await client.staffPut(asked.desk, rejection));
  const read = async () =>
    JSON.parse((await client.guestGet(asked.link)).text) as ReservationStatusView;
  const turns = ((await read()).proposals ?? []).map((proposal) => ({
    reservationDate: proposal.reservationDate,
    timeSlotId: proposal.timeSlotId,
  }));
  const { guest } = createShortcuts(client, replyCounts);
  await Promise.all([...turns, ...turns].map((turn) => guest(`${asked.link}/proposal`, turn)));
  if (!(await read()).replacementLink)
    replyCounts.breaches.push(`no proposal of ${turns.length} became a request`);
};
