import type { DomainEvent } from '#src/event-log/decider.ts';
import { formatLongDate } from '#src/kernel/format-italian-date.ts';
import type { ReservationEvent, SeatAllocation } from '../domain/reservation-events.ts';

export type StaffEmailText = { readonly subject: string; readonly text: string };

type EmailHeading = { readonly subject: string; readonly opening: string };

const headings: Record<ReservationEvent['type'], EmailHeading | null> = {
  ReservationRequested: {
    subject: 'Nuova richiesta',
    opening: 'È arrivata una nuova richiesta di prenotazione, in attesa di risposta.',
  },
  ReservationConfirmed: {
    subject: 'Prenotazione accettata',
    opening: 'Una richiesta di prenotazione è stata accettata.',
  },
  ReservationRejected: {
    subject: 'Prenotazione rifiutata',
    opening: 'Una richiesta di prenotazione è stata rifiutata: i posti sono di nuovo liberi.',
  },
  ReservationExpired: {
    subject: 'Richiesta scaduta',
    opening:
      'Una richiesta di prenotazione è rimasta senza risposta fino alla fine del servizio ed è scaduta.',
  },
  ReservationEntered: {
    subject: 'Nuova prenotazione',
    opening: 'Il personale ha inserito una prenotazione presa al telefono o di persona.',
  },
  ReservationMoved: {
    subject: 'Prenotazione modificata',
    opening: 'Il personale ha modificato una prenotazione. Ora è così:',
  },
  ReservationCancelled: {
    subject: 'Prenotazione annullata',
    opening: 'Il personale ha annullato una prenotazione accettata: i posti sono di nuovo liberi.',
  },
  LastActionUndone: {
    subject: 'Azione annullata',
    opening:
      'Il personale è tornato indietro di un passo: la prenotazione è di nuovo com’era prima.',
  },
  ReservationCompleted: null,
  GuestArrived: null,
  GuestDidNotShow: null,
  GuestCalled: null,
  AllergiesDeclared: null,
  GuestDataCorrected: null,
};

const WITHOUT_SEAT = 'Non occupa posti né tavolo finché non viene accettata.';

const formatHours = ({ slotStart, slotEnd, slotDescription }: SeatAllocation) =>
  `${slotStart} - ${slotEnd}${slotDescription ? ` (${slotDescription})` : ''}`;

const formatParty = ({ covers }: SeatAllocation) =>
  `${covers} ${covers === 1 ? 'persona' : 'persone'}`;

const isReservationEvent = (event: DomainEvent): event is ReservationEvent =>
  Object.hasOwn(headings, event.type);

/** The e-mail to staff contains no personal data, because copies in mailboxes cannot be erased. */
export const composeReservationEmail =
  (adminUrl: string) =>
  (event: DomainEvent): StaffEmailText | null => {
    const heading = isReservationEvent(event) ? headings[event.type] : null;
    if (!heading) return null;
    const { seat } = (event as ReservationEvent).data;
    const date = formatLongDate(seat.date);
    return {
      subject: `${heading.subject}: ${date}, ${seat.slotStart}, ${formatParty(seat)}`,
      text: [
        heading.opening,
        ...(seat.holdsSeat === false ? [WITHOUT_SEAT] : []),
        '',
        `Data: ${date}`,
        `Orario: ${formatHours(seat)}`,
        `Persone: ${seat.covers}`,
        `Tavolo: ${seat.tableName ?? 'Da assegnare'}`,
        '',
        `Area riservata: ${adminUrl}`,
        '',
      ].join('\n'),
    };
  };
