import type { EventLog } from '#src/event-log/event-log.ts';
import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import { DomainError, type Refusal } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import {
  allocationChangeOf,
  isContactRecord,
  stateChangeOf,
} from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { toReservationStream } from '../reservation-stream-name.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly eventLog: EventLog;
  readonly resolveActorName: ResolveActorName;
};

const isAction = (event: ReservationEvent) => !isContactRecord(event);
const changesStatus = (event: ReservationEvent) => stateChangeOf(event).status !== undefined;
const takesSeat = (event: ReservationEvent) => allocationChangeOf(event).taken.length > 0;

/**
 * Maps the code of a refusal to the events that can be its cause. Such a refusal means that a
 * colleague or the guest acted first.
 */
const causeOf: Readonly<Record<string, (event: ReservationEvent) => boolean>> = {
  reservation_settled: changesStatus,
  not_seated: isAction,
  nothing_to_undo: isAction,
};

const findLastChange = async (
  { eventLog, resolveActorName }: Deps,
  tx: Sql,
  id: string,
  isRelevant: (event: ReservationEvent) => boolean,
) => {
  const last = (await eventLog.read<ReservationEvent>(tx, toReservationStream(id))).findLast(
    isRelevant,
  );
  return last ? { by: await resolveActorName(tx, last.actor), at: last.at } : null;
};

type Conflicting = {
  readonly other: string;
  readonly isHolder: boolean;
  readonly isRelevant: (event: ReservationEvent) => boolean;
};

const findConflictingReservation = (
  id: string | null,
  { code, details }: Refusal,
): Conflicting | null => {
  if (typeof details?.['takenBy'] === 'string')
    return { other: details['takenBy'], isHolder: true, isRelevant: takesSeat };
  const isRelevant = causeOf[code];
  return id !== null && isRelevant ? { other: id, isHolder: false, isRelevant } : null;
};

/**
 * Runs the command. If it conflicts with another change, the error message names who made that
 * change.
 */
export const runWithConflictAttribution = async <Result>(
  deps: Deps,
  id: string | null,
  command: (tx: Sql) => Promise<Result>,
): Promise<Result> => {
  try {
    return await deps.inTransaction(command);
  } catch (error) {
    const conflicting =
      error instanceof DomainError ? findConflictingReservation(id, error.refusal) : null;
    if (!(error instanceof DomainError) || !conflicting) throw error;
    const lastChange = await deps.inTransaction((tx) =>
      findLastChange(deps, tx, conflicting.other, conflicting.isRelevant),
    );
    const text = conflicting.isHolder
      ? message('conflict.holder', {
          message: error.refusal.message,
          reference: toReferenceCode(conflicting.other),
        })
      : error.refusal.message;
    throw new DomainError({
      ...error.refusal,
      message: lastChange ? message('conflict.by', { message: text, by: lastChange.by }) : text,
      details: { ...error.refusal.details, ...lastChange },
    });
  }
};
