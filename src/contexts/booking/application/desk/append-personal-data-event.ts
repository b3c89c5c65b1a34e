import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { fold } from '#src/event-log/decider.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import {
  reservationDecider,
  type ReservationCommand,
} from '#src/contexts/booking/domain/reservation-decider.ts';
import { runWithConflictAttribution } from './run-with-conflict-attribution.ts';
import {
  currentVersionFor,
  lockTurns,
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { toReservationStream } from '../reservation-stream-name.ts';

type History = readonly RecordedEvent<ReservationEvent>[];

type Loaded = { readonly view: ReservationView; readonly history: History };

const findView = async (deps: DeskDeps, tx: Sql, id: string): Promise<ReservationView> =>
  (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();

/** Locks the reservation, runs `change`, and returns the changed reservation. */
export const changePersonalData = (
  deps: DeskDeps,
  id: string,
  change: (tx: Sql, loaded: Loaded) => Promise<void>,
): Promise<ReservationView> =>
  runWithConflictAttribution(deps, id, async (tx) => {
    await lockTurns(deps, tx, id);
    const view = await findView(deps, tx, id);
    const history = await deps.eventLog.read<ReservationEvent>(tx, toReservationStream(id));
    await change(tx, { view, history });
    return findView(deps, tx, id);
  });

export const refuseErasedPerson = () =>
  refuse({ kind: 'conflict', message: message('person_erased.correction') });

type Change = {
  readonly command: ReservationCommand;
  readonly history: History;
  readonly context: CommandContext;
  /** Writes the personal data to its store. Runs after the version check. */
  readonly store: () => Promise<{ readonly id: string; readonly commitment: string }>;
};

/**
 * Appends an event that refers to a row of the personal data store. Callers must hold the locks.
 */
export const appendPersonalDataEvent = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  { command, history, context: { actor, expectedVersion }, store }: Change,
): Promise<void> => {
  const stream = toReservationStream(id);
  await deps.assertVersion(tx, {
    stream,
    expectedVersion,
    currentVersion: currentVersionFor(expectedVersion, history),
    thing: message('thing.reservation', { reference: toReferenceCode(id) }),
  });
  const subject = await store();
  const decided = reservationDecider.decide(command, fold(reservationDecider, history));
  await deps.eventLog.append(tx, stream, history.length, decided, {
    at: deps.clock.now().toISOString(),
    actor,
    subject,
  });
};

/**
 * Replaces the text that the last event of `type` refers to. Inserts a new row if there is no such
 * event or its text was erased.
 */
export const replaceWords = async (
  deps: DeskDeps,
  tx: Sql,
  history: History,
  {
    type,
    words,
  }: { type: ReservationEvent['type']; words: Readonly<Record<string, string | null>> },
): Promise<{ readonly id: string; readonly commitment: string }> => {
  const subjectId = history.findLast((event) => event.type === type)?.subjectId;
  const updated = subjectId ? await deps.personalData.update(tx, subjectId, words) : null;
  return updated ?? deps.personalData.insert(tx, words);
};
