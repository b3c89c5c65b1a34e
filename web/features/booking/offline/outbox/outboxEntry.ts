import type { z } from 'zod';
import type { deskEntry } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { guestName } from '../../desk/reservationText.ts';
import type { RowAction } from '../../tonight/book/nextStep.ts';

export type EntryForm = z.input<typeof deskEntry>;

type Common = {
  /** Idempotency key, so the client may send the entry several times. */
  readonly key: string;
  /** ISO instant of the entry, by the clock of the server. */
  readonly at: string;
  /** Name of the action, such as `Arrivati`. */
  readonly title: string;
  readonly who: string;
  /** Reason of the server's refusal. Null while the entry waits. */
  readonly refusal: string | null;
};
export type VisitEntry = Common & {
  readonly kind: 'visit';
  readonly reservationId: string;
  readonly action: RowAction;
};
export type WalkInEntry = Common & { readonly kind: 'walk-in'; readonly form: EntryForm };
export type OutboxEntry = VisitEntry | WalkInEntry;

export const isWaiting = ({ refusal }: OutboxEntry): boolean => refusal === null;

export const describeParty = (
  reservation: Pick<ReservationView, 'customerName' | 'numberOfPeople'>,
): string => `${guestName(reservation)}, ${reservation.numberOfPeople}`;

const SENT_LATER = 'outbox:';

/** Returns a temporary id for a party that the server does not know yet. */
export const walkInId = ({ key }: Pick<OutboxEntry, 'key'>): string => SENT_LATER + key;

export const isUnknownToServer = ({ id }: Pick<ReservationView, 'id'>): boolean =>
  id.startsWith(SENT_LATER);
