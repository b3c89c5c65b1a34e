import type { StrandedCancellation } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { StrandedCancellationResult } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { refuseUnknownReservation, type DeskDeps } from './execute-desk-command.ts';
import { changeMany } from './change-many.ts';
import type { ChangeReservationStatus, StatusChange } from './change-reservation-status.ts';

type Deps = Pick<DeskDeps, 'reservations'> & { readonly changeStatus: ChangeReservationStatus };

const REJECT: StatusChange = { type: 'reject', reason: 'house_closed' };
const CANCEL: StatusChange = { type: 'cancel', reason: 'house_closed', note: null };

/** Rejects pending requests and cancels accepted reservations, because the service is closed. */
export const cancelStranded =
  ({ reservations, changeStatus }: Deps) =>
  async ({ ids }: StrandedCancellation, actor: Actor): Promise<StrandedCancellationResult> => {
    const { changed, missed } = await changeMany(ids, async (id) => {
      const { status } = (await reservations.find(id)) ?? refuseUnknownReservation();
      return changeStatus(id, status === 'pending' ? REJECT : CANCEL, {
        actor,
        expectedVersion: null,
      });
    });
    return { cancelled: changed, missed };
  };

export type CancelStranded = ReturnType<typeof cancelStranded>;
