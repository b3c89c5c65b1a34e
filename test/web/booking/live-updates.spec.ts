import { jest } from '@jest/globals';
import type { LiveChange } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { subscribeToEventStream } from '#web/features/booking/live/eventStream.ts';
import { tagsForChange, announcementFor } from '#web/features/booking/live/tagsForChange.ts';
import { currentOrNextTimeSlot } from '#web/features/booking/forms/fields/slotAndTableValues.ts';
import {
  rankTableChoices,
  tableStateText,
} from '#web/features/booking/forms/fields/tableChoices.ts';
import type { UnavailableTable } from '#src/contracts/booking/table-blocks.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { buildTable } from '#test/support/builders/floor-views.ts';

const createFakeStream = () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const source = {
    readyState: 1,
    closed: false,
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners.set(type, listener);
    },
    close: () => {
      source.closed = true;
    },
  };
  return { source, emit: (type: string, event: unknown = {}) => listeners.get(type)?.(event) };
};

describe('the live stream', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const subscribe = () => {
    const updates: string[] = [];
    const streams: ReturnType<typeof createFakeStream>[] = [];
    const stop = subscribeToEventStream(
      {
        heard: () => undefined,
        up: () => updates.push('up'),
        changed: ({ type }) => updates.push(type),
        down: (refused) => updates.push(refused ? 'refused' : 'away'),
      },
      () => {
        streams.push(createFakeStream());
        return streams.at(-1)!.source as unknown as EventSource;
      },
    );
    return { updates, streams, stop };
  };

  it('reports changes, a lost connection and the reconnection', () => {
    const {
      updates,
      streams: [first],
    } = subscribe();
    first!.emit('hello');
    first!.emit('changed', {
      data: JSON.stringify({
        type: 'ReservationConfirmed',
        about: 'reservation',
        id: 'x',
        position: 3,
      }),
    });
    first!.source.readyState = 0;
    first!.emit('error');
    first!.emit('hello');
    expect(updates).toEqual(['up', 'ReservationConfirmed', 'away', 'up']);
  });

  it('reconnects after 12 seconds without a tick', () => {
    const { updates, streams } = subscribe();
    streams[0]!.emit('hello');
    for (let second = 0; second < 60; second += 5) {
      jest.advanceTimersByTime(5_000);
      streams[0]!.emit('tick');
    }
    expect(updates).toEqual(['up']);
    jest.advanceTimersByTime(12_000);
    expect(updates).toEqual(['up', 'away']);
    expect([streams.length, streams[0]!.source.closed]).toEqual([2, true]);
  });

  it('reconnects within 10 seconds after the server refused the connection', () => {
    const { updates, streams } = subscribe();
    streams[0]!.source.readyState = 2;
    streams[0]!.emit('error');
    expect(updates).toEqual(['refused']);
    jest.advanceTimersByTime(10_000);
    expect(streams).toHaveLength(2);
  });

  it('closes and no longer reconnects after it is stopped', () => {
    const { streams, stop } = subscribe();
    streams[0]!.source.readyState = 2;
    streams[0]!.emit('error');
    stop();
    jest.advanceTimersByTime(60_000);
    expect(streams).toHaveLength(1);
    expect(streams[0]!.source.closed).toBe(true);
  });
});

describe('a live change', () => {
  const listTags = (subject: string) => tagsForChange({ about: subject } as LiveChange);
  it('invalidates Reservations and Capacity for a reservation', () =>
    expect(listTags('reservation')).toEqual(expect.arrayContaining(['Reservations', 'Capacity'])));
  it('does not invalidate Tables for a reservation', () =>
    expect(listTags('reservation')).not.toContain('Tables'));
  it('invalidates only Quotes for a quote', () => expect(listTags('quote')).toEqual(['Quotes']));
  it('invalidates more than eight tags for an unknown subject', () =>
    expect(listTags('future-thing').length).toBeGreaterThan(8));

  it.each([
    ['ReservationRequested', 'Nuova richiesta di prenotazione'],
    ['QuoteRequested', 'Nuova richiesta di preventivo'],
    ['ReservationConfirmed', null],
  ])('of type %s is announced as %s', (type, sentence) => {
    expect(announcementFor({ type })).toBe(sentence);
  });
});

describe('the tables of a turn', () => {
  const table = (name: string, capacity: number, over: Partial<TableView> = {}) =>
    buildTable({ id: name, name, capacity, ...over });
  const buildUnavailableTable = (
    tableId: string,
    over: Partial<UnavailableTable> = {},
  ): UnavailableTable => ({
    tableId,
    timeSlotId: 'cena',
    state: 'taken',
    reservation: { id: 'r', reference: 'AB', numberOfPeople: 3, status: 'confirmed' },
    ...over,
  });
  const tables = [
    table('Sala 10', 4),
    table('Sala 9', 4),
    table('Sala 1', 2),
    table('Sala 8', 8, { capacityMin: 5 }),
    table('Vecchio', 4, { isActive: false }),
  ];
  const listChoices = (unavailableTables: readonly UnavailableTable[], over: object = {}) =>
    rankTableChoices(tables, unavailableTables, {
      reservationDate: '2027-01-09',
      timeSlotId: 'cena',
      numberOfPeople: 4,
      ...over,
    }).map((choice) => `${choice.name} ${tableStateText(choice)}`);

  it('are sorted with fitting tables first, in numeric order', () => {
    expect(listChoices([])).toEqual([
      'Sala 9 libero',
      'Sala 10 libero',
      'Sala 8 grande',
      'Sala 1 piccolo',
    ]);
  });
  it('are sorted last in a room that is out of season', () => {
    const room = { seasonFrom: '04-01', seasonTo: '10-31', closedUntil: null };
    tables.push(table('Terrazza 1', 4, { floor: 2, room }));
    expect(listChoices([]).at(-1)).toBe('Terrazza 1 fuori stagione');
    expect(listChoices([], { reservationDate: '2027-07-09' })).toContain('Terrazza 1 libero');
    tables.pop();
  });
  it('show the party size when taken, regardless of other turns', () => {
    expect(
      listChoices([
        buildUnavailableTable('Sala 9'),
        buildUnavailableTable('Sala 10', { timeSlotId: 'pranzo' }),
      ]),
    ).toEqual(['Sala 10 libero', 'Sala 8 grande', 'Sala 1 piccolo', 'Sala 9 occupato: 3 persone']);
  });
  it('are free for the party that already has the table', () =>
    expect(listChoices([buildUnavailableTable('Sala 9')], { except: 'r' })[0]).toBe(
      'Sala 9 libero',
    ));
  it('are shown as bloccato when blocked', () =>
    expect(
      listChoices([buildUnavailableTable('Sala 9', { state: 'blocked', reservation: null })]).at(
        -1,
      ),
    ).toBe('Sala 9 bloccato'));
});

describe('the turn of a walk-in party', () => {
  const slot = (startTime: string, endTime: string, isActive = true) =>
    ({ id: startTime, startTime, endTime, isActive }) as TimeSlotView;
  const slots = [
    slot('19:00', '20:50'),
    slot('12:00', '13:00'),
    slot('20:50', '21:30'),
    slot('17:00', '18:00', false),
  ];
  it.each([
    ['12:30', '12:00'],
    ['15:00', '19:00'],
    ['20:50', '20:50'],
    ['23:10', '20:50'],
    ['24:30', '20:50'],
  ])('is at %s the turn of %s', (time, start) => {
    expect(currentOrNextTimeSlot(slots, time)?.id).toBe(start);
  });
});
