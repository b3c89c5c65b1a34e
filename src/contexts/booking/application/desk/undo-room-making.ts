import { refuse } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { isContactRecord } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import type { SeatAllocation } from '#src/contexts/booking/domain/reservation-state.ts';
import { withoutPartySize, type TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import { toReservationStream } from '../reservation-stream-name.ts';
import {
  executeDeskCommand,
  loadTurnFactsExcluding,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { findLastAction } from './find-last-action.ts';

type RoomMaking = {
  readonly movedId: string;
  readonly requestId: string;
  /** Seat of the request after the undo of its acceptance. */
  readonly requestSeat: SeatAllocation;
};

/**
 * Leaves out the request, which already waited without a possible table before the move. Otherwise
 * it would prevent the undo.
 */
const withoutRequest = ({ tableId, holdsSeat, covers }: SeatAllocation, facts: TurnFacts) =>
  tableId === null && holdsSeat !== false ? withoutPartySize(covers, facts) : facts;

/**
 * Undoes the move that made room for the request. Callers must hold the locks of both reservations.
 */
export const undoRoomMaking = async (
  deps: DeskDeps,
  tx: Sql,
  { movedId, requestId, requestSeat }: RoomMaking,
  { actor }: Pick<CommandContext, 'actor'>,
  reason: string | null,
): Promise<void> => {
  const history = await deps.eventLog.read<ReservationEvent>(tx, toReservationStream(movedId));
  const last = history.findLast((event) => !isContactRecord(event));
  if (last?.type !== 'ReservationMoved' || last.data.makesRoomFor !== requestId)
    return refuse({
      kind: 'conflict',
      message: message('nothing_to_undo.moved_on', { reference: toReferenceCode(movedId) }),
    });
  const facts = await loadTurnFactsExcluding(deps, tx, requestSeat, movedId);
  await executeDeskCommand(deps, tx, movedId, {
    command: {
      type: 'undo',
      last: findLastAction(deps, history),
      now: deps.clock.now(),
      facts: withoutRequest(requestSeat, facts),
      hasReason: reason !== null,
    },
    context: { actor, expectedVersion: null },
    staffNote: { note: reason },
  });
};
