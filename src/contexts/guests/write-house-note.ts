import type { GuestView } from '#src/contracts/guests.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  appendGuestEvent,
  changeGuestBook,
  ensureEntry,
  refuseUnknownGuest,
  requireContact,
  type GuestBookDeps,
} from './change-guest-book.ts';
import type { GuestEntry } from './guest-repository.ts';

const writeNote = async (
  deps: GuestBookDeps,
  tx: Sql,
  { id, subjectId, houseNote: before }: GuestEntry,
  { houseNote, actor }: { houseNote: string | null; actor: Actor },
): Promise<void> => {
  if (before === houseNote) return;
  const subject =
    (await deps.personalData.update(tx, subjectId, { houseNote })) ?? refuseUnknownGuest();
  await deps.guests.restartRetention(tx, subjectId);
  await appendGuestEvent(deps, tx, id, {
    event: { type: 'HouseNoteWritten', data: { deleted: houseNote === null } },
    actor,
    subject,
  });
};

/**
 * The main entry gets the note. The notes of merged entries were part of the text that staff edited, so
 * they are deleted.
 */
export const writeHouseNote =
  (deps: GuestBookDeps) =>
  (
    reservationId: string,
    houseNote: string | null,
    actor: Actor,
  ): Promise<{ guest: GuestView | null }> =>
    changeGuestBook(deps, reservationId, async (tx) => {
      const contact = await requireContact(deps, tx, reservationId);
      const [main, ...merged] = await deps.guests.listEntries(tx, contact.key);
      if (!main && houseNote === null) return;
      const entry = main ?? (await ensureEntry(deps, tx, contact, actor));
      await writeNote(deps, tx, entry, { houseNote, actor });
      for (const other of merged) await writeNote(deps, tx, other, { houseNote: null, actor });
    });

export type WriteHouseNote = ReturnType<typeof writeHouseNote>;
