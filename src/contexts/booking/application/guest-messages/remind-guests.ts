import { addDays } from '#src/kernel/add-days.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { ChangeReservationStatus } from '../desk/change-reservation-status.ts';
import type { GuestContacts } from '../ports.ts';

const REMINDERS_BEGIN_AT = '11:00';
const MAX_PER_RUN = 200;

type Deps = {
  readonly clock: Clock;
  readonly guestContacts: Pick<GuestContacts, 'listToRemind'>;
  readonly changeStatus: ChangeReservationStatus;
};

/** Starts at 11:00 on the day before the visit. Reminds each guest with an e-mail address once. */
export const remindGuests =
  ({ clock, guestContacts, changeStatus }: Deps) =>
  async (signal?: AbortSignal): Promise<number> => {
    const today = clock.today();
    if (clock.now() < clock.instantOf(today, REMINDERS_BEGIN_AT)) return 0;
    const ids = await guestContacts.listToRemind(addDays(today, 1), MAX_PER_RUN);
    for (const id of ids) {
      if (signal?.aborted) break;
      await changeStatus(id, { type: 'remind' }, { actor: 'system', expectedVersion: null });
    }
    return ids.length;
  };
