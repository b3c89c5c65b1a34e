import { fold } from '#src/event-log/decider.ts';
import { ConcurrencyError, type Actor, type EventLog } from '#src/event-log/event-log.ts';
import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-events.ts';
import {
  reservationDecider,
  type ReservationCommand,
} from '#src/contexts/booking/domain/reservation.ts';
import type { PersonalDataStore, LockTurn, ReservationLookups, Turn } from '../ports.ts';
import { toReservationStream } from '../reservation-stream-name.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';

export type DeskDeps = TurnFactsDeps & {
  readonly inTransaction: InTransaction;
  readonly lockTurn: LockTurn;
  readonly reservations: ReservationLookups;
  readonly eventLog: EventLog;
  readonly personalData: PersonalDataStore;
  readonly assertVersion: AssertVersion;
  readonly resolveActorName: ResolveActorName;
};

/** Who acts, and the version that they had before their eyes; null when they did not say. */
export type CommandContext = { readonly actor: Actor; readonly expectedVersion: string | null };

export const refuseUnknownReservation = () =>
  refuse({ kind: 'not-found', code: 'reservation_unknown', message: 'Prenotazione non trovata' });

const compareTurns = (one: Turn, other: Turn) =>
  one.date + one.timeSlotId < other.date + other.timeSlotId ? -1 : 1;
const toLockKey = ({ date, timeSlotId }: Turn) => `${date} ${timeSlotId}`;

/**
 * Waits for other commands on the reservation, then holds every turn that this one touches, then the reservation's row: the order
 * that all commands keep.
 *
 * @returns the turn in which the reservation is.
 * @throws StreamMoved when a process without that first lock, of an older version, moved it: the command is run again.
 */
export const lockTurns = async (
  { reservations, lockTurn }: DeskDeps,
  tx: Sql,
  id: string,
  others: readonly Turn[] = [],
): Promise<Turn> => {
  await reservations.lockCommands(tx, id);
  const turn = (await reservations.findTurn(tx, id)) ?? refuseUnknownReservation();
  const turns = new Map([turn, ...others].map((held) => [toLockKey(held), held]));
  for (const held of [...turns.values()].sort(compareTurns)) await lockTurn(tx, held);
  await reservations.lockRow(tx, id);
  const now = (await reservations.findTurn(tx, id)) ?? refuseUnknownReservation();
  if (toLockKey(now) !== toLockKey(turn)) throw new ConcurrencyError(toReservationStream(id), 0);
  return turn;
};

/** The facts of a turn that is held, as if this reservation stood in nobody's way. */
export const loadTurnFactsExcluding = async (
  deps: DeskDeps,
  tx: Sql,
  { date, timeSlotId }: Turn,
  id: string,
) => {
  const slot =
    (await deps.turnFactsRepository.findSlot(timeSlotId, tx)) ??
    refuse({
      kind: 'invalid',
      code: 'slot_unknown',
      message: 'Seleziona un turno',
      fields: { timeSlotId: 'Seleziona un turno' },
    });
  return loadTurnFacts(deps)(date, slot, tx, id);
};

/** Whether a limit was passed, so that the reason belongs to the history. */
export const hasOverrides = (events: readonly ReservationEvent[]) =>
  events.some(({ data }) => 'passed' in data && data.passed.length > 0);

type DeskCommand = {
  readonly command: ReservationCommand;
  readonly context: CommandContext;
  /** Words that staff gave with it; the vault keeps them, the event commits to them. */
  readonly staffNote?:
    { readonly note: string | null } | { readonly overrideReason: string } | undefined;
};

/** A reason to pass a limit is kept only where one was passed, and nothing is kept that nobody wrote. */
const shouldStoreNote = (
  words: DeskCommand['staffNote'],
  decided: readonly ReservationEvent[],
): words is NonNullable<DeskCommand['staffNote']> =>
  words !== undefined && ('note' in words ? words.note !== null : hasOverrides(decided));

/**
 * Decides on a reservation that is held, and appends. What changes nothing is no conflict, whatever the caller had seen.
 *
 * @throws DomainError what the domain refuses; conflict changed_meanwhile
 */
export const executeDeskCommand = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  { command, context: { actor, expectedVersion: seen }, staffNote: words }: DeskCommand,
): Promise<void> => {
  const stream = toReservationStream(id);
  const history = await deps.eventLog.read<ReservationEvent>(tx, stream);
  const decided = reservationDecider.decide(command, fold(reservationDecider, history));
  if (decided.length === 0) return;
  await deps.assertVersion(tx, {
    stream,
    expectedVersion: seen,
    currentVersion: String(history.length),
    thing: `la prenotazione ${toReferenceCode(id)}`,
  });
  const subject = shouldStoreNote(words, decided)
    ? await deps.personalData.insert(tx, words)
    : undefined;
  await deps.eventLog.append(tx, stream, history.length, decided, {
    at: deps.clock.now().toISOString(),
    actor,
    ...(subject ? { subject } : {}),
  });
};
