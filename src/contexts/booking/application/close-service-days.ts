import type { Clock } from '../../../kernel/clock.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { ReservationDesk } from './ports.ts';
import type { SettleReservation } from './settle-reservation.ts';

const BATCH = 100;
/** A service day ends at 04:00 at the venue (decision 5). */
const DAY_ENDS_AT = '04:00';

type Deps = { readonly clock: Clock; readonly desk: ReservationDesk; readonly settle: SettleReservation };

/** By the venue's wall clock: on the nights of a clock change, four hours after midnight is not 04:00. */
const firstOpenDayBy = (clock: Clock): string => {
  const today = clock.today();
  if (clock.now() >= clock.instantOf(today, DAY_ENDS_AT)) return today;
  return clock.dateOf(new Date(clock.instantOf(today, '00:00').getTime() - 1));
};

const OVERTAKEN = new Set(['reservation_settled', 'reservation_pending']);

/** Somebody settled it between our reading and our command: nothing is left to do. */
const settled = (error: unknown) => {
  if (!(error instanceof DomainError) || !OVERTAKEN.has(error.refusal.code)) throw error;
};

/**
 * Ends what past service days left open: confirmed becomes completed, pending expires. Each reservation is its own
 * transaction, so a crash half-way loses nothing and a second run goes on. A no-show is only ever set by a person.
 *
 * @returns how many reservations were ended.
 */
export const closeServiceDays = ({ clock, desk, settle }: Deps) => async (): Promise<number> => {
  const firstOpenDay = firstOpenDayBy(clock);
  for (let ended = 0; ; ) {
    const open = await desk.openBefore(firstOpenDay, BATCH);
    if (open.length === 0) return ended;
    for (const { id, status } of open)
      await settle(id, { type: status === 'confirmed' ? 'Complete' : 'Expire' }, { actor: 'system', seen: null }).catch(settled);
    ended += open.length;
  }
};

export type CloseServiceDays = ReturnType<typeof closeServiceDays>;
