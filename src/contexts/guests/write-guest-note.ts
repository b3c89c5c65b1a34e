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
  { id, subjectId, guestNote: before }: GuestEntry,
  { guestNote, actor }: { guestNote: string | null; actor: Actor },
): Promise<void> => {
  if (before === guestNote) return;
  const subject =
    (await deps.personalData.update(tx, subjectId, { guestNote })) ?? refuseUnknownGuest();
  await deps.guests.restartRetention(tx, subjectId);
  await appendGuestEvent(deps, tx, id, {
    event: { type: 'GuestNoteWritten', data: { deleted: guestNote === null } },
    actor,
    subject,
  });
};

/**
 * Writes the note of the main entry. Deletes the notes of merged entries, because the text that
 * staff edited already contained them.
 */
export const writeGuestNote =
  (deps: GuestBookDeps) =>
  (
    reservationId: string,
    guestNote: string | null,
    actor: Actor,
  ): Promise<{ guest: GuestView | null }> =>
    changeGuestBook(deps, reservationId, async (tx) => {
      const contact = await requireContact(deps, tx, reservationId);
      const [main, ...merged] = await deps.guests.listEntries(tx, contact.id);
      if (!main && guestNote === null) return;
      const entry = main ?? (await ensureEntry(deps, tx, contact, actor));
      await writeNote(deps, tx, entry, { guestNote, actor });
      for (const other of merged) await writeNote(deps, tx, other, { guestNote: null, actor });
    });

export type WriteGuestNote = ReturnType<typeof writeGuestNote>;
