import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse, type Refusal } from '#src/kernel/domain-error.ts';
import { requireChangeRequest } from '../change-request.ts';
import { firstRefusal } from '../check-admission.ts';
import {
  acceptanceRules,
  isStillSeated,
  seatAvailabilityRules,
  withPrefix,
} from '../desk-admission-rules.ts';
import {
  heldSeats,
  notInformed,
  type ChangeRequest,
  type DecisionEvidence,
  type SeatAllocation,
} from '../reservation-state.ts';
import { collectEvidence, isSameTurn, keepFittingTable, withoutSeat } from '../seat-allocation.ts';
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
 * Checks a change that staff accept. A change that held nothing needs free covers now, unless the
 * reservation itself holds none.
 */
const findChangeRefusal = (
  from: SeatAllocation,
  { wanted, held }: ChangeRequest,
  seat: SeatAllocation,
  facts: TurnFacts,
): Refusal | null => {
  const bookingRequest = { tableId: null, numberOfPeople: wanted.covers };
  if (held === null && from.holdsSeat !== false)
    return firstRefusal(
      [...acceptanceRules, ...seatAvailabilityRules({})],
      bookingRequest,
      withoutSeat(from, facts),
    );
  const seated = held && seat.tableId === null ? [isStillSeated] : [];
  return firstRefusal([...acceptanceRules, ...seated], bookingRequest, facts);
};

/**
 * Accepts the change request. `facts` describe the wanted turn, and a pending request stays
 * pending.
 */
export const acceptChange: FollowUpAction<ChangeAccepted, { readonly facts: TurnFacts }> = {
  decide: (state, { facts }) => {
    assertOpen(state);
    const change = requireChangeRequest(state);
    const { wanted, held } = change;
    const from = state.seat;
    const seat = {
      ...(isSameTurn(from, wanted) ? keepFittingTable(from, wanted, facts) : wanted),
      ...(from.holdsSeat === false ? { holdsSeat: false as const } : {}),
    };
    const refusal = findChangeRefusal(from, change, seat, facts);
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
