import { emptyDraft, toLimitInput } from '#web/features/booking/tonight/limits/limitDraft.ts';
import {
  describeEnd,
  listClosedFloors,
  listFloorsClosedAtDoor,
  listLimitsInForce,
  summarizeLimits,
  summarizeLimitsShortly,
} from '#web/features/booking/tonight/limits/limitText.ts';

const DATE = '2027-03-13';
const limit = {
  date: DATE,
  kind: 'covers' as 'covers' | 'online_stopped' | 'kitchen_closes' | 'room_closed',
  covers: 40 as number | null,
  floor: null as number | null,
  time: null as string | null,
  slotStart: null as string | null,
  mealType: 'cena' as 'cena' | 'pranzo' | null,
  until: '2027-03-14T03:00:00.000Z' as string | null,
};

describe('the texts of limits', () => {
  it('show each turn once, followed by its limits', () =>
    expect(
      summarizeLimits([
        limit,
        { ...limit, kind: 'online_stopped' },
        { ...limit, mealType: null, slotStart: '20:50', kind: 'kitchen_closes', time: '22:00' },
        { ...limit, mealType: null, kind: 'room_closed', floor: 1 },
      ]),
    ).toBe(
      'cena 40 coperti · online fermo · turno delle 20:50 cucina fino alle 22:00 · tutto il giorno Loggia chiusa',
    ));

  it('are short in the header, which already names the meal', () =>
    expect(
      summarizeLimitsShortly([
        { ...limit, kind: 'kitchen_closes', time: '22:00' },
        { ...limit, mealType: null, slotStart: '20:50', kind: 'online_stopped' },
      ]),
    ).toBe('cucina → 22:00 · 20:50 online fermo'));

  it('show until when a limit applies', () => {
    expect(describeEnd(limit)).toBe('fino a fine serata');
    expect(describeEnd({ ...limit, until: '2027-03-13T20:30:00.000Z' })).toBe('fino alle 21:30');
    expect(describeEnd({ ...limit, until: null })).toBe('finché l’evento resta');
  });
});

describe('the limits in force', () => {
  const now = Date.parse('2027-03-13T18:00:00Z');
  it('are those of the meal and of the whole day that have not expired', () => {
    const limits = [
      limit,
      { ...limit, mealType: null },
      { ...limit, mealType: null, slotStart: '13:00' },
      { ...limit, until: '2027-03-13T18:00:00Z' },
    ];
    expect(listLimitsInForce(limits, 'cena', now)).toEqual(limits.slice(0, 2));
    expect(listLimitsInForce(limits, 'pranzo', now)).toEqual(limits.slice(1, 3));
  });
});

describe('the draft of a limit', () => {
  const now = Date.parse('2027-03-13T18:00:00Z');
  it('is incomplete without a kind or its value', () => {
    expect(toLimitInput(emptyDraft('cena'), DATE, now)).toBeNull();
    expect(toLimitInput({ ...emptyDraft('cena'), kind: 'covers' }, DATE, now)).toBeNull();
    expect(toLimitInput({ ...emptyDraft('cena'), kind: 'room_closed' }, DATE, now)).toBeNull();
  });

  it('limits the current meal by default, or the turn and hours that staff choose', () => {
    expect(toLimitInput({ ...emptyDraft('cena'), kind: 'full' }, DATE, now)).toEqual({
      date: DATE,
      kind: 'full',
      mealType: 'cena',
      reason: '',
    });
    expect(
      toLimitInput(
        { ...emptyDraft('cena'), kind: 'covers', covers: '0', turns: 'slot', hours: '2' },
        DATE,
        now,
      ),
    ).toMatchObject({ covers: 0, timeSlotId: 'slot', until: '2027-03-13T20:00:00.000Z' });
  });
});

describe('the floors that are closed', () => {
  const now = Date.parse('2027-03-13T18:00:00Z');
  const mealRoomLimit = { ...limit, kind: 'room_closed' as const, floor: 1, timeSlotId: null };
  const turnRoomLimit = {
    ...mealRoomLimit,
    mealType: null,
    timeSlotId: 'second',
    slotStart: '20:50',
    floor: 2,
  };

  it('are those of the turn, of its meal and of the day', () => {
    const listForTurn = (id: string, mealType: 'cena' | 'pranzo') =>
      listClosedFloors([mealRoomLimit, turnRoomLimit], { id, mealType }, now);
    expect(listForTurn('first', 'cena')).toEqual([1]);
    expect(listForTurn('second', 'cena')).toEqual([1, 2]);
    expect(listForTurn('noon', 'pranzo')).toEqual([]);
  });

  it('include for walk-ins those of a turn that has begun', () => {
    const listAtMinute = (minutes: number) =>
      listFloorsClosedAtDoor([mealRoomLimit, turnRoomLimit], 'cena', { now, minutes });
    expect(listAtMinute(20 * 60)).toEqual([1]);
    expect(listAtMinute(21 * 60)).toEqual([1, 2]);
  });
});
