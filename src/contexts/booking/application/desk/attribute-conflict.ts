import type { EventLog } from '#src/event-log/event-log.ts';
import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import { DomainError, type Refusal } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-events.ts';
import { toReservationStream } from '../reservation-stream-name.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly eventLog: EventLog;
  readonly resolveActorName: ResolveActorName;
};

/** Events after which the standing is still what it was. */
const EVENTS_KEEPING_STATUS = new Set<ReservationEvent['type']>([
  'GuestArrived',
  'GuestCalled',
  'ReservationMoved',
  'AllergiesDeclared',
  'GuestDataCorrected',
]);

/** The events that put somebody at a table. */
const SEATING_EVENTS = new Set<ReservationEvent['type']>([
  'ReservationRequested',
  'ReservationEntered',
  'ReservationMoved',
  'LastActionUndone',
]);

const findLastChange = async (
  { eventLog, resolveActorName }: Deps,
  tx: Sql,
  id: string,
  counts: (type: ReservationEvent['type']) => boolean,
) => {
  const last = (await eventLog.read<ReservationEvent>(tx, toReservationStream(id))).findLast(
    ({ type }) => counts(type),
  );
  return last ? { by: await resolveActorName(tx, last.actor), at: last.at } : null;
};

/** The reservation whose history tells who was faster; null where a refusal has nothing to do with anybody. */
const findConflictingReservation = (
  id: string | null,
  { code, details }: Refusal,
): { readonly other: string; readonly isHolder: boolean } | null => {
  if (typeof details?.['takenBy'] === 'string')
    return { other: details['takenBy'], isHolder: true };
  return code === 'reservation_settled' && id !== null ? { other: id, isHolder: false } : null;
};

/** Runs a command of the staff on a reservation, or on a new one (null); whoever was slower hears who did what. */
export const runWithConflictAttribution = async <Result>(
  deps: Deps,
  id: string | null,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> => {
  try {
    return await deps.inTransaction(work);
  } catch (error) {
    const found =
      error instanceof DomainError ? findConflictingReservation(id, error.refusal) : null;
    if (!(error instanceof DomainError) || !found) throw error;
    const did = await deps.inTransaction((tx) =>
      findLastChange(deps, tx, found.other, (type) =>
        found.isHolder ? SEATING_EVENTS.has(type) : !EVENTS_KEEPING_STATUS.has(type),
      ),
    );
    const whose = found.isHolder ? ` È della prenotazione ${toReferenceCode(found.other)}` : '';
    throw new DomainError({
      ...error.refusal,
      message: `${error.refusal.message}${whose}${did ? ` (${did.by})` : ''}`,
      details: { ...error.refusal.details, ...did },
    });
  }
};
