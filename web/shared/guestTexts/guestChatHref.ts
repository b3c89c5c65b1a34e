import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { linkInLanguage } from '#src/contracts/link-in-language.ts';
import { chatHref } from '../phoneLinks.ts';
import { composeGuestText } from './composeGuestText.ts';
import { guestTextMoment } from './guestTextMoment.ts';

const firstName = ({ customerName }: ReservationView): string | null =>
  customerName?.trim().split(/\s+/)[0] ?? null;

/**
 * Returns a WhatsApp link with a message about the current state. Null without a telephone number.
 */
export const guestChatHref = (
  reservation: ReservationView,
  origin = window.location.origin,
): string | null => {
  const { customerPhone, language, reservationDate, timeSlotData, numberOfPeople } = reservation;
  const moment = guestTextMoment(reservation);
  if (customerPhone === null) return null;
  if (moment === null) return chatHref(customerPhone);
  const text = composeGuestText({
    moment,
    language,
    firstName: firstName(reservation),
    day: reservationDate,
    time: timeSlotData.startTime,
    people: numberOfPeople,
    link: linkInLanguage(origin, reservation.link, language),
  });
  return `${chatHref(customerPhone)}?text=${encodeURIComponent(text)}`;
};
