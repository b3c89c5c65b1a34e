import type { Clock } from '#src/kernel/clock.ts';
import type { ChangeReservationStatus } from '../desk/change-reservation-status.ts';
import type { GuestContacts, OpenChangeRequest } from '../ports.ts';

type Deps = {
  readonly clock: Clock;
  readonly guestContacts: Pick<GuestContacts, 'listChangeRequestsUpTo'>;
  readonly changeStatus: ChangeReservationStatus;
};

const hasBegun = (
  clock: Clock,
  { date, startTime, wantedDate, wantedStart }: OpenChangeRequest,
): boolean =>
  clock.now() >= clock.instantOf(date, startTime) ||
  clock.now() >= clock.instantOf(wantedDate, wantedStart);

/**
 * Closes change requests that had no answer when the present or the wanted turn began. The
 * reservation keeps its seat.
 */
export const closeUnansweredChanges =
  ({ clock, guestContacts, changeStatus }: Deps) =>
  async (signal?: AbortSignal): Promise<number> => {
    const open = await guestContacts.listChangeRequestsUpTo(clock.today());
    const unanswered = open.filter((each) => hasBegun(clock, each));
    for (const { id } of unanswered) {
      if (signal?.aborted) break;
      await changeStatus(
        id,
        { type: 'closeChange', why: 'expired' },
        { actor: 'system', expectedVersion: null },
      );
    }
    return unanswered.length;
  };
