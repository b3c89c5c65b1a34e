import type {
  ReservationReceipt,
  ReservationRequest,
} from '#src/contracts/booking/reservations.ts';
import { findPhoneProblem } from '#src/contracts/common/phone-number.ts';
import type { IdempotencyKey, RunIdempotent } from '#src/event-log/idempotency.ts';
import type { NewId } from '#src/kernel/clock.ts';
import { DomainError, refuseField } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { loadTurnFacts } from '../load-turn-facts.ts';
import type { GuestLinks, RequestSender, ReservationLookups } from '../ports.ts';
import { presentAvailability } from './search-availability.ts';
import { storeRequest, type StoreRequestDeps } from './store-request.ts';

export type RequestDeps = StoreRequestDeps & {
  readonly inTransaction: InTransaction;
  readonly runIdempotent: RunIdempotent;
  readonly links: GuestLinks;
  readonly reservations: Pick<ReservationLookups, 'findStatus'>;
  readonly newId: NewId;
};

type RequestAttempt = IdempotencyKey & { readonly sender?: RequestSender | null };

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
    const phoneProblem = findPhoneProblem(request.customerPhone);
    if (phoneProblem) refuseField('customerPhone', message(phoneProblem));
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
