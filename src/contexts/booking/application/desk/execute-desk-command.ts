import { fold } from '#src/event-log/decider.ts';
import { ConcurrencyError, type Actor, type EventLog } from '#src/event-log/event-log.ts';
import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { isContactRecord } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import {
  reservationDecider,
  type ReservationCommand,
} from '#src/contexts/booking/domain/reservation-decider.ts';
import type {
  PersonalDataStore,
  LockTurn,
  ReservationLookups,
  ReservationTurns,
  Turn,
} from '../ports.ts';
import { toReservationStream } from '../reservation-stream-name.ts';
import { countHighChairsFor, loadTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';

export type DeskDeps = TurnFactsDeps & {
  readonly inTransaction: InTransaction;
  readonly lockTurn: LockTurn;
  readonly reservations: ReservationLookups;
  readonly eventLog: EventLog;
  readonly personalData: PersonalDataStore;
  readonly assertVersion: AssertVersion;
  readonly resolveActorName: ResolveActorName;
};

/**
 * The sender of a command, and the number of events that the sender last saw. Null skips the check
 * for concurrent changes.
 */
export type CommandContext = { readonly actor: Actor; readonly expectedVersion: string | null };

export const refuseUnknownReservation = () =>
  refuse({ kind: 'not-found', message: message('reservation_unknown') });

const compareTurns = (one: Turn, other: Turn) =>
  one.date + one.timeSlotId < other.date + other.timeSlotId ? -1 : 1;
const toLockKey = ({ date, timeSlotId }: Turn) => `${date} ${timeSlotId}`;

const findTurns = async ({ reservations }: Pick<DeskDeps, 'reservations'>, tx: Sql, id: string) =>
  (await reservations.findTurns(tx, id)) ?? refuseUnknownReservation();

const listTurns = ({ wanted, ...turn }: ReservationTurns): Turn[] =>
  wanted ? [turn, wanted] : [turn];

/**
 * Locks the reservation's commands, then turns by date and time slot, then its row. This fixed
 * order prevents deadlocks. The turn of a change request is locked too.
 *
 * @throws ConcurrencyError if the reservation moved to another turn before the lock, which causes a
 * retry
 */
export const lockTurns = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  others: readonly Turn[] = [],
): Promise<ReservationTurns> => {
  await deps.reservations.lockCommands(tx, id);
  const found = await findTurns(deps, tx, id);
  const turns = new Map([...listTurns(found), ...others].map((each) => [toLockKey(each), each]));
  for (const each of [...turns.values()].sort(compareTurns)) await deps.lockTurn(tx, each);
  await deps.reservations.lockRow(tx, id);
  const locked = await findTurns(deps, tx, id);
  if (!listTurns(locked).every((each) => turns.has(toLockKey(each))))
    throw new ConcurrencyError(toReservationStream(id), 0);
  return locked;
};

export const loadTurnFactsExcluding = async (
  deps: DeskDeps,
  tx: Sql,
  { date, timeSlotId }: Turn,
  id: string,
) =>
  (await loadTurnFacts(deps)(date, timeSlotId, tx, id)) ??
  refuseField('timeSlotId', message('turn_required'), { code: 'slot_unknown' });

/** Returns the wishes of the party, and the facts with the high chairs that are left for it. */
export const addSeatWishes = async (deps: DeskDeps, tx: Sql, id: string, turnFacts: TurnFacts) => {
  const wishes = await deps.reservations.findSeatWishes(tx, id);
  return { wishes, facts: await countHighChairsFor(deps)(wishes, turnFacts, { tx, exceptId: id }) };
};

export const hasOverrides = (events: readonly ReservationEvent[]) =>
  events.some(({ data }) => 'passed' in data && data.passed.length > 0);

/**
 * Returns the version that the caller must have seen. Contact records do not count, because the
 * system appends them at any time.
 */
export const currentVersionFor = (
  expectedVersion: string | null,
  history: readonly ReservationEvent[],
): string =>
  expectedVersion !== null && history.slice(Number(expectedVersion)).every(isContactRecord)
    ? expectedVersion
    : String(history.length);

type DeskCommand = {
  readonly command: ReservationCommand;
  readonly context: CommandContext;
  readonly staffNote?:
    { readonly note: string | null } | { readonly overrideReason: string } | undefined;
};

const shouldStoreNote = (
  staffNote: DeskCommand['staffNote'],
  decided: readonly ReservationEvent[],
): staffNote is NonNullable<DeskCommand['staffNote']> =>
  staffNote !== undefined &&
  ('note' in staffNote ? staffNote.note !== null : hasOverrides(decided));

/**
 * Executes a command, for which callers must hold the locks of `lockTurns`. A command that changes
 * nothing skips the version check, so repeating a command never conflicts.
 */
export const executeDeskCommand = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  { command, context: { actor, expectedVersion }, staffNote }: DeskCommand,
): Promise<void> => {
  const stream = toReservationStream(id);
  const history = await deps.eventLog.read<ReservationEvent>(tx, stream);
  const decided = reservationDecider.decide(command, fold(reservationDecider, history));
  if (decided.length === 0) return;
  await deps.assertVersion(tx, {
    stream,
    expectedVersion,
    currentVersion: currentVersionFor(expectedVersion, history),
    thing: message('thing.reservation', { reference: toReferenceCode(id) }),
  });
  const subject = shouldStoreNote(staffNote, decided)
    ? await deps.personalData.insert(tx, staffNote)
    : undefined;
  await deps.eventLog.append(tx, stream, history.length, decided, {
    at: deps.clock.now().toISOString(),
    actor,
    ...(subject ? { subject } : {}),
  });
};
