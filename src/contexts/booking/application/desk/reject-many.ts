import type { BulkRejection } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { BulkRejectionResult } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { DomainError } from '#src/kernel/domain-error.ts';
import { formatItalian } from '#src/messages/format-message.ts';
import type { ChangeReservationStatus } from './change-reservation-status.ts';

/**
 * Each request has a transaction of its own, so that one refusal does not stop the other
 * rejections.
 */
export const rejectMany =
  ({ changeStatus }: { readonly changeStatus: ChangeReservationStatus }) =>
  async (
    { ids, rejectionReason: reason, note }: BulkRejection,
    actor: Actor,
  ): Promise<BulkRejectionResult> => {
    const outcome: BulkRejectionResult = { rejected: [], missed: [] };
    for (const id of new Set(ids)) {
      try {
        outcome.rejected.push(
          await changeStatus(
            id,
            { type: 'reject', reason, note },
            { actor, expectedVersion: null },
          ),
        );
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { code, message } = error.refusal;
        outcome.missed.push({ id, code, message: formatItalian(message) });
      }
    }
    return outcome;
  };

export type RejectMany = ReturnType<typeof rejectMany>;
