import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import { seatWishLabel } from '#src/contracts/booking/guest-wishes.ts';
import { formatMove, formatUnmetWish } from '#web/features/booking/tonight/lane/requestText.ts';
import type { LaneRequest } from '#web/features/booking/tonight/lane/laneRequest.ts';
import {
  countLeftOut,
  formatBulkLabel,
  formatNoShows,
  formatSameDay,
  listForBulk,
} from '#web/features/booking/tonight/lane/requestWarnings.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';

const NO_RECORD = { visits: 0, noShows: 0, sameDay: [] };
const table = (name: string) => ({ id: name, name, joinedTableIds: [] });
const move: NonNullable<OpenRequest['move']> = {
  reservation: { id: 'greco', customerName: 'Greco, Anna', tableName: 'Sala 8' },
  to: table('Loggia 7'),
  table: table('Sala 8'),
};
const request = (over: Partial<LaneRequest> = {}): LaneRequest => ({
  reservation: buildReservationView({ status: 'pending' }),
  fits: true,
  table: table('Sala 6'),
  unmetWish: null,
  move: null,
  guest: NO_RECORD,
  alternative: null,
  isPast: false,
  ...over,
});
const noShow = request({ guest: { ...NO_RECORD, noShows: 1 } });
const sameDay = request({ guest: { ...NO_RECORD, sameDay: ['21:30'] } });
const impossible = request({ fits: false, table: null, unmetWish: 'with_dog' });
const movable = request({ fits: false, table: null, unmetWish: 'step_free', move });

describe('the card of a request', () => {
  it('names the wish that makes a move necessary', () => {
    const wish = seatWishLabel.step_free.toLowerCase();
    expect(formatMove(move, 'step_free')).toBe(
      `${wish}: solo se sposto i Greco da Sala 8 a Loggia 7`,
    );
    expect(formatMove(move)).toBe('Ci sta se sposto i Greco da Sala 8 a Loggia 7');
  });

  it('says that a wish is impossible', () => {
    expect(formatUnmetWish('with_dog')).toBe('con il cane: nessun tavolo all’aperto');
  });

  it('shows missed visits and other reservations of the same number', () => {
    expect([formatNoShows(noShow), formatNoShows(request())]).toEqual([
      '1 volta non è venuto',
      null,
    ]);
    expect([formatSameDay(sameDay), formatSameDay(request())]).toEqual([
      'Anche alle 21:30, stesso numero',
      null,
    ]);
  });
});

describe('the bulk acceptance', () => {
  const all = [request(), request(), noShow, sameDay, impossible, movable];

  it('leaves out every request whose card warns', () => {
    expect(listForBulk(all)).toEqual([all[0], all[1]]);
    expect(countLeftOut(all)).toBe(4);
  });

  it('counts no request that simply does not fit, or whose time has passed', () => {
    const late = { ...impossible, isPast: true };
    expect(countLeftOut([request({ fits: false, table: null }), late])).toBe(0);
  });

  it('says how many it accepts and how many need a look', () => {
    expect(formatBulkLabel(6, 2)).toBe('Accetta 6 di 8 (2 da guardare)');
    expect(formatBulkLabel(3, 0)).toBe('Accetta tutte quelle che ci stanno (3)');
  });
});
