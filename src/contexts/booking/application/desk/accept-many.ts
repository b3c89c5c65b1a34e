import type {
  BulkAcceptance,
  BulkAcceptanceResult,
} from '#src/contracts/booking/open-request-operations.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { GuestRecord, GuestRecords } from '../ports.ts';
import { changeMany } from './change-many.ts';
import type { ChangeReservationStatus } from './change-reservation-status.ts';

type Deps = {
  readonly changeStatus: ChangeReservationStatus;
  readonly guestRecords: GuestRecords;
};

/** Refuses a request that staff must look at, because its card shows a warning about the guest. */
const assertNeedsNoLook = (record: GuestRecord | undefined): void => {
  const [other] = record?.sameDay ?? [];
  if (record && record.noShows > 0)
    refuse({ kind: 'conflict', message: message('needs_look.no_show') });
  if (other !== undefined)
    refuse({ kind: 'conflict', message: message('needs_look.same_day', { time: other }) });
};

/**
 * Accepts each request by itself. A request whose arrival time has passed stays as it is, because
 * its guest would get a confirmation for the past. So does a request that needs a look.
 */
export const acceptMany =
  ({ changeStatus, guestRecords }: Deps) =>
  async ({ requests }: BulkAcceptance, actor: Actor): Promise<BulkAcceptanceResult> => {
    const tables = new Map(
      requests.map(({ id, ...set }) => [id, set.tableId === null ? undefined : set]),
    );
    const records = await guestRecords.read([...tables.keys()]);
    const { changed, missed } = await changeMany([...tables.keys()], async (id) => {
      assertNeedsNoLook(records.get(id));
      return changeStatus(
        id,
        { type: 'confirm', tables: tables.get(id), refusesLate: true },
        { actor, expectedVersion: null },
      );
    });
    return { accepted: changed, missed };
  };

export type AcceptMany = ReturnType<typeof acceptMany>;
