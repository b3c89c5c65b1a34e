import type { GuestView } from '#src/contracts/guests.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
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
 * Returns the main entries of two guests, and creates those that are missing. Refuses if the guests
 * are one person already.
 */
const ensureTwoEntries = async (
  deps: GuestBookDeps,
  tx: Sql,
  { reservationId, other, actor }: { reservationId: string; other: string; actor: Actor },
): Promise<{ id: string; otherId: string }> => {
  const contact = await requireContact(deps, tx, reservationId);
  const otherContact = await requireContact(deps, tx, other);
  if (await deps.guests.areSamePerson(tx, contact.id, otherContact.id))
    refuse({ kind: 'conflict', message: message('guests_are_one') });
  return {
    id: toRootId(await ensureEntry(deps, tx, contact, actor)),
    otherId: toRootId(await ensureEntry(deps, tx, otherContact, actor)),
  };
};

/**
 * Merges the guest-book entries of two guests, because staff confirmed that they are one person.
 * `other` is a reservation or an entry. Changes no note and no reservation, so staff can separate
 * the entries again.
 */
export const mergeGuests =
  (deps: GuestBookDeps) =>
  (reservationId: string, other: string, actor: Actor): Answer =>
    changeGuestBook(deps, reservationId, async (tx) => {
      const { id, otherId } = await ensureTwoEntries(deps, tx, { reservationId, other, actor });
      await appendGuestEvent(deps, tx, id, {
        event: { type: 'GuestsMerged', data: { merged: otherId } },
        actor,
      });
    });

/** Records that two guests with the same number or address are two persons. */
export const distinguishGuests =
  (deps: GuestBookDeps) =>
  (reservationId: string, other: string, actor: Actor): Answer =>
    changeGuestBook(deps, reservationId, async (tx) => {
      const { id, otherId } = await ensureTwoEntries(deps, tx, { reservationId, other, actor });
      await appendGuestEvent(deps, tx, id, {
        event: { type: 'GuestsDistinguished', data: { other: otherId } },
        actor,
      });
    });

export const separateGuests =
  (deps: GuestBookDeps) =>
  (reservationId: string, entryId: string, actor: Actor): Answer =>
    changeGuestBook(deps, reservationId, async (tx) => {
      const contact = await requireContact(deps, tx, reservationId);
      const entries = await deps.guests.listEntries(tx, contact.id);
      const entry = entries.find(({ id, mergedInto }) => id === entryId && mergedInto !== null);
      if (!entry?.mergedInto)
        return refuse({ kind: 'conflict', message: message('guest_not_merged') });
      await appendGuestEvent(deps, tx, entry.mergedInto, {
        event: { type: 'GuestsSeparated', data: { separated: entryId } },
        actor,
      });
    });

export type MergeGuests = ReturnType<typeof mergeGuests>;
export type DistinguishGuests = ReturnType<typeof distinguishGuests>;
export type SeparateGuests = ReturnType<typeof separateGuests>;
