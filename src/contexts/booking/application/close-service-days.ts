import type { Clock } from '../../../kernel/clock.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { ReservationDesk } from './ports.ts';
import type { SettleReservation } from './settle-reservation.ts';

const BATCH = 100;
/** A service day ends at 04:00 at the venue (decision 5). */
const DAY_ENDS_AFTER_MS = 4 * 3_600_000;

type Deps = { readonly clock: Clock; readonly desk: ReservationDesk; readonly settle: SettleReservation };

/** Somebody settled it between our reading and our command: nothing is left to do. */
const settled = (error: unknown) => {
  if (!(error instanceof DomainError) || error.refusal.code !== 'reservation_settled') throw error;
};

/**
 * Ends what past service days left open: confirmed becomes completed, pending expires. Each reservation is its own
 * transaction, so a crash half-way loses nothing and a second run goes on. A no-show is only ever set by a person.
 *
 * @returns how many reservations were ended.
 */
export const closeServiceDays = ({ clock, desk, settle }: Deps) => async (): Promise<number> => {
  const firstOpenDay = clock.dateOf(new Date(clock.now().getTime() - DAY_ENDS_AFTER_MS));
  for (let ended = 0; ; ) {
    const open = await desk.openBefore(firstOpenDay, BATCH);
    if (open.length === 0) return ended;
    for (const { id, status } of open)
      await settle(id, status === 'confirmed' ? 'Complete' : 'Expire', 'system').catch(settled);
    ended += open.length;
  }
};

export type CloseServiceDays = ReturnType<typeof closeServiceDays>;
