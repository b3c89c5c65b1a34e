import type { RoomOpening } from '#src/contracts/booking/room-opening.ts';
import { describeClosedRoom, describeOpening } from '#web/features/floor/staff/roomOpeningText.ts';

const ALL_YEAR: RoomOpening = { seasonFrom: null, seasonTo: null, closedUntil: null };
const SUMMER: RoomOpening = { seasonFrom: '04-01', seasonTo: '10-31', closedUntil: null };
const describeTable = (room: RoomOpening, date: string, isActive = true) =>
  describeClosedRoom({ room, isActive }, date);

describe('an active table of a room with a season', () => {
  it('is out of season until the first day of the season', () => {
    expect(describeTable(SUMMER, '2026-11-01')).toBe('fuori stagione fino al 1° aprile');
    expect(describeTable(SUMMER, '2027-03-31')).toBe('fuori stagione fino al 1° aprile');
  });

  it('has no remark in season, in a room without a season, or when it is inactive', () => {
    expect(describeTable(SUMMER, '2027-04-01')).toBeNull();
    expect(describeTable(SUMMER, '2027-10-31')).toBeNull();
    expect(describeTable(ALL_YEAR, '2026-12-01')).toBeNull();
    expect(describeTable(SUMMER, '2026-12-01', false)).toBeNull();
  });

  it('is closed until the day on which the room reopens, if that day is in season', () => {
    const closed = { ...SUMMER, closedUntil: '2027-05-08' };
    expect(describeTable(closed, '2027-05-01')).toBe("chiusa fino all'8 maggio");
    expect(describeTable({ ...SUMMER, closedUntil: '2026-12-20' }, '2026-11-28')).toBe(
      'fuori stagione fino al 1° aprile',
    );
  });
});

describe('the heading of a room', () => {
  it.each([
    [ALL_YEAR, "aperta tutto l'anno"],
    [SUMMER, 'dal 1° aprile al 31 ottobre'],
    [{ ...ALL_YEAR, closedUntil: '2026-12-20' }, 'chiusa fino al 20 dicembre'],
    [{ ...ALL_YEAR, closedUntil: '2027-11-28' }, 'chiusa fino al 28 novembre 2027'],
    [{ ...ALL_YEAR, closedUntil: '2026-11-28' }, "aperta tutto l'anno"],
    [
      { ...SUMMER, closedUntil: '2026-12-20' },
      'chiusa fino al 20 dicembre, poi dal 1° aprile al 31 ottobre',
    ],
  ])('of %j says %p on 28 November 2026', (room, text) =>
    expect(describeOpening(room, '2026-11-28')).toBe(text),
  );
});
