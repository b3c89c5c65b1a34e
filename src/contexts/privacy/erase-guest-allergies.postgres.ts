import type { Actor } from '#src/event-log/event-log.ts';
import { selectSamePerson } from '#src/personal-data/contact-identity.postgres.ts';
import type { ErasureDeps } from './erase-in-batches.ts';
import { toErasureStream, type PrivacyEvent } from './privacy-events.ts';

/**
 * Deletes the allergies of a reservation, and those of all reservations of the same person. Keeps
 * those of a guest who is only perhaps the same.
 */
const DELETE_ALLERGIES = `
  delete from personal_data where subject_id in (
    select o.allergies_subject_id from reservations r
      left join personal_data p on p.subject_id = r.subject_id
      join reservations o on o.id = r.id or o.subject_id in (
        select subject_id from ${selectSamePerson('p')} person)
    where r.id = ? and o.allergies_subject_id is not null
  ) returning subject_id::text id`;

/**
 * Erases the allergies of a guest who withdraws the consent to their storage. Returns the number of
 * erased rows.
 */
export const eraseGuestAllergies =
  ({ inTransaction, record, clock, newId }: ErasureDeps) =>
  (reservationId: string, actor: Actor): Promise<number> =>
    inTransaction(async (tx) => {
      const rows = await tx<{ id: string }>(DELETE_ALLERGIES, [reservationId]);
      const event: PrivacyEvent = {
        type: 'PersonalDataErased',
        data: { subjects: rows.map(({ id }) => id), reason: 'consent' },
      };
      if (rows.length > 0)
        await record(tx, toErasureStream(newId()), event, {
          at: clock.now().toISOString(),
          actor,
        });
      return rows.length;
    });

export type EraseGuestAllergies = ReturnType<typeof eraseGuestAllergies>;
