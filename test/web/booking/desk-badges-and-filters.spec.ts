import type { DeskSummary } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { availableActions } from '#web/features/booking/desk/card/availableActions.ts';
import { groupByTimeSlot } from '#web/features/booking/desk/list/groupByTimeSlot.ts';
import { toWhatsAppNumber, toDialString } from '#web/shared/phoneLinks.ts';
import {
  statusBadgeText,
  statusFilterChips,
} from '#web/features/booking/desk/filters/statusFilters.ts';
import {
  resolveDate,
  parseDeskFilters,
  withDeskFilters,
} from '#web/features/booking/desk/filters/deskFilterParams.ts';
import { emptyListText } from '#web/features/booking/desk/list/emptyListText.ts';
import { buildEveningSheet } from '#web/features/booking/sheet/buildEveningSheet.ts';
import { canUndo } from '#web/features/booking/desk/card/canUndo.ts';
import { mergeRecentlyChanged } from '#web/features/booking/desk/list/mergeRecentlyChanged.ts';
import {
  dayAfter,
  formatLongDate,
  formatDateTime,
  venueToday,
} from '#web/shared/dates/formatItalianDates.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';

type StatusAndOutcome = Pick<ReservationView, 'status' | 'outcome'>;
const pending: StatusAndOutcome = { status: 'pending', outcome: null };
const confirmed: StatusAndOutcome = { status: 'confirmed', outcome: null };
const rejected: StatusAndOutcome = { status: 'cancelled', outcome: 'rejected' };
const withdrawn: StatusAndOutcome = { status: 'cancelled', outcome: 'cancelled_by_guest' };
const completed: StatusAndOutcome = { status: 'completed', outcome: null };

describe('the badge of a reservation', () => {
  it.each([
    [pending, 'In attesa'],
    [confirmed, 'Confermata'],
    [rejected, 'Rifiutata'],
    [completed, 'Completata'],
    [{ status: 'cancelled', outcome: null }, 'Rifiutata'],
    [{ status: 'cancelled', outcome: 'no_show' }, 'Non presentato'],
  ] as const)('shows for %j the text %s', (state, word) => {
    expect(statusBadgeText(state)).toBe(word);
  });

  it('shows "Annullata dal cliente" after a cancellation by the guest', () => {
    expect(statusBadgeText(withdrawn)).toBe('Annullata dal cliente');
  });
});

describe('the filter chips', () => {
  const summary: DeskSummary = {
    all: 7,
    pending: 2,
    confirmed: 3,
    seated: 0,
    completed: 0,
    cancelled: 2,
    toCall: 0,
  };
  const words = (
    over: Partial<DeskSummary>,
    chosen: Parameters<typeof statusFilterChips>[1] = 'all',
  ) =>
    statusFilterChips({ ...summary, ...over }, chosen).map(
      ({ label, count }) => `${label} ${count}`,
    );

  it('show every group with its count, in the order of the screen', () => {
    expect(words({})).toEqual([
      'Tutte 7',
      'In attesa 2',
      'Confermate 3',
      'Rifiutate e annullate 2',
      'Completate 0',
    ]);
  });

  it('include "Da chiamare" while there are guests to call or the chip is selected', () => {
    expect(words({ toCall: 1 })[2]).toBe('Da chiamare 1');
    expect(words({}, 'to_call')[2]).toBe('Da chiamare 0');
  });

  it('include "A tavola" while guests are seated or the chip is selected', () => {
    expect(words({ seated: 2 })[3]).toBe('A tavola 2');
    expect(words({}, 'seated')[3]).toBe('A tavola 0');
  });

  it('have no counts until the summary is loaded', () => {
    expect(statusFilterChips(undefined).map(({ count }) => count)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the filters of the reservation desk', () => {
  const parseFilters = (query: string) => parseDeskFilters(new URLSearchParams(query));

  it('are read from the URL without invalid values', () => {
    expect(parseFilters('tab=reservations&date=2026-11-28&status=pending')).toEqual({
      day: '2026-11-28',
      status: 'pending',
    });
    expect(parseFilters('date=today')).toEqual({ day: 'today', status: 'all' });
    expect(parseFilters('tab=reservations')).toBeNull();
    expect(parseFilters('date=2026-13-01&status=constructor')).toBeNull();
  });

  it('are written to the URL, which keeps its other parameters', () => {
    const search = withDeskFilters(new URLSearchParams('tab=reservations&date=today'), {
      day: 'all',
      status: 'to_call',
    });
    expect(search.toString()).toBe('tab=reservations&status=to_call');
  });

  it('resolve "Oggi" and "Domani" to dates', () => {
    expect([
      resolveDate('all'),
      resolveDate('today', '2027-03-27'),
      resolveDate('tomorrow', '2027-03-27'),
      resolveDate('2026-11-28'),
    ]).toEqual([null, '2027-03-27', '2027-03-28', '2026-11-28']);
  });

  it('determine the text of an empty list', () => {
    expect(emptyListText({ status: 'all' })).toBe('Nessuna prenotazione ricevuta');
    expect(emptyListText({ status: 'all', date: '2026-11-28' })).toBe(
      'Nessuna prenotazione per sabato 28 novembre 2026',
    );
    expect(emptyListText({ status: 'pending', date: '2026-11-28' })).toBe(
      'Nessuna prenotazione in questo gruppo',
    );
    expect(emptyListText({ status: 'all', q: 'rossi' })).toBe(
      'Nessuna prenotazione trovata per «rossi»',
    );
  });
});

describe('the cards of a day', () => {
  const late = { startTime: '21:30', endTime: '22:30', description: null };

  it('are grouped by time slot and sorted by name, without covers of cancelled reservations', () => {
    const groups = groupByTimeSlot([
      buildReservationView({ timeSlotData: late, customerName: 'Zito' }),
      buildReservationView({ customerName: 'Verga' }),
      buildReservationView({ customerName: 'Èlia', numberOfPeople: 1 }),
      buildReservationView({ customerName: 'Bonanno', status: 'cancelled', outcome: 'rejected' }),
    ]);
    expect(
      groups.map(({ hours, parties, people, list }) => [
        hours,
        parties,
        people,
        list.map(({ customerName }) => customerName),
      ]),
    ).toEqual([
      ['19:00 - 20:50', 2, 5, ['Bonanno', 'Èlia', 'Verga']],
      ['21:30 - 22:30', 1, 4, ['Zito']],
    ]);
  });

  it('keep their order when a status changes', () => {
    const [one, other] = [
      buildReservationView({ customerName: 'Alù' }),
      buildReservationView({ customerName: 'Basile' }),
    ];
    const after = groupByTimeSlot([{ ...one, status: 'completed' }, other]);
    expect(after[0]!.list.map(({ customerName }) => customerName)).toEqual(['Alù', 'Basile']);
  });

  it('are grouped separately for another date', () => {
    const groups = groupByTimeSlot([
      buildReservationView(),
      buildReservationView({ reservationDate: '2026-12-05' }),
    ]);
    expect(groups.map(({ date }) => date)).toEqual(['2026-11-28', '2026-12-05']);
  });
});

describe('a card that has just changed', () => {
  const older = buildReservationView({ createdAt: '2026-11-20T10:00:00Z' });
  const newer = buildReservationView({ createdAt: '2026-11-21T10:00:00Z' });

  it('keeps its position after it has left the list', () => {
    const changed = { ...newer, status: 'confirmed' as const, version: 2 };
    expect(mergeRecentlyChanged([older], new Map([[newer.id, changed]]))).toEqual([
      { ...changed, listed: false },
      { ...older, listed: true },
    ]);
  });

  it('shows the newer of two versions', () => {
    const changed = { ...older, version: 2 };
    expect(mergeRecentlyChanged([older], new Map([[older.id, changed]]))[0]!.version).toBe(2);
    expect(
      mergeRecentlyChanged([{ ...older, version: 3 }], new Map([[older.id, changed]]))[0]!.version,
    ).toBe(3);
  });
});

describe('the actions of a reservation', () => {
  const words = (over: Partial<ReservationView>, today = '2026-11-28') => {
    const { buttons, more } = availableActions(buildReservationView(over), today);
    return [buttons.map(({ label }) => label), more.map(({ label }) => label)];
  };

  it('begin with accept and reject when it is pending', () => {
    expect(words({ status: 'pending' })).toEqual([
      ['Accetta', 'Accetta e scrivi', 'Rifiuta'],
      ['Modifica', 'Assegna tavolo'],
    ]);
  });

  it.each([{ customerEmail: 'giulia@example.org' }, { customerPhone: null }])(
    'exclude "Accetta e scrivi" when it is pending with %j',
    (guest) => expect(words({ status: 'pending', ...guest })[0]).toEqual(['Accetta', 'Rifiuta']),
  );

  it('begin with accept and reject when the guest requests a change', () => {
    const changeRequest = {
      reservationDate: '2026-11-28',
      startTime: '20:50',
      endTime: '21:30',
      numberOfPeople: 6,
    };
    expect(words({ status: 'confirmed', changeRequest }, '2026-11-27')[0]).toEqual([
      'Accetta la modifica',
      'Rifiuta la modifica',
      'Sposta',
    ]);
  });

  it('begin with "Arrivato" when it is confirmed for today', () => {
    expect(words({ status: 'confirmed' })).toEqual([
      ['Arrivato', 'Sposta'],
      ['Assegna tavolo', 'Completata', 'Non presentato', 'Annulla prenotazione'],
    ]);
  });

  it('begin with "Seduti" after the arrival and "Libera tavolo" after seating', () => {
    const here = { status: 'confirmed', arrivedAt: '2026-11-28T18:10:00Z', tableId: 'x' } as const;
    const more = ['Cambia tavolo', 'Completata', 'Annulla prenotazione'];
    expect(words(here)).toEqual([['Seduti', 'Sposta'], more]);
    expect(words({ ...here, seatedAt: '2026-11-28T18:15:00Z' })).toEqual([
      ['Libera tavolo', 'Sposta'],
      more,
    ]);
  });

  it('exclude "Arrivato" when it is confirmed for another day', () => {
    expect(words({ status: 'confirmed' }, '2026-11-27')).toEqual([
      ['Sposta', 'Assegna tavolo'],
      ['Annulla prenotazione'],
    ]);
  });

  it.each(['completed', 'cancelled'] as const)('are empty when it is %s', (status) => {
    expect(words({ status })).toEqual([[], []]);
  });
});

describe('the undo of an action', () => {
  it('is offered until its deadline', () => {
    expect(canUndo(new Date(Date.now() + 60_000).toISOString())).toBe(true);
    expect(canUndo(new Date(Date.now() - 1).toISOString())).toBe(false);
    expect(canUndo(null)).toBe(false);
  });
});

describe('the telephone links of a guest', () => {
  it.each([
    ['+39 333 000 1122', '393330001122'],
    ['333 000 1122', '393330001122'],
    ['0935 000 000', '390935000000'],
    ['0033 6 00 00 12 34', '33600001234'],
    ['+33 (0)6 00', '33600'],
  ])('convert %s to the WhatsApp number %s', (phone, number) => {
    expect(toWhatsAppNumber(phone)).toBe(number);
  });
  it('keep only digits and the plus sign for dialling', () =>
    expect(toDialString('+39 0935/000.000')).toBe('+390935000000'));
});

describe('the evening sheet', () => {
  const lunch = { startTime: '13:00', endTime: '14:00', description: null };
  const day = [
    buildReservationView({ status: 'confirmed' }),
    buildReservationView({ status: 'pending', numberOfPeople: 2 }),
    buildReservationView({ status: 'completed', timeSlotData: lunch, numberOfPeople: 1 }),
    buildReservationView({ status: 'cancelled', outcome: 'no_show', numberOfPeople: 8 }),
  ];

  it('lists all parties except cancelled ones and counts the pending requests', () => {
    const { sections, parties, people, waiting } = buildEveningSheet(day, 'all');
    expect([sections.map(({ caption }) => caption), parties, people, waiting]).toEqual([
      ['13:00 - 14:00', '19:00 - 20:50 · Cena · primo turno'],
      3,
      7,
      1,
    ]);
  });

  it('can be limited to one meal', () => {
    expect([
      buildEveningSheet(day, 'cena').people,
      buildEveningSheet(day, 'pranzo').people,
    ]).toEqual([6, 1]);
  });
});

describe('dates in the staff area', () => {
  it('are written out in Italian', () => {
    expect(formatLongDate('2025-10-18')).toBe('sabato 18 ottobre 2025');
  });

  it('keep the day on the dates of both clock changes', () => {
    expect(formatLongDate('2027-03-28')).toBe('domenica 28 marzo 2027');
    expect(formatLongDate('2027-10-31')).toBe('domenica 31 ottobre 2027');
  });

  it('show an instant in the time zone of Rome, in summer and winter', () => {
    expect(formatDateTime('2025-10-12T16:42:00Z')).toBe('12/10/2025, 18:42');
    expect(formatDateTime('2025-11-12T23:30:00Z')).toBe('13/11/2025, 00:30');
  });

  it('take today from the time zone of Rome, not from UTC', () => {
    expect(venueToday(new Date('2027-03-27T23:30:00Z'))).toBe('2027-03-28');
    expect(venueToday(new Date('2027-06-30T21:59:59Z'))).toBe('2027-06-30');
  });

  it('step by calendar days over both clock changes and the end of a year', () => {
    expect([
      dayAfter('2027-03-27', 1),
      dayAfter('2027-03-28', 1),
      dayAfter('2027-10-31', 1),
      dayAfter('2027-01-01', -1),
    ]).toEqual(['2027-03-28', '2027-03-29', '2027-11-01', '2026-12-31']);
  });
});
