import type { Clock } from '#src/kernel/clock.ts';
import { DomainError } from '#src/kernel/domain-error.ts';
import type { Log } from '#src/kernel/log.ts';
import { currentServiceDay } from '#src/kernel/service-day.ts';
import type { ReservationLookups } from './ports.ts';
import type { ChangeReservationStatus } from './desk/change-reservation-status.ts';

const BATCH_SIZE = 100;
const MAX_PER_RUN = 1_000;
const MAX_NAMED_IDS = 20;

type Deps = {
  readonly clock: Clock;
  readonly reservations: ReservationLookups;
  readonly changeStatus: ChangeReservationStatus;
  readonly log: Log;
};
type OpenReservationRow = Awaited<ReturnType<ReservationLookups['listOpenBefore']>>[number];

const CONCURRENT_CHANGE_CODES = new Set(['reservation_settled', 'reservation_pending']);

const isConcurrentChange = (error: unknown) =>
  error instanceof DomainError && CONCURRENT_CHANGE_CODES.has(error.refusal.code);

const closeReservation = async (
  { changeStatus, log }: Deps,
  { id, status }: OpenReservationRow,
): Promise<void> => {
  try {
    await changeStatus(
      id,
      status === 'confirmed' ? { type: 'complete', isAutomatic: true } : { type: 'expire' },
      { actor: 'system', expectedVersion: null },
    );
  } catch (error) {
    if (!isConcurrentChange(error))
      log.error(
        { reservationId: id, error },
        'complete-or-expire-past-reservations: reservation not closed',
      );
  }
};

const closeOpenReservations = async (
  deps: Deps,
  firstOpenDay: string,
  signal?: AbortSignal,
): Promise<string[]> => {
  const tried: string[] = [];
  while (!signal?.aborted && tried.length < MAX_PER_RUN) {
    const open = await deps.reservations.listOpenBefore(firstOpenDay, BATCH_SIZE, tried);
    if (open.length === 0) break;
    for (const reservation of open) await closeReservation(deps, reservation);
    tried.push(...open.map(({ id }) => id));
  }
  return tried;
};

/**
 * Completes confirmed reservations of past service days, and expires pending requests. A party
 * without a recorded arrival is completed as not verified.
 *
 * @throws Error with the ids of reservations that stay open
 */
export const completeOrExpirePastReservations =
  (deps: Deps) =>
  async (signal?: AbortSignal): Promise<number> => {
    const firstOpenDay = currentServiceDay(deps.clock);
    const tried = new Set(await closeOpenReservations(deps, firstOpenDay, signal));
    if (tried.size === 0) return 0;
    const stillOpen = (
      await deps.reservations.listOpenBefore(firstOpenDay, MAX_PER_RUN, [])
    ).filter(({ id }) => tried.has(id));
    if (stillOpen.length > 0)
      throw new Error(
        `${stillOpen.length} reservations still open after closing: ${stillOpen
          .slice(0, MAX_NAMED_IDS)
          .map(({ id }) => id)
          .join(', ')}`,
      );
    return tried.size;
  };

export type CompleteOrExpirePastReservations = ReturnType<typeof completeOrExpirePastReservations>;
