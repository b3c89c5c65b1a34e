import type { GuestView } from '#src/contracts/guests.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import type { PersonalDataStore } from '#src/personal-data/personal-data-store.ts';
import { toGuestStream, type GuestEvent } from './guest-events.ts';
import type { GuestContact, GuestEntry, GuestRepository } from './guest-repository.ts';

export type GuestBookDeps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly personalData: PersonalDataStore;
  readonly guests: GuestRepository;
  readonly clock: Clock;
  readonly newId: NewId;
};

export type Subject = { readonly id: string; readonly commitment: string };

export const refuseUnknownGuest = (): never =>
  refuse({ kind: 'conflict', message: message('guest_unknown') });

/**
 * Returns the contact of a reservation or of an entry. Callers must hold the lock of the guest book.
 */
export const requireContact = async (
  { guests }: GuestBookDeps,
  tx: Sql,
  reservationId: string,
): Promise<GuestContact> => {
  const contact = await guests.findContact(tx, reservationId);
  if (contact === undefined)
    return refuse({ kind: 'not-found', message: message('reservation_unknown') });
  return contact ?? refuseUnknownGuest();
};

export const appendGuestEvent = (
  { record, clock }: GuestBookDeps,
  tx: Sql,
  id: string,
  { event, actor, subject }: { event: GuestEvent; actor: Actor; subject?: Subject },
): Promise<void> =>
  record(tx, toGuestStream(id), event, {
    at: clock.now().toISOString(),
    actor,
    ...(subject ? { subject } : {}),
  });

/**
 * Returns the main entry of the guest. Creates the entry if staff wrote nothing about the guest
 * before.
 */
export const ensureEntry = async (
  deps: GuestBookDeps,
  tx: Sql,
  { id: contactId, name, phone, email }: GuestContact,
  actor: Actor,
): Promise<GuestEntry> => {
  const [known] = await deps.guests.listEntries(tx, contactId);
  if (known) return known;
  const id = deps.newId();
  const subject = await deps.personalData.insert(tx, { name, phone, email, guestNote: null });
  await appendGuestEvent(deps, tx, id, {
    event: { type: 'GuestRecorded', data: {} },
    actor,
    subject,
  });
  return { id, subjectId: subject.id, mergedInto: null, guestNote: null };
};

/**
 * Runs a change with the guest book locked. Returns the guest of the reservation after the change.
 */
export const changeGuestBook = (
  deps: GuestBookDeps,
  reservationId: string,
  change: (tx: Sql) => Promise<void>,
): Promise<{ guest: GuestView | null }> =>
  deps.inTransaction(async (tx) => {
    await deps.guests.lockBook(tx);
    await change(tx);
    return {
      guest: await deps.guests.findOfReservation(reservationId, deps.clock.today(), tx),
    };
  });
