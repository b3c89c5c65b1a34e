import type { BulkRejection } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { BulkRejectionResult } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { changeMany } from './change-many.ts';
import type { ChangeReservationStatus } from './change-reservation-status.ts';

export const rejectMany =
  ({ changeStatus }: { readonly changeStatus: ChangeReservationStatus }) =>
  async (
    { ids, rejectionReason: reason, note }: BulkRejection,
    actor: Actor,
  ): Promise<BulkRejectionResult> => {
    const { changed, missed } = await changeMany(ids, (id) =>
      changeStatus(id, { type: 'reject', reason, note }, { actor, expectedVersion: null }),
    );
    return { rejected: changed, missed };
  };

export type RejectMany = ReturnType<typeof rejectMany>;
