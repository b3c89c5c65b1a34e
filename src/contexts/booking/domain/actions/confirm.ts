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
import { collectEvidence, withTable, withoutSeat } from '../seat-allocation.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FollowUpAction } from './action.ts';
import { needsTransition } from './assert-transition.ts';

/**
 * `takesSeat` is set if the accepted request held no covers and no table before. `from` is the seat
 * before staff gave the party another table.
 */
type ReservationConfirmed = DomainEvent<
  'ReservationConfirmed',
  { seat: SeatAllocation; evidence: DecisionEvidence; takesSeat?: true; from?: SeatAllocation }
>;

/** `tableId` is the table that staff give the party. Left out: the party keeps what it has. */
type Confirm = { readonly facts: TurnFacts; readonly tableId?: string | undefined };

export const confirm: FollowUpAction<ReservationConfirmed, Confirm> = {
  decide: (state, { facts: turnFacts, tableId }) => {
    if (!needsTransition(state, 'pending', { status: 'confirmed', outcome: null })) return [];
    const { holdsSeat, ...held } = state.seat;
    const takesSeat = holdsSeat === false;
    const changesTable = tableId !== undefined && tableId !== held.tableId;
    const facts = changesTable && !takesSeat ? withoutSeat(held, turnFacts) : turnFacts;
    const seat = changesTable ? withTable(held, tableId, facts) : held;
    const refusal = firstRefusal(
      acceptanceChecks(held, { takesSeat, changesTable }),
      { tableId: changesTable ? tableId : held.tableId, numberOfPeople: held.covers },
      facts,
    );
    if (refusal) refuse(withPrefix('admission.cannot_accept', refusal));
    const evidence = collectEvidence(seat.tableId, turnFacts);
    const data = {
      seat,
      evidence,
      ...(takesSeat ? { takesSeat } : {}),
      ...(changesTable ? { from: state.seat } : {}),
    };
    return [{ type: 'ReservationConfirmed', data }];
  },
  change: ({ seat }) => ({ status: 'confirmed', outcome: null, seat, ...notInformed }),
  allocation: ({ seat, takesSeat, from }) => ({
    released: heldSeats(from ?? null),
    taken: takesSeat || from ? [seat] : [],
  }),
  guestMail: () => 'confirmed',
};
