import type { DomainEvent } from '../../../event-log/decider.ts';
import { longDate } from '../../../kernel/italian-date.ts';
import type { ReservationEvent, Seat } from '../domain/reservation-events.ts';

export type StaffNotice = { readonly subject: string; readonly text: string };

type Heading = { readonly subject: string; readonly opening: string };

/** What each event means for whoever is on duty; null where the book itself says enough. */
const headings: Record<ReservationEvent['type'], Heading | null> = {
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

const hours = ({ slotStart, slotEnd, slotDescription }: Seat) =>
  `${slotStart} - ${slotEnd}${slotDescription ? ` (${slotDescription})` : ''}`;

const party = ({ covers }: Seat) => `${covers} ${covers === 1 ? 'persona' : 'persone'}`;

const isOfReservation = (event: DomainEvent): event is ReservationEvent =>
  Object.hasOwn(headings, event.type);

/**
 * The words that the staff receive about a reservation, in Italian, with no word about the guest (a mailbox cannot
 * forget). Null: nothing to tell.
 *
 * @param adminUrl where the staff area is, in full.
 */
export const staffNotice =
  (adminUrl: string) =>
  (event: DomainEvent): StaffNotice | null => {
    const heading = isOfReservation(event) ? headings[event.type] : null;
    if (!heading) return null;
    const { seat } = (event as ReservationEvent).data;
    const date = longDate(seat.date);
    return {
      subject: `${heading.subject}: ${date}, ${seat.slotStart}, ${party(seat)}`,
      text: [
        heading.opening,
        ...(seat.holdsSeat === false ? [WITHOUT_SEAT] : []),
        '',
        `Data: ${date}`,
        `Orario: ${hours(seat)}`,
        `Persone: ${seat.covers}`,
        `Tavolo: ${seat.tableName ?? 'Da assegnare'}`,
        '',
        `Area riservata: ${adminUrl}`,
        '',
      ].join('\n'),
    };
  };
