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
  it('have separate levels: a full dinner is high although the day is low', () => {
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

describe('the occupancy level', () => {
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
  ] as const)('is for %s percent %s', (percent, pressure) => {
    expect(toOccupancyLevel(percent)).toBe(pressure);
  });

  it('is labelled Alta, Media or Bassa', () => {
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
  ] as const)('is for %s of 75 covers %s', (booked, pressure) => {
    expect(toOccupancyLevel(occupancyPercent(booked, 75))).toBe(pressure);
  });
});

describe('the bar of a turn', () => {
  it('is limited to between 0 and 100 percent', () => {
    expect([clampPercent(-1), clampPercent(41.3), clampPercent(100), clampPercent(133)]).toEqual([
      0, 41.3, 100, 100,
    ]);
  });
});

describe('the summary of a date', () => {
  it('compares the booked covers with 75 covers per slot', () => {
    const day = [slot(60, 20), slot(75, 25), slot(0, 0), slot(15, 3), slot(9, 2), slot(1, 1)];
    expect(summarizeDay(day)).toEqual({
      booked: 160,
      capacity: 450,
      reservations: 51,
      percent: (160 / 450) * 100,
      pressure: 'low',
    });
  });

  it('takes its level from the whole day, not from the fullest turn', () => {
    expect(summarizeDay([slot(75, 20), slot(45, 10)]).pressure).toBe('high');
    expect(summarizeDay([slot(75, 20), slot(15, 4)]).pressure).toBe('medium');
  });

  it('is zero for a date without slots', () => {
    expect(summarizeDay([])).toEqual({
      booked: 0,
      capacity: 0,
      reservations: 0,
      percent: 0,
      pressure: 'low',
    });
  });
});
