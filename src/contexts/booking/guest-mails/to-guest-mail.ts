import type { ProposedTurn } from '#src/contracts/booking/reservations.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { GuestMail, MailMoment, MailProposal, ReservationFacts } from './guest-mail.ts';
import { linkToPart } from './mail-links.ts';
import type { SeatAllocation } from '../domain/reservation-state.ts';
import type { MailedGuest } from '../application/ports.ts';
import type { PlannedGuestMail } from '../application/guest-messages/plan-guest-mail.ts';

const toFacts = (seat: SeatAllocation): ReservationFacts => ({
  date: seat.date,
  startTime: seat.slotStart,
  endTime: seat.slotEnd,
  arrivalTime: seat.arrivalTime ?? null,
  people: seat.covers,
  tableName: seat.tableName,
  floor: seat.floor,
});

type Recipient = {
  readonly reservationId: string;
  readonly link: string;
  /** Minutes that an answer usually takes, or null if unknown. */
  readonly answerMinutes: number | null;
  /** Free turns that the mail proposes after a rejection or a cancellation. */
  readonly proposals: readonly ProposedTurn[];
};

const toMailProposal =
  (link: string) =>
  ({ reservationDate: date, timeSlotId, ...times }: ProposedTurn): MailProposal => ({
    date,
    timeSlotId,
    ...times,
    link: linkToPart(link, `proposal/${date}/${timeSlotId}`),
  });

/** Returns the fields that only this kind of mail contains. */
const toMoment = (
  { event, moment }: PlannedGuestMail,
  { answerMinutes, link, proposals: proposed }: Recipient,
): MailMoment => {
  const proposals = proposed.map(toMailProposal(link));
  if (moment === 'received')
    return { moment, ...(answerMinutes === null ? {} : { answerMinutes }) };
  if (moment === 'changed' && 'from' in event.data && 'covers' in event.data.from)
    return { moment, before: toFacts(event.data.from) };
  if (moment === 'declined' && event.type === 'ReservationRejected')
    return { moment, reason: event.data.reason ?? 'not_given', proposals };
  if (moment === 'cancelled_by_house' && event.type === 'ReservationCancelled')
    return { moment, reason: event.data.reason, proposals };
  if (moment === 'changed' || moment === 'declined' || moment === 'cancelled_by_house')
    throw new Error(`guest-mail: ${event.type} lacks the facts of the mail "${moment}"`);
  return { moment };
};

export const toGuestMail = (
  plan: PlannedGuestMail,
  { name, language }: MailedGuest,
  recipient: Recipient,
): GuestMail => ({
  ...toMoment(plan, recipient),
  language,
  firstName: name?.trim().split(/\s+/)[0] ?? null,
  reference: toReferenceCode(recipient.reservationId),
  link: recipient.link,
  reservation: { id: recipient.reservationId, ...toFacts(plan.event.data.seat) },
  sequence: plan.event.version,
  at: plan.event.at,
});
