import type {
  ReservationReceipt,
  ReservationRequest,
} from '#src/contracts/booking/reservations.ts';
import type { EventLog } from '#src/event-log/event-log.ts';
import type { IdempotencyKey, RunIdempotent } from '#src/event-log/idempotency.ts';
import type { NewId } from '#src/kernel/clock.ts';
import { DomainError, refuseField } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import type { TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import { declareAllergies } from './declare-allergies.ts';
import { presentAvailability } from './search-availability.ts';
import type {
  PersonalDataStore,
  GuestLinks,
  LockTurn,
  RequestSender,
  ReservationLookups,
  UnconfirmedSeatLimits,
} from '../ports.ts';
import { toReservationStream } from '../reservation-stream-name.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';

export type RequestDeps = TurnFactsDeps & {
  readonly inTransaction: InTransaction;
  readonly runIdempotent: RunIdempotent;
  readonly lockTurn: LockTurn;
  readonly personalData: PersonalDataStore;
  readonly eventLog: EventLog;
  readonly links: GuestLinks;
  readonly unconfirmedSeats: UnconfirmedSeatLimits;
  readonly reservations: Pick<ReservationLookups, 'findStatus'>;
  readonly newId: NewId;
};

const refuseUnknownSlot = () =>
  refuseField('timeSlotId', message('turn_required'), { code: 'slot_unknown' });

type RequestAttempt = IdempotencyKey & { readonly sender?: RequestSender | null };

type RequestedParty = { readonly tableId: string | null; readonly numberOfPeople: number };

const countSeatsTaken = (
  { tableId, numberOfPeople }: RequestedParty,
  { tables }: TurnFacts,
): number => Math.max(numberOfPeople, tables.find(({ id }) => id === tableId)?.capacity ?? 0);

/** Inserts the personal data before it locks the turn, which keeps the lock short. */
const storeRequest =
  (deps: RequestDeps, id: string, request: ReservationRequest, sender: RequestSender | null) =>
  async (tx: Sql): Promise<void> => {
    const {
      reservationDate: date,
      timeSlotId,
      customerName,
      customerPhone,
      customerEmail,
      notes,
      allergies,
      allergiesConsent: _,
      rememberAllergies,
      language,
      ...bookingRequest
    } = request;
    const [subject] = await Promise.all([
      deps.personalData.insert(tx, {
        name: customerName,
        phone: customerPhone,
        email: customerEmail,
        notes,
      }),
      deps.lockTurn(tx, { date, timeSlotId }),
    ]);
    const facts = (await loadTurnFacts(deps)(date, timeSlotId, tx)) ?? refuseUnknownSlot();
    const holdsSeat =
      sender === null ||
      (await deps.unconfirmedSeats.mayHold(tx, {
        date,
        timeSlotId,
        seats: countSeatsTaken(bookingRequest, facts),
        sender,
      }));
    const decided = reservationDecider.decide(
      { type: 'request', bookingRequest, facts, holdsSeat, ...(language ? { language } : {}) },
      reservationDecider.initial,
    );
    if (sender) await deps.unconfirmedSeats.recordSender(tx, id, sender);
    await deps.eventLog.append(tx, toReservationStream(id), 0, decided, {
      at: deps.clock.now().toISOString(),
      actor: 'guest',
      subject,
    });
    await declareAllergies(deps, tx, id, { allergies, rememberAllergies }, 'guest');
  };

const createReceipt = ({ links }: RequestDeps, id: string): ReservationReceipt => ({
  id,
  reference: toReferenceCode(id),
  status: 'pending',
  link: links.createLink(id),
});

const withCurrentStatus = async (
  { reservations }: RequestDeps,
  receipt: ReservationReceipt,
): Promise<ReservationReceipt> => {
  const current = await reservations.findStatus(receipt.id);
  return current ? { ...receipt, status: current.status } : receipt;
};

const withCurrentAvailability = async (
  deps: RequestDeps,
  request: ReservationRequest,
  error: unknown,
) => {
  if (!(error instanceof DomainError) || error.refusal.kind !== 'conflict') return error;
  const facts = await loadTurnFacts(deps)(request.reservationDate, request.timeSlotId);
  if (!facts) return error;
  return new DomainError({
    ...error.refusal,
    details: { availability: presentAvailability(request.numberOfPeople, facts) },
  });
};

/**
 * Stores a pending request in one transaction. A conflict contains the turn's current availability
 * in `details.availability`.
 */
export const requestReservation =
  (deps: RequestDeps) => async (request: ReservationRequest, attempt: RequestAttempt) => {
    const receipt = createReceipt(deps, deps.newId());
    try {
      const { answer, replayed } = await deps.inTransaction((tx) =>
        deps.runIdempotent(tx, attempt, receipt, () =>
          storeRequest(deps, receipt.id, request, attempt.sender ?? null)(tx),
        ),
      );
      return {
        replayed,
        answer: replayed && attempt.isByContent ? await withCurrentStatus(deps, answer) : answer,
      };
    } catch (error) {
      throw await withCurrentAvailability(deps, request, error);
    }
  };

export type RequestReservation = ReturnType<typeof requestReservation>;
