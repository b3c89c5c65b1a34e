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

type Standing = Pick<ReservationView, 'status' | 'outcome'>;
const pending: Standing = { status: 'pending', outcome: null };
const confirmed: Standing = { status: 'confirmed', outcome: null };
const rejected: Standing = { status: 'cancelled', outcome: 'rejected' };
const withdrawn: Standing = { status: 'cancelled', outcome: 'cancelled_by_guest' };
const completed: Standing = { status: 'completed', outcome: null };

describe('the badge of a reservation', () => {
  it.each([
    [pending, 'In attesa'],
    [confirmed, 'Confermata'],
    [rejected, 'Rifiutata'],
    [completed, 'Completata'],
    [{ status: 'cancelled', outcome: null }, 'Rifiutata'],
    [{ status: 'cancelled', outcome: 'no_show' }, 'Non presentato'],
  ] as const)('of %j reads %s', (standing, word) => {
    expect(statusBadgeText(standing)).toBe(word);
  });

  it('never says "Rifiutata" of a guest\'s own cancellation', () => {
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

  it('tell of guests to call while there are any, and stay while they are chosen', () => {
    expect(words({ toCall: 1 })[2]).toBe('Da chiamare 1');
    expect(words({}, 'to_call')[2]).toBe('Da chiamare 0');
  });

  it('show guests at their table while there are any', () => {
    expect(words({ seated: 2 })[3]).toBe('A tavola 2');
    expect(words({}, 'seated')[3]).toBe('A tavola 0');
  });

  it('stand without counts until these are known', () => {
    expect(statusFilterChips(undefined).map(({ count }) => count)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the place of the desk', () => {
  const there = (query: string) => parseDeskFilters(new URLSearchParams(query));

  it('is read from the address, and nonsense is not', () => {
    expect(there('tab=reservations&date=2026-11-28&status=pending')).toEqual({
      day: '2026-11-28',
      status: 'pending',
    });
    expect(there('date=today')).toEqual({ day: 'today', status: 'all' });
    expect(there('tab=reservations')).toBeNull();
    expect(there('date=2026-13-01&status=constructor')).toBeNull();
  });

  it('is written to the URL and keeps its other parameters', () => {
    const search = withDeskFilters(new URLSearchParams('tab=reservations&date=today'), {
      day: 'all',
      status: 'to_call',
    });
    expect(search.toString()).toBe('tab=reservations&status=to_call');
  });

  it('keeps "Oggi" and "Domani" true', () => {
    expect([
      resolveDate('all'),
      resolveDate('today', '2027-03-27'),
      resolveDate('tomorrow', '2027-03-27'),
      resolveDate('2026-11-28'),
    ]).toEqual([null, '2027-03-27', '2027-03-28', '2026-11-28']);
  });

  it('says why nothing is there', () => {
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

  it('stand by slot and by name, with the covers of those who come', () => {
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

  it('keep their place when their state changes', () => {
    const [one, other] = [
      buildReservationView({ customerName: 'Alù' }),
      buildReservationView({ customerName: 'Basile' }),
    ];
    const after = groupByTimeSlot([{ ...one, status: 'completed' }, other]);
    expect(after[0]!.list.map(({ customerName }) => customerName)).toEqual(['Alù', 'Basile']);
  });

  it('set apart what was moved to another date', () => {
    const groups = groupByTimeSlot([
      buildReservationView(),
      buildReservationView({ reservationDate: '2026-12-05' }),
    ]);
    expect(groups.map(({ date }) => date)).toEqual(['2026-11-28', '2026-12-05']);
  });
});

describe('a card that was just changed', () => {
  const older = buildReservationView({ createdAt: '2026-11-20T10:00:00Z' });
  const newer = buildReservationView({ createdAt: '2026-11-21T10:00:00Z' });

  it('stays where it was, though it left the list', () => {
    const answered = { ...newer, status: 'confirmed' as const, version: 2 };
    expect(mergeRecentlyChanged([older], new Map([[newer.id, answered]]))).toEqual([
      { ...answered, listed: false },
      { ...older, listed: true },
    ]);
  });

  it('shows the newer of two versions', () => {
    const answered = { ...older, version: 2 };
    expect(mergeRecentlyChanged([older], new Map([[older.id, answered]]))[0]!.version).toBe(2);
    expect(
      mergeRecentlyChanged([{ ...older, version: 3 }], new Map([[older.id, answered]]))[0]!.version,
    ).toBe(3);
  });
});

describe('what can be done with a reservation', () => {
  const words = (over: Partial<ReservationView>, today = '2026-11-28') => {
    const { buttons, more } = availableActions(buildReservationView(over), today);
    return [buttons.map(({ label }) => label), more.map(({ label }) => label)];
  };

  it('a pending one: the two answers first', () => {
    expect(words({ status: 'pending' })).toEqual([
      ['Accetta', 'Accetta e scrivi', 'Rifiuta'],
      ['Modifica', 'Assegna tavolo'],
    ]);
  });

  it.each([{ customerEmail: 'giulia@example.org' }, { customerPhone: null }])(
    'a pending one with %j: no message by hand',
    (guest) => expect(words({ status: 'pending', ...guest })[0]).toEqual(['Accetta', 'Rifiuta']),
  );

  it('a change that the guest asks for: both answers', () => {
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

  it('a confirmed one on its day: arrivals first', () => {
    expect(words({ status: 'confirmed' })).toEqual([
      ['Arrivato', 'Sposta'],
      ['Assegna tavolo', 'Completata', 'Non presentato', 'Annulla prenotazione'],
    ]);
  });

  it('guests who arrived: seated next, then the table is cleared', () => {
    const here = { status: 'confirmed', arrivedAt: '2026-11-28T18:10:00Z', tableId: 'x' } as const;
    const more = ['Cambia tavolo', 'Completata', 'Annulla prenotazione'];
    expect(words(here)).toEqual([['Seduti', 'Sposta'], more]);
    expect(words({ ...here, seatedAt: '2026-11-28T18:15:00Z' })).toEqual([
      ['Libera tavolo', 'Sposta'],
      more,
    ]);
  });

  it('a confirmed one of another day: no arrival yet', () => {
    expect(words({ status: 'confirmed' }, '2026-11-27')).toEqual([
      ['Sposta', 'Assegna tavolo'],
      ['Annulla prenotazione'],
    ]);
  });

  it.each(['completed', 'cancelled'] as const)('a %s one: nothing more', (status) => {
    expect(words({ status })).toEqual([[], []]);
  });
});

describe('taking back', () => {
  it('is offered until the service day ends', () => {
    expect(canUndo(new Date(Date.now() + 60_000).toISOString())).toBe(true);
    expect(canUndo(new Date(Date.now() - 1).toISOString())).toBe(false);
    expect(canUndo(null)).toBe(false);
  });
});

describe('calling a guest', () => {
  it.each([
    ['+39 333 000 1122', '393330001122'],
    ['333 000 1122', '393330001122'],
    ['0935 000 000', '390935000000'],
    ['0033 6 00 00 12 34', '33600001234'],
    ['+33 (0)6 00', '33600'],
  ])('%s chats as %s', (phone, number) => {
    expect(toWhatsAppNumber(phone)).toBe(number);
  });
  it('dials digits and a plus', () =>
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

  it('shows who is expected or has come, and says how many still wait', () => {
    const { sections, parties, people, waiting } = buildEveningSheet(day, 'all');
    expect([sections.map(({ caption }) => caption), parties, people, waiting]).toEqual([
      ['13:00 - 14:00', '19:00 - 20:50 · Cena · primo turno'],
      3,
      7,
      1,
    ]);
  });

  it('can be the dinner alone', () => {
    expect([
      buildEveningSheet(day, 'cena').people,
      buildEveningSheet(day, 'pranzo').people,
    ]).toEqual([6, 1]);
  });
});

describe('dates as staff read them', () => {
  it('are long and Italian', () => {
    expect(formatLongDate('2025-10-18')).toBe('sabato 18 ottobre 2025');
  });

  it('keep the day whatever the zone of the machine', () => {
    expect(formatLongDate('2027-03-28')).toBe('domenica 28 marzo 2027');
    expect(formatLongDate('2027-10-31')).toBe('domenica 31 ottobre 2027');
  });

  it('say when a request came in, on the clock of Rome, summer and winter', () => {
    expect(formatDateTime('2025-10-12T16:42:00Z')).toBe('12/10/2025, 18:42');
    expect(formatDateTime('2025-11-12T23:30:00Z')).toBe('13/11/2025, 00:30');
  });

  it('begin with today in Rome, even where it is still yesterday elsewhere', () => {
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
