import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { findMove, type Move } from '#src/contexts/booking/domain/find-move.ts';
import {
  fitRequests,
  type Fit,
  type PendingParty,
} from '#src/contexts/booking/domain/fit-requests.ts';
import type { NamedTableSet } from '#src/contexts/booking/domain/table-set.ts';
import type { TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import type { ExpectedParty, GuestRecords, ReservationList, ReservationLookups } from '../ports.ts';
import { findAlternatives } from '../guest/find-alternatives.ts';
import { countHighChairsFor, loadTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';
import { readTurnsOnce } from '../read-turns-once.ts';

type Deps = TurnFactsDeps & {
  readonly reservationList: Pick<ReservationList, 'listOpen'>;
  readonly reservations: Pick<ReservationLookups, 'listExpected'>;
  readonly guestRecords: GuestRecords;
};

type Answer = Fit & { readonly move: Move<ExpectedParty> | null };

/** Limits concurrent reads, which leaves connections to PostgreSQL for other calls. */
const TURNS_AT_A_TIME = 4;

const UNKNOWN_TURN: Answer = { fits: false, table: null, unmetWish: null, move: null };

const groupByTurn = (requests: readonly ReservationView[]): ReservationView[][] => {
  const turns = new Map<string, ReservationView[]>();
  for (const request of requests) {
    const key = `${request.reservationDate} ${request.timeSlotId}`;
    turns.set(key, [...(turns.get(key) ?? []), request]);
  }
  return [...turns.values()];
};

/** Decides which requests of one turn staff can accept. Older requests get tables first. */
const fitTurn = async (deps: Deps, requests: readonly ReservationView[]) => {
  const { reservationDate: date, timeSlotId } = requests[0]!;
  const turnFacts = await loadTurnFacts(deps)(date, timeSlotId);
  const answers = new Map<string, Answer>();
  if (!turnFacts) return answers;
  const wishes = requests.flatMap(({ seatWishes }) => seatWishes ?? []);
  const facts = await countHighChairsFor(deps)(wishes, turnFacts);
  const oldestFirst = requests.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  const misfits: (readonly [PendingParty, TurnFacts])[] = [];
  const fits = fitRequests(oldestFirst, facts, (party, turn) => misfits.push([party, turn]));
  for (const [id, fit] of fits) answers.set(id, { ...fit, move: null });
  if (misfits.length === 0) return answers;
  const expected = await deps.reservations.listExpected({ date, timeSlotId });
  for (const [party, turn] of misfits)
    answers.set(party.id, { ...fits.get(party.id)!, move: findMove(party, expected, turn) });
  return answers;
};

const findAlternative = async (
  deps: Deps,
  { reservationDate: date, timeSlotId, timeSlotData: { startTime }, ...party }: ReservationView,
) => {
  const wanted = { date, timeSlotId, startTime, mealType: mealTypeOf(startTime) };
  const [nearest] = await findAlternatives(deps)(wanted, party, undefined, 1);
  return nearest ?? null;
};

const toTables = ({ joinedTableIds, ...set }: NamedTableSet) => ({
  ...set,
  joinedTableIds: [...joinedTableIds],
});

const toMove = ({ moved: { id, customerName, tableName }, to, table }: Move<ExpectedParty>) => ({
  reservation: { id, customerName, tableName },
  to: toTables(to),
  table: toTables(table),
});

const NO_RECORD = { visits: 0, noShows: 0, sameDay: [] };

type Known = {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly records: Awaited<ReturnType<GuestRecords['read']>>;
};

const toOpenRequest = async (
  deps: Deps,
  reservation: ReservationView,
  { answers, records }: Known,
): Promise<OpenRequest> => {
  const { sameDay, ...counts } = records.get(reservation.id) ?? NO_RECORD;
  const guest = { ...counts, sameDay: [...sameDay] };
  if (reservation.status !== 'pending')
    return {
      reservation,
      guest,
      fits: null,
      table: null,
      unmetWish: null,
      move: null,
      alternative: null,
    };
  const { fits, table, unmetWish, move } = answers.get(reservation.id) ?? UNKNOWN_TURN;
  return {
    reservation,
    guest,
    fits,
    table: table && toTables(table),
    unmetWish,
    move: move && toMove(move),
    alternative: fits || move ? null : await findAlternative(deps, reservation),
  };
};

/**
 * Lists the open requests with the tables that staff can give them. Takes no locks, because
 * accepting a request checks everything again.
 */
export const listOpenRequests = (allDeps: Deps) => async (): Promise<OpenRequest[]> => {
  const deps = {
    ...allDeps,
    turnFactsRepository: readTurnsOnce(allDeps.turnFactsRepository),
  };
  const open = await deps.reservationList.listOpen();
  const pending = open.filter(({ status }) => status === 'pending');
  const turns = groupByTurn(pending);
  const answers = new Map<string, Answer>();
  for (let at = 0; at < turns.length; at += TURNS_AT_A_TIME) {
    const next = turns.slice(at, at + TURNS_AT_A_TIME);
    for (const fits of await Promise.all(next.map((requests) => fitTurn(deps, requests))))
      for (const [id, answer] of fits) answers.set(id, answer);
  }
  const records = await deps.guestRecords.read(open.map(({ id }) => id));
  const requests: OpenRequest[] = [];
  for (const reservation of open)
    requests.push(await toOpenRequest(deps, reservation, { answers, records }));
  return requests;
};

export type ListOpenRequests = ReturnType<typeof listOpenRequests>;
