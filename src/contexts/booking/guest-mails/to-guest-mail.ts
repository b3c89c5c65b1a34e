import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { GuestMail, MailMoment, ReservationFacts } from './guest-mail.ts';
import type { SeatAllocation } from '../domain/reservation-state.ts';
import type { MailedGuest } from '../application/ports.ts';
import type { PlannedGuestMail } from '../application/guest-messages/plan-guest-mail.ts';

const toFacts = (seat: SeatAllocation): ReservationFacts => ({
  date: seat.date,
  startTime: seat.slotStart,
  endTime: seat.slotEnd,
  people: seat.covers,
  tableName: seat.tableName,
  floor: seat.floor,
});

/** What only some kinds of mail contain. */
const toMoment = ({ event, moment }: PlannedGuestMail): MailMoment => {
  if (moment === 'changed' && 'from' in event.data && 'covers' in event.data.from)
    return { moment, before: toFacts(event.data.from) };
  if (moment === 'declined' && event.type === 'ReservationRejected')
    return { moment, reason: event.data.reason ?? 'not_given' };
  if (moment === 'cancelled_by_house' && event.type === 'ReservationCancelled')
    return { moment, reason: event.data.reason };
  if (moment === 'changed' || moment === 'declined' || moment === 'cancelled_by_house')
    throw new Error(`guest-mail: ${event.type} lacks the facts of the mail "${moment}"`);
  return { moment };
};

export const toGuestMail = (
  plan: PlannedGuestMail,
  { name, language }: MailedGuest,
  { reservationId, link }: { readonly reservationId: string; readonly link: string },
): GuestMail => ({
  ...toMoment(plan),
  language,
  firstName: name?.trim().split(/\s+/)[0] ?? null,
  reference: toReferenceCode(reservationId),
  link,
  reservation: { id: reservationId, ...toFacts(plan.event.data.seat) },
  sequence: plan.event.version,
  at: plan.event.at,
});
