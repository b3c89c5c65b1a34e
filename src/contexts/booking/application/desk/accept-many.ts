import type {
  BulkAcceptance,
  BulkAcceptanceResult,
} from '#src/contracts/booking/open-request-operations.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { changeMany } from './change-many.ts';
import type { ChangeReservationStatus } from './change-reservation-status.ts';

/**
 * Accepts each request by itself. A request whose arrival time has passed stays as it is, because
 * its guest would get a confirmation for the past.
 */
export const acceptMany =
  ({ changeStatus }: { readonly changeStatus: ChangeReservationStatus }) =>
  async ({ requests }: BulkAcceptance, actor: Actor): Promise<BulkAcceptanceResult> => {
    const tables = new Map(
      requests.map(({ id, ...set }) => [id, set.tableId === null ? undefined : set]),
    );
    const { changed, missed } = await changeMany([...tables.keys()], (id) =>
      changeStatus(
        id,
        { type: 'confirm', tables: tables.get(id), refusesLate: true },
        { actor, expectedVersion: null },
      ),
    );
    return { accepted: changed, missed };
  };

export type AcceptMany = ReturnType<typeof acceptMany>;
