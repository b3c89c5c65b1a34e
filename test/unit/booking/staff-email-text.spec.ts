import { composeReservationEmail } from '#src/contexts/booking/application/staff-email-text.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import type { SeatAllocation } from '#src/contexts/booking/domain/reservation-state.ts';

const seat: SeatAllocation = {
  date: '2027-03-28',
  timeSlotId: 's',
  slotStart: '20:30',
  slotEnd: '22:30',
  slotDescription: 'Secondo turno di cena',
  tableId: 't',
  tableName: 'Tavolo 7',
  floor: 0,
  covers: 4,
};
const evidence = { coversHeld: 0, maxCovers: 75, tableFree: true, closed: false };
const words = composeReservationEmail('https://example.org/admin');
const requested = (over: Partial<SeatAllocation> = {}): ReservationEvent => ({
  type: 'ReservationRequested',
  data: { seat: { ...seat, ...over }, evidence },
});

describe('what the staff read', () => {
  it('tells a new request with date, turn, covers, table and the way to the staff area', () => {
    expect(words(requested())).toEqual({
      subject: 'Nuova richiesta: domenica 28 marzo 2027, 20:30, 4 persone',
      text: [
        'È arrivata una nuova richiesta di prenotazione, in attesa di risposta.',
        '',
        'Data: domenica 28 marzo 2027',
        'Orario: 20:30 - 22:30 (Secondo turno di cena)',
        'Persone: 4',
        'Tavolo: Tavolo 7',
        '',
        'Area riservata: https://example.org/admin',
        '',
      ].join('\n'),
    });
  });

  it('says Da assegnare where no table was chosen, and persona for one', () => {
    const notice = words(
      requested({ tableId: null, tableName: null, slotDescription: null, covers: 1 }),
    )!;
    expect(notice.subject).toMatch(/, 1 persona$/);
    expect(notice.text).toContain('Tavolo: Da assegnare\n');
    expect(notice.text).toContain('Orario: 20:30 - 22:30\n');
  });

  it.each([
    [{ type: 'ReservationConfirmed', data: { seat, evidence } }, 'Prenotazione accettata'],
    [{ type: 'ReservationRejected', data: { seat } }, 'Prenotazione rifiutata'],
    [{ type: 'ReservationExpired', data: { seat } }, 'Richiesta scaduta'],
  ] satisfies [ReservationEvent, string][])('has its own words for %o', (event, heading) => {
    expect(words(event)!.subject).toBe(`${heading}: domenica 28 marzo 2027, 20:30, 4 persone`);
  });

  it.each([
    { type: 'ReservationCompleted', data: { seat } },
    { type: 'SomethingElse', data: {} },
  ])('has nothing to tell of $type', (event) => {
    expect(words(event)).toBeNull();
  });
});
