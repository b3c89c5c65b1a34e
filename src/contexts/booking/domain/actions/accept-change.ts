import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { requireChangeRequest } from '../change-request.ts';
import { firstRefusal } from '../check-admission.ts';
import { acceptanceRules, isStillSeated, withPrefix } from '../desk-admission-rules.ts';
import {
  heldSeats,
  notInformed,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import { collectEvidence, isSameTurn, keepFittingTable } from '../seat-allocation.ts';
import { hasSameTables } from '../table-set.ts';
import type { TurnFacts } from '../turn-facts.ts';
import type { FollowUpAction } from './action.ts';
import { assertOpen } from './assert-transition.ts';

type ChangeAccepted = DomainEvent<
  'ChangeAccepted',
  {
    from: SeatAllocation;
    held: SeatAllocation | null;
    seat: SeatAllocation;
    evidence: DecisionEvidence;
  }
>;

/**
 * Accepts the change request. `facts` describe the wanted turn, and a pending request stays
 * pending.
 */
export const acceptChange: FollowUpAction<ChangeAccepted, { readonly facts: TurnFacts }> = {
  decide: (state, { facts }) => {
    assertOpen(state);
    const { wanted, held } = requireChangeRequest(state);
    const from = state.seat;
    const seat = {
      ...(isSameTurn(from, wanted) ? keepFittingTable(from, wanted, facts) : wanted),
      ...(from.holdsSeat === false ? { holdsSeat: false as const } : {}),
    };
    const refusal = firstRefusal(
      [...acceptanceRules, ...(held && seat.tableId === null ? [isStillSeated] : [])],
      { tableId: null, numberOfPeople: wanted.covers },
      facts,
    );
    if (refusal) refuse(withPrefix('admission.cannot_accept', refusal));
    const evidence = collectEvidence(seat, facts);
    return [{ type: 'ChangeAccepted', data: { from, held, seat, evidence } }];
  },
  change: ({ from, seat }) => ({
    seat,
    changeRequest: null,
    ...notInformed,
    ...(hasSameTables(from, seat) ? {} : { tablePinned: false }),
  }),
  allocation: ({ from, held, seat }) => ({
    released: heldSeats(from, held),
    taken: heldSeats(seat),
  }),
  guestMail: () => 'changed',
};
