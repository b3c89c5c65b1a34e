import { ALLERGIES_RETENTION_DAYS } from '#src/contracts/booking/guest-allergies.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { ERASURE_BATCH, eraseInBatches, type ErasureDeps } from './erase-in-batches.ts';

const DELETE_EXPIRED = `
  delete from personal_data where subject_id in (
    select p.subject_id from reservations r join personal_data p on p.subject_id = r.allergies_subject_id
    where not r.allergies_remembered
      and (r.reservation_date <= ? or (r.status = 'cancelled' and r.updated_at <= ?::timestamptz - make_interval(days => ${ALLERGIES_RETENTION_DAYS})))
    order by r.reservation_date limit ${ERASURE_BATCH} for update of p skip locked
  ) returning subject_id::text id`;

export const eraseExpiredAllergies = (deps: ErasureDeps) => (): Promise<number> =>
  eraseInBatches(deps, 'allergies', (tx) =>
    tx(DELETE_EXPIRED, [
      addDays(deps.clock.today(), -ALLERGIES_RETENTION_DAYS),
      deps.clock.now().toISOString(),
    ]),
  );
