import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { firstRefusal } from '../check-admission.ts';
import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import { acceptanceChecks, withPrefix } from '../desk-admission-rules.ts';
import {
  heldSeats,
  notInformed,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import { collectEvidence, withTables, withoutSeat } from '../seat-allocation.ts';
import { findUnmetWish, listJudgedWishes } from '../seat-wishes.ts';
import { findSuitableTables } from '../suitable-tables.ts';
import { findTables, hasSameTables, toTableSet, type TableSet } from '../table-set.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FollowUpAction } from './action.ts';
import { needsTransition } from './assert-transition.ts';

/**
 * `takesSeat`: the accepted request held no covers and no table before. `from`: the seat before
 * staff gave the party another table. `movedReservation`: id of the reservation that staff moved to
 * make room.
 */
type ReservationConfirmed = DomainEvent<
  'ReservationConfirmed',
  {
    seat: SeatAllocation;
    evidence: DecisionEvidence;
    takesSeat?: true;
    from?: SeatAllocation;
    movedReservation?: string;
  }
>;

/**
 * `tables`: tables that staff give the party. Left out: the party keeps its tables. `refusesLate`:
 * refuses a request whose arrival time has passed.
 */
type Confirm = {
  readonly facts: TurnFacts;
  readonly tables?: TableSet | undefined;
  readonly movedReservation?: string | undefined;
  readonly refusesLate?: true | undefined;
  readonly wishes?: readonly SeatWish[] | undefined;
  /** True if staff accept the request although no table meets a wish. */
  readonly ignoresWishes?: true | undefined;
};

/**
 * Returns tables for a party whose present tables do not meet its wishes, or undefined if it keeps
 * them.
 */
const findTablesForWishes = (
  { tableId, joinedTableIds, covers }: SeatAllocation,
  { wishes, facts }: Confirm,
): TableSet | undefined => {
  if (listJudgedWishes(wishes).length === 0) return undefined;
  const present = { tableId, joinedTableIds };
  if (tableId !== null && findUnmetWish(wishes, findTables(present, facts), facts) === null)
    return undefined;
  const found = findSuitableTables(covers, wishes, facts);
  return found ? toTableSet(found) : undefined;
};

type HeldSeat = Omit<SeatAllocation, 'holdsSeat'>;

/** Chooses the tables of the accepted party, and the facts of the turn without them. */
const planSeat = (held: HeldSeat, takesSeat: boolean, command: Confirm) => {
  const others = takesSeat ? command.facts : withoutSeat(held, command.facts);
  const forWishes = () => findTablesForWishes(held, { ...command, facts: others });
  const tables = command.tables ?? (command.ignoresWishes ? undefined : forWishes());
  return tables === undefined || hasSameTables(held, tables)
    ? { changesTable: false, seat: held, facts: command.facts }
    : { changesTable: true, seat: withTables(held, tables, others), facts: others };
};

export const confirm: FollowUpAction<ReservationConfirmed, Confirm> = {
  decide: (state, command) => {
    if (!needsTransition(state, 'pending', { status: 'confirmed', outcome: null })) return [];
    const { facts: turnFacts, movedReservation, refusesLate, wishes, ignoresWishes } = command;
    const { holdsSeat, ...held } = state.seat;
    const takesSeat = holdsSeat === false;
    const { changesTable, seat, facts } = planSeat(held, takesSeat, command);
    const given = changesTable ? (command.tables ?? seat) : held;
    const refusal = firstRefusal(
      acceptanceChecks(held, { takesSeat, changesTable, refusesLate, ignoresWishes }),
      {
        tableId: given.tableId,
        joinedTableIds: given.joinedTableIds,
        arrivalTime: held.arrivalTime,
        numberOfPeople: held.covers,
        wishes,
      },
      facts,
    );
    if (refusal) refuse(withPrefix('admission.cannot_accept', refusal));
    const evidence = collectEvidence(seat, turnFacts);
    const data = {
      seat,
      evidence,
      ...(takesSeat ? { takesSeat } : {}),
      ...(changesTable ? { from: state.seat } : {}),
      ...(movedReservation ? { movedReservation } : {}),
    };
    return [{ type: 'ReservationConfirmed', data }];
  },
  change: ({ seat, from }) => ({
    status: 'confirmed',
    outcome: null,
    seat,
    ...notInformed,
    ...(from ? { tablePinned: false } : {}),
  }),
  allocation: ({ seat, takesSeat, from }) => ({
    released: heldSeats(from ?? null),
    taken: takesSeat || from ? [seat] : [],
  }),
  guestMail: () => 'confirmed',
};
