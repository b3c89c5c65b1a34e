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

const stream = () => {
  const heard = new Map<string, (event: unknown) => void>();
  const source = {
    readyState: 1,
    closed: false,
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      heard.set(type, listener);
    },
    close: () => {
      source.closed = true;
    },
  };
  return { source, says: (type: string, event: unknown = {}) => heard.get(type)?.(event) };
};

describe('the live stream', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const follow = () => {
    const updates: string[] = [];
    const streams: ReturnType<typeof stream>[] = [];
    const stop = subscribeToEventStream(
      {
        heard: () => undefined,
        up: () => updates.push('up'),
        changed: ({ type }) => updates.push(type),
        down: (refused) => updates.push(refused ? 'refused' : 'away'),
      },
      () => {
        streams.push(stream());
        return streams.at(-1)!.source as unknown as EventSource;
      },
    );
    return { updates, streams, stop };
  };

  it('tells of every change, of losing its voice and of finding it again', () => {
    const {
      updates,
      streams: [first],
    } = follow();
    first!.says('hello');
    first!.says('changed', {
      data: JSON.stringify({
        type: 'ReservationConfirmed',
        about: 'reservation',
        id: 'x',
        position: 3,
      }),
    });
    first!.source.readyState = 0;
    first!.says('error');
    first!.says('hello');
    expect(updates).toEqual(['up', 'ReservationConfirmed', 'away', 'up']);
  });

  it('is opened anew after twelve seconds of silence, which a tick would have broken', () => {
    const { updates, streams } = follow();
    streams[0]!.says('hello');
    for (let second = 0; second < 60; second += 5) {
      jest.advanceTimersByTime(5_000);
      streams[0]!.says('tick');
    }
    expect(updates).toEqual(['up']);
    jest.advanceTimersByTime(12_000);
    expect(updates).toEqual(['up', 'away']);
    expect([streams.length, streams[0]!.source.closed]).toEqual([2, true]);
  });

  it('asks again after a refusal, because the browser would not', () => {
    const { updates, streams } = follow();
    streams[0]!.source.readyState = 2;
    streams[0]!.says('error');
    expect(updates).toEqual(['refused']);
    jest.advanceTimersByTime(10_000);
    expect(streams).toHaveLength(2);
  });

  it('is let go when the staff area closes', () => {
    const { streams, stop } = follow();
    streams[0]!.source.readyState = 2;
    streams[0]!.says('error');
    stop();
    jest.advanceTimersByTime(60_000);
    expect(streams).toHaveLength(1);
    expect(streams[0]!.source.closed).toBe(true);
  });
});

describe('what a change concerns', () => {
  const about = (said: string) => tagsForChange({ about: said } as LiveChange);
  it('a reservation: the desk and the capacity', () =>
    expect(about('reservation')).toEqual(expect.arrayContaining(['Reservations', 'Capacity'])));
  it('a reservation: not the list of tables, which it does not change', () =>
    expect(about('reservation')).not.toContain('Tables'));
  it('a quote: the quotes alone', () => expect(about('quote')).toEqual(['Quotes']));
  it('something unknown: everything', () =>
    expect(about('future-thing').length).toBeGreaterThan(8));

  it.each([
    ['ReservationRequested', 'Nuova richiesta di prenotazione'],
    ['QuoteRequested', 'Nuova richiesta di preventivo'],
    ['ReservationConfirmed', null],
  ])('%s is announced as %s', (type, sentence) => {
    expect(announcementFor({ type })).toBe(sentence);
  });
});

describe('the tables of a turn', () => {
  const table = (name: string, capacity: number, over: Partial<TableView> = {}): TableView => ({
    id: name,
    name,
    capacity,
    floor: 0,
    capacityMin: null,
    joinGroup: null,
    isActive: true,
    description: null,
    position: null,
    shape: null,
    translations: {},
    createdAt: '',
    updatedAt: '',
    ...over,
  });
  const hold = (tableId: string, over: Partial<UnavailableTable> = {}): UnavailableTable => ({
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
  const seen = (holds: readonly UnavailableTable[], over: object = {}) =>
    rankTableChoices(tables, holds, {
      reservationDate: '2027-01-09',
      timeSlotId: 'cena',
      numberOfPeople: 4,
      ...over,
    }).map((choice) => `${choice.name} ${tableStateText(choice)}`);

  it('those that fit come first, counted as people count', () => {
    expect(seen([])).toEqual([
      'Sala 9 libero',
      'Sala 10 libero',
      'Sala 8 grande',
      'Sala 1 piccolo',
    ]);
  });
  it('a table of a room that is closed in this month comes last', () => {
    tables.push(table('Terrazza 1', 4, { floor: 2 }));
    expect(seen([]).at(-1)).toBe('Terrazza 1 fuori stagione');
    expect(seen([], { reservationDate: '2027-07-09' })).toContain('Terrazza 1 libero');
    tables.pop();
  });
  it('a table held in this turn says by how many; another turn does not matter', () => {
    expect(seen([hold('Sala 9'), hold('Sala 10', { timeSlotId: 'pranzo' })])).toEqual([
      'Sala 10 libero',
      'Sala 8 grande',
      'Sala 1 piccolo',
      'Sala 9 occupato da 3',
    ]);
  });
  it('its own table is free to the party that is moved', () =>
    expect(seen([hold('Sala 9')], { except: 'r' })[0]).toBe('Sala 9 libero'));
  it('a blocked table says so', () =>
    expect(seen([hold('Sala 9', { state: 'blocked', reservation: null })]).at(-1)).toBe(
      'Sala 9 bloccato',
    ));
});

describe('the turn of those who stand at the door', () => {
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
  ])('at %s is the one of %s', (time, start) => {
    expect(currentOrNextTimeSlot(slots, time)?.id).toBe(start);
  });
});
