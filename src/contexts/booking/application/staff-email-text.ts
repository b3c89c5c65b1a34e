import { actionByEventType } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import { formatLongDate } from '#src/kernel/format-italian-date.ts';
import type { ReservationEvent } from '../domain/reservation-actions.ts';
import type { SeatAllocation } from '../domain/reservation-state.ts';

export type StaffEmailText = { readonly subject: string; readonly text: string };

const WITHOUT_SEAT = 'Non occupa posti né tavolo finché non viene accettata.';

const formatHours = ({ slotStart, slotEnd, slotDescription }: SeatAllocation) =>
  `${slotStart} - ${slotEnd}${slotDescription ? ` (${slotDescription})` : ''}`;

const formatParty = ({ covers }: SeatAllocation) =>
  `${covers} ${covers === 1 ? 'persona' : 'persone'}`;

const isReservationEvent = (event: DomainEvent): event is ReservationEvent =>
  Object.hasOwn(actionByEventType, event.type);

/**
 * Composes the e-mail to staff. It contains no personal data, because copies in mailboxes cannot be
 * erased.
 */
export const composeReservationEmail =
  (adminUrl: string) =>
  (event: DomainEvent): StaffEmailText | null => {
    const notice = isReservationEvent(event) ? actionByEventType[event.type].notice : null;
    if (!notice || !isReservationEvent(event)) return null;
    const { seat } = event.data;
    const date = formatLongDate(seat.date);
    return {
      subject: `${notice.subject}: ${date}, ${seat.slotStart}, ${formatParty(seat)}`,
      text: [
        notice.opening,
        ...(seat.holdsSeat === false ? [WITHOUT_SEAT] : []),
        '',
        `Data: ${date}`,
        `Orario: ${formatHours(seat)}`,
        ...(seat.arrivalTime ? [`Arrivo previsto: ${seat.arrivalTime}`] : []),
        `Persone: ${seat.covers}`,
        `Tavolo: ${seat.tableName ?? 'Da assegnare'}`,
        '',
        `Area riservata: ${adminUrl}`,
        '',
      ].join('\n'),
    };
  };
