import { demoTables } from '#src/contexts/booking/floor/seed/demo-tables.ts';
import { demoTimeSlots } from '#src/contexts/booking/floor/seed/demo-time-slots.ts';
import { MAX_LENGTHS, MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { mealTypeOf, turnKey } from '#src/contracts/booking/time-slots.ts';
import { venue } from '#src/venue.ts';

describe('The demo floor', () => {
  it('has the six turns with their hours', () => {
    expect(demoTimeSlots.map((turn) => [turn.turnKey, turn.startTime, turn.endTime])).toEqual([
      ['pranzo_primo', '12:00', '13:00'],
      ['pranzo_secondo', '13:00', '14:00'],
      ['pranzo_terzo', '14:00', '15:00'],
      ['cena_primo', '19:00', '20:50'],
      ['cena_secondo', '20:50', '21:30'],
      ['cena_terzo', '21:30', '22:30'],
    ]);
    expect(demoTimeSlots.map((turn) => turn.turnKey)).toEqual(turnKey.options);
  });

  it('has keys and hours that agree on the meal', () => {
    for (const turn of demoTimeSlots)
      expect(turn.turnKey.startsWith(mealTypeOf(turn.startTime))).toBe(true);
  });

  it('has tables on every floor, with unique names of valid length', () => {
    expect(new Set(demoTables.map(({ floor }) => floor))).toEqual(new Set([0, 1, 2]));
    expect(new Set(demoTables.map(({ name }) => name.toLowerCase())).size).toBe(demoTables.length);
    for (const { name } of demoTables)
      expect(name.length).toBeLessThanOrEqual(MAX_LENGTHS.tableName);
  });

  it('has as many seats in each room as the venue states', () => {
    for (const { floor, name, seats } of venue.rooms) {
      const tables = demoTables.filter((table) => table.floor === floor);
      const sum = tables.reduce((total, { capacity }) => total + capacity, 0);
      expect([name, seats]).toEqual([name, sum]);
      expect(tables.filter((table) => !table.name.startsWith(name))).toEqual([]);
    }
  });

  it('has more seats than a turn has covers, and at most 95', () => {
    const seats = demoTables.reduce((sum, { capacity }) => sum + capacity, 0);
    expect(seats).toBeGreaterThan(venue.coversPerSlot);
    expect(seats).toBeLessThanOrEqual(95);
  });

  it.each(Array.from({ length: MAX_ONLINE_PARTY_SIZE }, (_, people) => people + 1))(
    'has a table for a party of %i on at least one floor',
    (people) => {
      expect(
        demoTables.some(
          ({ capacity, capacityMin }) => capacity >= people && (capacityMin ?? 1) <= people,
        ),
      ).toBe(true);
    },
  );

  it('places every table inside its room and apart from the others', () => {
    for (const { floor, name, x, y } of demoTables) {
      expect([x, y].every((percent) => percent >= 10 && percent <= 90)).toBe(true);
      for (const other of demoTables)
        if (other.floor === floor && other.name !== name)
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(18);
    }
  });

  it('gives a table the shape that its description names', () => {
    const shapesOf = (word: RegExp) =>
      demoTables.flatMap(({ description, shape }) => (word.test(description ?? '') ? shape : []));
    expect(shapesOf(/tondo/i)).toEqual(['round']);
    expect(shapesOf(/lungo\b(?! la)|tavolata/i)).toEqual(['rectangle', 'rectangle']);
  });

  it('has no table whose minimum party exceeds its capacity', () => {
    for (const { capacity, capacityMin } of demoTables)
      expect(capacityMin ?? 1).toBeLessThanOrEqual(capacity);
  });
});
