import { fold } from '../../../event-log/decider.ts';
import { StreamMoved, type Actor, type EventLog } from '../../../event-log/event-log.ts';
import type { WhoIs } from '../../../event-log/faster.ts';
import type { RefuseUnseen } from '../../../event-log/unseen.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { referenceOf } from '../../../kernel/reference.ts';
import type { InTransaction, Sql } from '../../../kernel/transaction.ts';
import type { ReservationEvent } from '../domain/reservation-events.ts';
import { reservation, type ReservationCommand } from '../domain/reservation.ts';
import type { GuestBook, HoldTurn, ReservationDesk, Turn } from './ports.ts';
import { reservationStream } from './reservation-stream.ts';
import { turnFacts, type FactsDeps } from './turn-facts.ts';

export type DeskDeps = FactsDeps & {
  readonly inTransaction: InTransaction;
  readonly holdTurn: HoldTurn;
  readonly desk: ReservationDesk;
  readonly eventLog: EventLog;
  readonly guestBook: GuestBook;
  readonly refuseUnseen: RefuseUnseen;
  readonly whoIs: WhoIs;
};

/** Who acts, and the version that they had before their eyes; null when they did not say. */
export type By = { readonly actor: Actor; readonly seen: string | null };

export const unknown = () =>
  refuse({ kind: 'not-found', code: 'reservation_unknown', message: 'Prenotazione non trovata' });

const inOrder = (one: Turn, other: Turn) =>
  one.date + one.timeSlotId < other.date + other.timeSlotId ? -1 : 1;
const key = ({ date, timeSlotId }: Turn) => `${date} ${timeSlotId}`;

/**
 * Waits for other commands on the reservation, then holds every turn that this one touches, then the reservation's row: the order
 * that all commands keep.
 *
 * @returns the turn in which the reservation is.
 * @throws StreamMoved when a process without that first lock, of an older version, moved it: the command is run again.
 */
export const holdAll = async (
  { desk, holdTurn }: DeskDeps,
  tx: Sql,
  id: string,
  others: readonly Turn[] = [],
): Promise<Turn> => {
  await desk.lockCommands(tx, id);
  const turn = (await desk.turnOf(tx, id)) ?? unknown();
  const turns = new Map([turn, ...others].map((held) => [key(held), held]));
  for (const held of [...turns.values()].sort(inOrder)) await holdTurn(tx, held);
  await desk.hold(tx, id);
  const now = (await desk.turnOf(tx, id)) ?? unknown();
  if (key(now) !== key(turn)) throw new StreamMoved(reservationStream(id), 0);
  return turn;
};

/** The facts of a turn that is held, as if this reservation stood in nobody's way. */
export const factsFor = async (deps: DeskDeps, tx: Sql, { date, timeSlotId }: Turn, id: string) => {
  const slot =
    (await deps.diningRoom.slot(timeSlotId, tx)) ??
    refuse({
      kind: 'invalid',
      code: 'slot_unknown',
      message: 'Seleziona un turno',
      fields: { timeSlotId: 'Seleziona un turno' },
    });
  return turnFacts(deps)(date, slot, tx, id);
};

/** Whether a limit was passed, so that the reason belongs to the history. */
export const hasPassed = (events: readonly ReservationEvent[]) =>
  events.some(({ data }) => 'passed' in data && data.passed.length > 0);

type Act = {
  readonly command: ReservationCommand;
  readonly by: By;
  /** Words that staff gave with it; the vault keeps them, the event commits to them. */
  readonly words?:
    { readonly note: string | null } | { readonly overrideReason: string } | undefined;
};

/** A reason to pass a limit is kept only where one was passed, and nothing is kept that nobody wrote. */
const isWorthKeeping = (
  words: Act['words'],
  decided: readonly ReservationEvent[],
): words is NonNullable<Act['words']> =>
  words !== undefined && ('note' in words ? words.note !== null : hasPassed(decided));

/**
 * Decides on a reservation that is held, and appends. What changes nothing is no conflict, whatever the caller had seen.
 *
 * @throws DomainError what the domain refuses; conflict changed_meanwhile
 */
export const act = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  { command, by: { actor, seen }, words }: Act,
): Promise<void> => {
  const stream = reservationStream(id);
  const history = await deps.eventLog.read<ReservationEvent>(tx, stream);
  const decided = reservation.decide(command, fold(reservation, history));
  if (decided.length === 0) return;
  await deps.refuseUnseen(tx, {
    stream,
    seen,
    now: String(history.length),
    thing: `la prenotazione ${referenceOf(id)}`,
  });
  const subject = isWorthKeeping(words, decided) ? await deps.guestBook.keep(tx, words) : undefined;
  await deps.eventLog.append(tx, stream, history.length, decided, {
    at: deps.clock.now().toISOString(),
    actor,
    ...(subject ? { subject } : {}),
  });
};
