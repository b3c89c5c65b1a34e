import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import {
  clampPercent,
  occupancyPercent,
  occupancyLabel,
  toOccupancyLevel,
  summarizeDay,
  summarizeServices,
} from '#web/features/booking/capacity/occupancy.ts';

const none = { reservations: 0, people: 0 };
const slot = (bookedPeople: number, reservationsCount: number, maxCovers = 75): SlotStatistics => ({
  timeSlotId: '00000000-0000-4000-8000-000000000001',
  startTime: '19:00',
  endTime: '20:50',
  description: null,
  turnKey: 'cena_primo',
  bookedPeople,
  coversOnHold: 0,
  reservationsCount,
  maxCovers,
  floorBreakdown: { 0: none, 1: none, 2: none, unassigned: none },
});

describe('the services of a day', () => {
  it('are stated one by one: a full dinner is high, although the day is low', () => {
    const lunch = { ...slot(0, 0), startTime: '12:00' };
    const slots = [lunch, lunch, lunch, slot(72, 20), slot(71, 20), slot(70, 20)];
    expect(
      summarizeServices(slots).map(({ name, booked, capacity, percent, pressure }) => [
        name,
        `${booked}/${capacity}`,
        Math.round(percent),
        pressure,
      ]),
    ).toEqual([
      ['Pranzo', '0/225', 0, 'low'],
      ['Cena', '213/225', 95, 'high'],
    ]);
    expect(summarizeDay(slots).pressure).toBe('low');
    expect(summarizeServices([slot(1, 1)]).map(({ name }) => name)).toEqual(['Cena']);
  });
});

describe('pressure', () => {
  it.each([
    [0, 'low'],
    [59.49, 'low'],
    [59.5, 'medium'],
    [60, 'medium'],
    [79.49, 'medium'],
    [79.67, 'high'],
    [80, 'high'],
    [100, 'high'],
    [120, 'high'],
  ] as const)('of %s percent is %s', (percent, pressure) => {
    expect(toOccupancyLevel(percent)).toBe(pressure);
  });

  it('is called Alta, Media or Bassa', () => {
    expect([occupancyLabel.high, occupancyLabel.medium, occupancyLabel.low]).toEqual([
      'Alta',
      'Media',
      'Bassa',
    ]);
  });

  it.each([
    [44, 'low'],
    [45, 'medium'],
    [59, 'medium'],
    [60, 'high'],
  ] as const)('with %s of 75 covers is %s', (booked, pressure) => {
    expect(toOccupancyLevel(occupancyPercent(booked, 75))).toBe(pressure);
  });
});

describe('the bar of a turn', () => {
  it('is capped at 100 percent', () => {
    expect([clampPercent(-1), clampPercent(41.3), clampPercent(100), clampPercent(133)]).toEqual([
      0, 41.3, 100, 100,
    ]);
  });
});

describe('the summary of a date', () => {
  it('counts covers over the number of slots times 75', () => {
    const day = [slot(60, 20), slot(75, 25), slot(0, 0), slot(15, 3), slot(9, 2), slot(1, 1)];
    expect(summarizeDay(day)).toEqual({
      booked: 160,
      capacity: 450,
      reservations: 51,
      percent: (160 / 450) * 100,
      pressure: 'low',
    });
  });

  it('is judged over the whole day, not by its fullest turn', () => {
    expect(summarizeDay([slot(75, 20), slot(45, 10)]).pressure).toBe('high');
    expect(summarizeDay([slot(75, 20), slot(15, 4)]).pressure).toBe('medium');
  });

  it('of a date without slots is empty and not a division by zero', () => {
    expect(summarizeDay([])).toEqual({
      booked: 0,
      capacity: 0,
      reservations: 0,
      percent: 0,
      pressure: 'low',
    });
  });
});
