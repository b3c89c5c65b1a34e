import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { buildBook } from '#web/features/booking/tonight/book/buildBook.ts';
import { describeVisit } from '#web/features/booking/tonight/book/describeVisit.ts';
import { nextStep } from '#web/features/booking/tonight/book/nextStep.ts';
import { countAllergies, listWishWords } from '#web/features/booking/tonight/book/rowMarks.ts';
import { countQuarters } from '#web/features/booking/tonight/header/quarters.ts';
import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import { toLaneRequest } from '#web/features/booking/tonight/lane/laneRequest.ts';
import {
  formatLongWait,
  formatProposed,
  formatWanted,
} from '#web/features/booking/tonight/lane/requestText.ts';
import {
  currentMeal,
  isServiceTime,
  toServiceMoment,
  toSlotTime,
} from '#web/features/booking/tonight/serviceMoment.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';

const EVENING = new Date('2026-11-28T19:36:00Z');
const MINUTES = 20 * 60 + 36;
const moment = { date: '2026-11-28', minutes: MINUTES };

const party = (arrivalTime: string, over: object = {}) =>
  buildReservationView({
    status: 'confirmed',
    arrivalTime,
    tableId: 't',
    tableName: 'Sala 6',
    ...over,
  });
const visit = (arrivalTime: string, over: object = {}) =>
  describeVisit(party(arrivalTime, over), MINUTES, EVENING.getTime());

describe('the service clock', () => {
  it('counts the night to the service day before until 04:00', () => {
    expect(toServiceMoment(EVENING)).toEqual(moment);
    expect(toServiceMoment(new Date('2026-11-29T00:30:00Z'))).toEqual({
      date: '2026-11-28',
      minutes: 25 * 60 + 30,
    });
    expect(toSlotTime(toServiceMoment(new Date('2026-11-28T23:30:00Z')))).toBe('24:30');
    expect(toServiceMoment(new Date('2026-11-29T03:00:00Z'))).toEqual({
      date: '2026-11-29',
      minutes: 4 * 60,
    });
  });

  it('has service time from 10:00 to 02:00, with lunch until 16:30', () => {
    const toMoment = (time: string) => toServiceMoment(new Date(`2026-11-28T${time}:00+01:00`));
    expect(
      ['09:59', '10:00', '23:59', '01:59', '02:00', '03:59'].map((time) =>
        isServiceTime(toMoment(time)),
      ),
    ).toEqual([false, true, true, true, false, false]);
    expect(['12:00', '16:29', '16:30', '01:00'].map((time) => currentMeal(toMoment(time)))).toEqual(
      ['pranzo', 'pranzo', 'cena', 'cena'],
    );
  });
});

describe('a request in the lane', () => {
  it('names the day of a proposed turn only if it is another day', () => {
    const turnOn = (reservationDate: string) => ({ reservationDate, startTime: '19:00' });
    expect(formatProposed(turnOn('2026-11-28'), '2026-11-28')).toBe('19:00');
    expect(formatProposed(turnOn('2026-11-29'), '2026-11-28')).toBe('dom 29, 19:00');
  });

  const table = { id: 't', name: 'Sala 6', joinedTableIds: [] };
  const toRequest = (arrivalTime: string, reservationDate = moment.date): OpenRequest => ({
    reservation: party(arrivalTime, { status: 'pending', reservationDate }),
    fits: true,
    table,
    unmetWish: null,
    guest: { visits: 0, noShows: 0, sameDay: [] },
    move: null,
    alternative: null,
  });

  it('no longer fits when its time has passed, even if it fitted when the list was read', () => {
    const read = (...request: Parameters<typeof toRequest>) => {
      const { fits, isPast } = toLaneRequest(toRequest(...request), moment);
      return [fits, isPast];
    };
    expect(read('20:36')).toEqual([true, false]);
    expect(read('20:35')).toEqual([false, true]);
    expect(read('22:00', '2026-11-27')).toEqual([false, true]);
    expect(read('12:00', '2026-11-29')).toEqual([true, false]);
  });

  it('of a guest who asks for a change never counts as past', () =>
    expect(toLaneRequest({ ...toRequest('19:00'), fits: null }, moment)).toMatchObject({
      fits: null,
      isPast: false,
    }));
});

describe('the wishes in a row of the book', () => {
  it('end with the words of the note', () => {
    const listWishes = (over: object) => listWishWords(buildReservationView(over));
    const specialRequests = 'Seggiolone, grazie';
    expect(listWishes({ language: 'fr', specialRequests })).toEqual(['francese', specialRequests]);
    expect(listWishes({ adminNotes: 'Amici di Rosa' })).toEqual(['Amici di Rosa']);
    expect(listWishes({})).toEqual([]);
  });
});

describe('a row of the book', () => {
  it('shows the state of the visit as text', () => {
    expect(
      ['22:00', '20:50', '20:36', '20:30', '20:15', '20:00'].map((time) => visit(time)),
    ).toEqual([
      { state: 'expected', words: "fra 1 h 24'" },
      { state: 'soon', words: "fra 14'" },
      { state: 'soon', words: 'attesi ora' },
      { state: 'soon', words: "attesi da 6'" },
      { state: 'late', chip: '−21 min', words: 'in ritardo' },
      { state: 'very-late', chip: '−36 min', words: 'da chiamare' },
    ]);
    expect(visit('20:00', { arrivedAt: '2026-11-28T19:30:00Z' })).toEqual({
      state: 'arrived',
      words: "arrivati 6'",
    });
    expect(visit('20:00', { seatedAt: '2026-11-28T18:59:00Z' }).words).toBe("seduti 37'");
    const left = { status: 'completed', clearedAt: '2026-11-28T19:24:00Z' };
    expect(visit('19:00', left)).toEqual({ state: 'gone', words: 'andati 20:24' });
    expect(visit('19:00', { status: 'cancelled', outcome: 'no_show' }).words).toBe('non venuti');
  });

  it('has one next step, with a prominent button only when it is due', () => {
    const describeNextStep = (arrivalTime: string, over: object = {}) => {
      const one = party(arrivalTime, over);
      const next = nextStep(one, describeVisit(one, MINUTES, EVENING.getTime()));
      return next && [next.label, next.variant];
    };
    expect(describeNextStep('20:50')).toEqual(['Arrivati', 'secondary']);
    expect(describeNextStep('20:15')).toEqual(['Arrivati', 'accept']);
    expect(describeNextStep('20:15', { tableId: null })).toEqual(['Trova tavolo', 'primary']);
    expect(describeNextStep('20:00', { arrivedAt: '2026-11-28T19:30:00Z' })).toEqual([
      'Seduti',
      'accept',
    ]);
    expect(describeNextStep('20:00', { seatedAt: '2026-11-28T19:30:00Z' })).toEqual([
      'Libera',
      'secondary',
    ]);
    expect(describeNextStep('19:00', { status: 'completed' })).toBeNull();
  });
});

const turn = (startTime: string, endTime: string): SlotStatistics => ({
  timeSlotId: startTime,
  startTime,
  endTime,
  description: null,
  turnKey: null,
  bookedPeople: 71,
  reservationsCount: 20,
  coversOnHold: 0,
  maxCovers: 75,
  floorBreakdown: {
    '0': { reservations: 0, people: 0 },
    '1': { reservations: 0, people: 0 },
    '2': { reservations: 0, people: 0 },
    unassigned: { reservations: 0, people: 0 },
  },
});
const turns = [turn('12:00', '13:15'), turn('19:00', '20:50'), turn('20:50', '21:30')];
const booked = (name: string, time: string, over: object = {}) => {
  const startTime = time < '13:15' ? '12:00' : time < '20:50' ? '19:00' : '20:50';
  return party(time, {
    customerName: name,
    timeSlotId: startTime,
    timeSlotData: { startTime, endTime: '', description: null },
    ...over,
  });
};

describe('the book of the evening', () => {
  it('lists parties of the meal by arrival and name, without requests and other meals', () => {
    const rows = buildBook(
      [
        booked('Verdi', '20:50'),
        booked('Bianchi', '20:50'),
        booked('Ferrara', '19:30', { status: 'completed' }),
        booked('Neri', '12:00'),
        booked('Rossi', '21:00', { status: 'pending' }),
        booked('Russo', '20:00', { status: 'cancelled', outcome: 'rejected' }),
        booked('Greco', '20:00', { status: 'cancelled', outcome: 'no_show' }),
      ],
      turns,
      { mealType: 'cena', moment },
      EVENING.getTime(),
    );
    expect(
      rows.map(({ reservation, now, turn: label }) => [
        reservation.customerName,
        now,
        label?.name ?? null,
      ]),
    ).toEqual([
      ['Ferrara', null, null],
      ['Greco', null, null],
      ['Bianchi', '20:36', '2° turno 20:50–21:30'],
      ['Verdi', null, null],
    ]);
  });

  it('counts covers per quarter of an hour and marks past quarters and those above kitchenPace', () => {
    const quarters = countQuarters(
      [
        booked('Verdi', '19:00', { numberOfPeople: 9 }),
        booked('Bianchi', '20:50', { numberOfPeople: 20 }),
        booked('Rossi', '20:50', { numberOfPeople: 9, status: 'pending' }),
        booked('Russo', '20:50', { status: 'cancelled' }),
      ],
      turns,
      { mealType: 'cena', minutes: MINUTES, pace: 28 },
    );
    expect(quarters.map(({ time, covers }) => `${time} ${covers}`)).toEqual([
      '19:00 9',
      '19:15 0',
      '19:30 0',
      '19:45 0',
      '20:00 0',
      '20:15 0',
      '20:30 0',
      '20:45 0',
      '20:50 29',
      '21:00 0',
      '21:15 0',
    ]);
    expect(quarters[0]).toMatchObject({ isPast: true, isOverPace: false, startsTurn: false });
    expect(quarters[8]).toMatchObject({ isPast: false, isOverPace: true, startsTurn: true });
  });

  it('counts the parties with each allergy for the kitchen', () => {
    const withAllergies = (...codes: ('gluten' | 'nuts')[]) => ({
      allergies: { codes, note: null },
    });
    expect(
      countAllergies([
        withAllergies('gluten'),
        withAllergies('gluten', 'nuts'),
        { allergies: null },
        { allergies: { codes: [], note: 'kiwi' } },
      ]),
    ).toEqual([
      { word: 'glutine', parties: 2 },
      { word: 'allergia', parties: 1 },
      { word: 'noci', parties: 1 },
    ]);
  });
});

describe('a pending request on the tonight screen', () => {
  it('shows its date only when it is another day, and a long wait', () => {
    const wanted = { reservationDate: '2026-11-28', numberOfPeople: 2, startTime: '21:45' };
    expect(formatWanted(wanted, '2026-11-28')).toBe('2 · 21:45');
    expect(formatWanted(wanted, '2026-11-27')).toBe('2 · sab 28 nov, 21:45');
    const now = Date.parse('2026-11-28T20:00:00Z');
    expect(formatLongWait('2026-11-28T18:01:00Z', now)).toBeNull();
    expect(formatLongWait('2026-11-28T17:46:00Z', now)).toBe('aspetta da 2 h 14 min');
    expect(formatLongWait('2026-11-26T17:46:00Z', now)).toBe('aspetta da 2 giorni');
  });
});
