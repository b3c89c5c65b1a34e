import type { GuestView } from '#src/contracts/guests.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import {
  appendGuestEvent,
  changeGuestBook,
  ensureEntry,
  requireContact,
  type GuestBookDeps,
} from './change-guest-book.ts';

type Answer = Promise<{ guest: GuestView | null }>;

const toRootId = ({ id, mergedInto }: { id: string; mergedInto: string | null }): string =>
  mergedInto ?? id;

/**
 * Merges the guest-book entries of two guests. Changes no note and no reservation, so staff can
 * separate the entries again.
 */
export const mergeGuests =
  (deps: GuestBookDeps) =>
  (reservationId: string, other: string, actor: Actor): Answer =>
    changeGuestBook(deps, reservationId, async (tx) => {
      const contact = await requireContact(deps, tx, reservationId);
      const otherContact = await requireContact(deps, tx, other);
      if (contact.key === otherContact.key)
        refuse({ kind: 'conflict', message: message('guests_are_one') });
      const mainId = toRootId(await ensureEntry(deps, tx, contact, actor));
      const mergedId = toRootId(await ensureEntry(deps, tx, otherContact, actor));
      if (mainId === mergedId) return;
      await appendGuestEvent(deps, tx, mainId, {
        event: { type: 'GuestsMerged', data: { merged: mergedId } },
        actor,
      });
    });

export const separateGuests =
  (deps: GuestBookDeps) =>
  (reservationId: string, entryId: string, actor: Actor): Answer =>
    changeGuestBook(deps, reservationId, async (tx) => {
      const { key } = await requireContact(deps, tx, reservationId);
      const entries = await deps.guests.listEntries(tx, key);
      const entry = entries.find(({ id, mergedInto }) => id === entryId && mergedInto !== null);
      if (!entry?.mergedInto)
        return refuse({ kind: 'conflict', message: message('guest_not_merged') });
      await appendGuestEvent(deps, tx, entry.mergedInto, {
        event: { type: 'GuestsSeparated', data: { separated: entryId } },
        actor,
      });
    });

export type MergeGuests = ReturnType<typeof mergeGuests>;
export type SeparateGuests = ReturnType<typeof separateGuests>;
