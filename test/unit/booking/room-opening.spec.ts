import { findReopeningDate } from '#src/contracts/booking/room-opening.ts';
import { roomChange } from '#src/contracts/booking/rooms.ts';

const SUMMER = { seasonFrom: '04-01', seasonTo: '10-31', closedUntil: null };
const WINTER = { seasonFrom: '11-15', seasonTo: '02-10', closedUntil: null };
const ALL_YEAR = { seasonFrom: null, seasonTo: null, closedUntil: null };

describe('a room', () => {
  it.each([
    [SUMMER, '2027-03-31', '2027-04-01'],
    [SUMMER, '2027-04-01', null],
    [SUMMER, '2027-10-31', null],
    [SUMMER, '2027-11-01', '2028-04-01'],
    [WINTER, '2027-02-10', null],
    [WINTER, '2027-02-11', '2027-11-15'],
    [WINTER, '2027-12-31', null],
    [ALL_YEAR, '2027-12-31', null],
    [{ ...ALL_YEAR, closedUntil: '2027-12-20' }, '2027-12-19', '2027-12-20'],
    [{ ...ALL_YEAR, closedUntil: '2027-12-20' }, '2027-12-20', null],
    [{ ...SUMMER, closedUntil: '2027-08-20' }, '2027-08-01', '2027-08-20'],
    [{ ...SUMMER, closedUntil: '2027-11-20' }, '2027-08-01', '2028-04-01'],
    [{ ...SUMMER, closedUntil: '2027-08-20' }, '2027-11-01', '2028-04-01'],
  ])('with the opening %j reopens after %s on %p', (room, date, reopensOn) =>
    expect(findReopeningDate(room, date)).toBe(reopensOn),
  );

  it.each([
    [{ seasonFrom: '04-31' }],
    [{ seasonFrom: '02-29' }],
    [{ seasonTo: '1/4' }],
    [{ closedUntil: '2027-02-30' }],
    [{ closedUntil: 'domani' }],
    [{ name: 'Saletta' }],
  ])('cannot be changed to %j', (change) =>
    expect(roomChange.safeParse(change).success).toBe(false),
  );
});
