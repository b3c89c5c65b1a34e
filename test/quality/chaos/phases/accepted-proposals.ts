import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import type { GuestLinkClient } from '../clients/guest-link-client.ts';
import { createShortcuts, recordReply, type ReplyCounts } from '../clients/reply-counts.ts';

/** Proposals are at most three days away, and the turns of the phases begin in 14 days. */
const DAYS_AHEAD = 8;

/** Staff decline a request, and the guest taps both proposals twice. One request must come of it. */
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
