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
const composeEmail = composeReservationEmail('https://example.org/admin');
const createRequested = (over: Partial<SeatAllocation> = {}): ReservationEvent => ({
  type: 'ReservationRequested',
  data: { seat: { ...seat, ...over }, evidence },
});

describe('the mail to staff about a reservation', () => {
  it('shows date, turn, covers, table and a link to the staff area for a new request', () => {
    expect(composeEmail(createRequested())).toEqual({
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

  it('shows "Da assegnare" without a table, and "persona" for one person', () => {
    const notice = composeEmail(
      createRequested({ tableId: null, tableName: null, slotDescription: null, covers: 1 }),
    )!;
    expect(notice.subject).toMatch(/, 1 persona$/);
    expect(notice.text).toContain('Tavolo: Da assegnare\n');
    expect(notice.text).toContain('Orario: 20:30 - 22:30\n');
  });

  it.each([
    [{ type: 'ReservationConfirmed', data: { seat, evidence } }, 'Prenotazione accettata'],
    [{ type: 'ReservationRejected', data: { seat } }, 'Prenotazione rifiutata'],
    [{ type: 'ReservationExpired', data: { seat } }, 'Richiesta scaduta'],
  ] satisfies [ReservationEvent, string][])(
    'names the change in the subject for %o',
    (event, heading) => {
      expect(composeEmail(event)!.subject).toBe(
        `${heading}: domenica 28 marzo 2027, 20:30, 4 persone`,
      );
    },
  );

  it.each([
    { type: 'ReservationCompleted', data: { seat } },
    { type: 'SomethingElse', data: {} },
  ])('is null for $type', (event) => {
    expect(composeEmail(event)).toBeNull();
  });
});
