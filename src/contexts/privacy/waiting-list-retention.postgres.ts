import { WAITING_LIST_RETENTION_DAYS } from '#src/contracts/booking/waiting-list.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { ERASURE_BATCH, eraseInBatches, type ErasureDeps } from './erase-in-batches.ts';

const DELETE_EXPIRED = `
  delete from personal_data where subject_id in (
    select p.subject_id from waiting_list w join personal_data p on p.subject_id = w.subject_id
    where w.date <= ? order by w.date limit ${ERASURE_BATCH} for update of p skip locked
  ) returning subject_id::text id`;

/**
 * Erases the personal data of old waiting-list entries. An accepted offer keeps its data, because
 * its reservation has a copy.
 */
export const eraseExpiredWaitingList = (deps: ErasureDeps) => (): Promise<number> =>
  eraseInBatches(deps, 'waiting_list', (tx) =>
    tx(DELETE_EXPIRED, [addDays(deps.clock.today(), -WAITING_LIST_RETENTION_DAYS)]),
  );
