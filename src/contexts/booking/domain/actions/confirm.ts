import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { firstRefusal } from '../check-admission.ts';
import { acceptanceChecks, withPrefix } from '../desk-admission-rules.ts';
import {
  heldSeats,
  notInformed,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import { collectEvidence, withTables, withoutSeat } from '../seat-allocation.ts';
import { hasSameTables, type TableSet } from '../table-set.ts';
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
};

export const confirm: FollowUpAction<ReservationConfirmed, Confirm> = {
  decide: (state, { facts: turnFacts, tables, movedReservation, refusesLate }) => {
    if (!needsTransition(state, 'pending', { status: 'confirmed', outcome: null })) return [];
    const { holdsSeat, ...held } = state.seat;
    const takesSeat = holdsSeat === false;
    const changesTable = tables !== undefined && !hasSameTables(held, tables);
    const facts = changesTable && !takesSeat ? withoutSeat(held, turnFacts) : turnFacts;
    const seat = changesTable ? withTables(held, tables, facts) : held;
    const refusal = firstRefusal(
      acceptanceChecks(held, { takesSeat, changesTable, refusesLate }),
      {
        ...(changesTable ? tables : held),
        arrivalTime: held.arrivalTime,
        numberOfPeople: held.covers,
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
