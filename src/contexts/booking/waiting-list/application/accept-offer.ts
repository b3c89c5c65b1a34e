import type { EventLog } from '#src/event-log/event-log.ts';
import type { NewId } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../../application/load-turn-facts.ts';
import { toReservationStream } from '../../application/reservation-stream-name.ts';
import type { SeatAllocation } from '../../domain/reservation-state.ts';
import { reservationDecider } from '../../domain/reservation-decider.ts';
import type { WaitingListEvent } from '../domain/waiting-list-events.ts';
import { executeEntryCommand, lockEntry, type EntryDeps } from './execute-entry-command.ts';
import type { WaitingListPersonalData } from './ports.ts';
import { toWaitingListStream } from './waiting-list-stream-name.ts';

export type AcceptDeps = EntryDeps &
  TurnFactsDeps & {
    readonly eventLog: EventLog;
    readonly personalData: WaitingListPersonalData;
    readonly newId: NewId;
  };

const refuseOfferOver = () => refuse({ kind: 'conflict', message: message('offer_over') });

/**
 * Returns the guest's data for the reservation, which needs its own copy. The data of the waiting
 * list is erased earlier.
 */
const copyGuest = async ({ eventLog, personalData }: AcceptDeps, tx: Sql, id: string) => {
  const [joined] = await eventLog.read<WaitingListEvent>(tx, toWaitingListStream(id));
  const data = joined?.subjectId ? await personalData.find(tx, joined.subjectId) : null;
  if (!data || joined?.type !== 'WaitingListJoined') return refuseOfferOver();
  return {
    language: joined.data.language,
    subject: await personalData.insert(tx, { ...data, notes: null }),
  };
};

const enterReservation = async (
  deps: AcceptDeps,
  tx: Sql,
  id: string,
  reservationId: string,
  { date, timeSlotId, covers }: SeatAllocation,
): Promise<void> => {
  const facts = await loadTurnFacts(deps)(date, timeSlotId, tx);
  if (!facts) return refuseOfferOver();
  const { language, subject } = await copyGuest(deps, tx, id);
  const now = deps.clock.now().toISOString();
  const decided = reservationDecider.decide(
    {
      type: 'enter',
      bookingRequest: { tableId: null, numberOfPeople: covers },
      facts,
      origin: 'waiting_list',
      hasReason: false,
      now,
      language,
    },
    reservationDecider.initial,
  );
  await deps.eventLog.append(tx, toReservationStream(reservationId), 0, decided, {
    at: now,
    actor: 'guest',
    subject,
  });
};

/**
 * Turns an open offer into a confirmed reservation. One transaction under the lock of the turn
 * releases the held covers and takes them for the reservation. Accepting twice changes nothing.
 */
export const acceptOffer =
  (deps: AcceptDeps) =>
  (id: string): Promise<void> =>
    deps.inTransaction(async (tx) => {
      await lockEntry(deps, tx, id);
      const reservationId = deps.newId();
      const now = deps.clock.now().toISOString();
      const [accepted] = await executeEntryCommand(
        deps,
        tx,
        id,
        { type: 'accept', now, reservationId },
        'guest',
      );
      if (accepted?.type === 'OfferAccepted')
        await enterReservation(deps, tx, id, reservationId, accepted.data.seat);
    });
