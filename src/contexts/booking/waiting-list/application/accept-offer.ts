import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { EventLog, RecordedEvent } from '#src/event-log/event-log.ts';
import type { NewId } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import {
  decideSeatHold,
  findUnknownSender,
  type SeatHoldDeps,
} from '../../application/decide-seat-hold.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../../application/load-turn-facts.ts';
import { toReservationStream } from '../../application/reservation-stream-name.ts';
import { findTablesForWishes } from '../../domain/suitable-tables.ts';
import type { SeatAllocation } from '../../domain/reservation-state.ts';
import { reservationDecider } from '../../domain/reservation-decider.ts';
import type { WaitingListEvent } from '../domain/waiting-list-events.ts';
import { executeEntryCommand, lockEntry, type EntryDeps } from './execute-entry-command.ts';
import type { WaitingListPersonalData } from './ports.ts';
import { toWaitingListStream } from './waiting-list-stream-name.ts';

export type AcceptDeps = EntryDeps &
  TurnFactsDeps &
  SeatHoldDeps & {
    readonly eventLog: EventLog;
    readonly personalData: WaitingListPersonalData;
    readonly newId: NewId;
  };

type History = readonly RecordedEvent<WaitingListEvent>[];

const refuseOfferOver = () => refuse({ kind: 'conflict', message: message('offer_over') });

const needsStaff = (history: History): boolean => {
  const offer = history.findLast(({ type }) => type === 'SeatOffered');
  return offer?.type === 'SeatOffered' && offer.data.needsStaff === true;
};

/**
 * Returns the guest's data for the reservation, which needs its own copy. The data of the waiting
 * list is erased earlier.
 */
const copyGuest = async ({ personalData }: AcceptDeps, tx: Sql, [joined]: History) => {
  const data = joined?.subjectId ? await personalData.find(tx, joined.subjectId) : null;
  if (!data || joined?.type !== 'WaitingListJoined') return refuseOfferOver();
  return {
    seatWishes: (data['seatWishes']?.split(' ') ?? []) as SeatWish[],
    language: joined.data.language,
    subject: await personalData.insert(tx, { ...data, notes: null }),
  };
};

type WishedSeat = { readonly seat: SeatAllocation; readonly seatWishes: readonly SeatWish[] };

type Acceptance = { readonly id: string; readonly reservationId: string };

/** Decides whether the guest gets a confirmed reservation, or a request that staff must accept. */
const decideHold = async (
  deps: AcceptDeps,
  tx: Sql,
  { id, reservationId }: Acceptance,
  history: History,
  { seat: { date, timeSlotId, covers }, seatWishes }: WishedSeat,
) => {
  const facts = (await loadTurnFacts(deps)(date, timeSlotId, tx)) ?? refuseOfferOver();
  const isUnconfirmed = needsStaff(history);
  const sender = isUnconfirmed ? await findUnknownSender(deps, tx, id) : null;
  const tables = findTablesForWishes(covers, seatWishes, facts);
  const bookingRequest = { ...tables, numberOfPeople: covers };
  const hold = await decideSeatHold(deps, tx, isUnconfirmed ? 'acceptedOffer' : 'acceptedPromise', {
    party: bookingRequest,
    facts,
    sender,
  });
  if (sender) await deps.unconfirmedSeats.recordSender(tx, reservationId, sender);
  return { bookingRequest, facts, hold, origin: 'waiting_list' } as const;
};

const storeReservation = async (
  deps: AcceptDeps,
  tx: Sql,
  accepted: Acceptance,
  seat: SeatAllocation,
): Promise<void> => {
  const history = await deps.eventLog.read<WaitingListEvent>(tx, toWaitingListStream(accepted.id));
  const { language, subject, seatWishes } = await copyGuest(deps, tx, history);
  const decision = await decideHold(deps, tx, accepted, history, { seat, seatWishes });
  const now = deps.clock.now().toISOString();
  const decided = reservationDecider.decide(
    decision.hold.needsStaff
      ? { type: 'request', ...decision, language }
      : { type: 'enter', ...decision, hasReason: false, now, language },
    reservationDecider.initial,
  );
  await deps.eventLog.append(tx, toReservationStream(accepted.reservationId), 0, decided, {
    at: now,
    actor: 'guest',
    subject,
  });
};

/**
 * Turns an open offer into a reservation: confirmed, or pending if the offer needs staff. One
 * transaction under the lock of the turn releases the held covers and takes them for the
 * reservation. Accepting twice changes nothing.
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
        await storeReservation(deps, tx, { id, reservationId }, accepted.data.seat);
    });
