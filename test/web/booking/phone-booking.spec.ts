import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { isQuarterToCome } from '#web/features/booking/tonight/entry/isQuarterToCome.ts';
import { listDayChips } from '#web/features/booking/tonight/entry/phone/listDayChips.ts';
import {
  changeDraft,
  emptyPhoneDraft,
} from '#web/features/booking/tonight/entry/phone/phoneDraft.ts';
import { composeAnswer, describeTurn } from '#web/features/booking/tonight/entry/phone/turnText.ts';
import { toPartySize } from '#web/features/booking/tonight/entry/PeopleChips.tsx';

const SATURDAY = '2026-11-28';

describe('the days of a telephone booking', () => {
  it.each([
    ['2026-11-25', ['Oggi', 'Domani', 'Ven 27', 'Sab 28', 'Dom 29']],
    [SATURDAY, ['Oggi', 'Domani', 'Ven 4', 'Sab 5', 'Dom 6']],
    ['2026-11-26', ['Oggi', 'Domani', 'Sab 28', 'Dom 29', 'Ven 4']],
  ])('are today, tomorrow and the next weekend from %s', (today, labels) => {
    expect(listDayChips(today).map(({ label }) => label)).toEqual(labels);
  });
});

describe('the arrival times of a telephone booking', () => {
  it('begin with the current quarter of an hour today, and are all offered on other days', () => {
    const listTimes = (date: string, minutes: number) =>
      ['20:15', '20:30', '20:45'].filter((time) =>
        isQuarterToCome(time, date, { date: SATURDAY, minutes }),
      );
    expect(listTimes(SATURDAY, 20 * 60 + 40)).toEqual(['20:30', '20:45']);
    expect(listTimes(SATURDAY, 20 * 60 + 45)).toEqual(['20:45']);
    expect(listTimes(SATURDAY, 24 * 60 + 10)).toEqual([]);
    expect(listTimes('2026-11-29', 20 * 60 + 40)).toHaveLength(3);
  });
});

describe('the draft of a telephone booking', () => {
  const draft = {
    ...emptyPhoneDraft(SATURDAY),
    people: '4',
    timeSlotId: 'first',
    arrivalTime: '19:30',
    tableId: 'Sala 3',
    customerPhone: '333 000 0001',
    notes: 'Torta',
  };

  it('clears turn, arrival and table when the date changes, and keeps typed fields', () => {
    expect(changeDraft(draft, { date: '2026-11-29' })).toEqual({
      ...draft,
      date: '2026-11-29',
      timeSlotId: '',
      arrivalTime: '',
      tableId: null,
    });
  });

  it('takes date and turn of an alternative together', () => {
    const next = changeDraft(draft, { date: '2026-11-29', timeSlotId: 'second' });
    expect([next.timeSlotId, next.arrivalTime, next.tableId]).toEqual(['second', '', null]);
  });

  it('clears the table when the party size changes, and the arrival when the turn changes', () => {
    expect(changeDraft(draft, { people: '6' })).toEqual({ ...draft, people: '6', tableId: null });
    expect(changeDraft(draft, { timeSlotId: 'second' }).arrivalTime).toBe('');
    expect(changeDraft(draft, { notes: 'Torta, 2 candeline' }).tableId).toBe('Sala 3');
  });

  it('accepts a party of 1 to 200 people', () => {
    expect(['', '0', '1', '10', '200', '201'].map(toPartySize)).toEqual([
      null,
      null,
      1,
      10,
      200,
      null,
    ]);
  });
});

const turn = (over: Partial<TurnForParty> = {}): TurnForParty => ({
  timeSlotId: 'second',
  startTime: '20:50',
  endTime: '21:30',
  bookedPeople: 74,
  maxCovers: 75,
  state: 'full',
  unmetWish: null,
  tables: [],
  alternatives: [],
  ...over,
});
const alternative = (reservationDate: string, startTime: string, floor: number | null) => ({
  reservationDate,
  startTime,
  endTime: '22:30',
  timeSlotId: startTime,
  floor,
});

describe('the answer that staff read to the guest', () => {
  it('names the two nearest turns with their rooms', () => {
    const alternatives = [alternative(SATURDAY, '19:00', 2), alternative(SATURDAY, '21:30', 0)];
    expect(composeAnswer(turn({ alternatives }), SATURDAY)).toBe(
      '«Alle 20:50 siamo pieni. Posso darle le 19:00 in Terrazza, oppure le 21:30 in Sala.»',
    );
  });

  it('names a turn of another day, or states that there is none', () => {
    const alternatives = [alternative('2026-11-29', '13:00', 1)];
    expect(composeAnswer(turn({ alternatives, state: 'closed' }), SATURDAY)).toBe(
      '«Alle 20:50 siamo chiusi. Posso darle domenica 29 alle 13:00 in Loggia.»',
    );
    expect(composeAnswer(turn(), SATURDAY)).toBe(
      '«Alle 20:50 siamo pieni, e nei giorni vicini non ho altro.»',
    );
  });

  it('names no room when the tables are joined', () => {
    const alternatives = [alternative(SATURDAY, '21:30', null)];
    expect(composeAnswer(turn({ alternatives }), SATURDAY)).toBe(
      '«Alle 20:50 siamo pieni. Posso darle le 21:30.»',
    );
  });

  it('has a text for each state of a turn', () => {
    const tables = [
      { id: 't', name: 'Sala 3', joinedTableIds: [], capacity: 4, floor: 0, isLarge: false },
    ];
    expect(describeTurn(turn({ state: 'fits', tables }))).toBe('ci sta: Sala 3');
    expect(
      (['joins', 'full', 'closed', 'over'] as const).map((state) => describeTurn(turn({ state }))),
    ).toEqual(['unendo dei tavoli', 'pieno', 'chiuso', 'passato']);
    const large = [{ ...tables[0]!, name: 'Sala 8', isLarge: true }];
    expect(describeTurn(turn({ state: 'large', tables: large }))).toBe('solo Sala 8 (grande)');
  });

  it('does not say that the turn is full if only a wish cannot be met', () => {
    const dog = turn({ unmetWish: 'with_dog' });
    expect(describeTurn(dog)).toBe('con il cane: no');
    expect(composeAnswer(dog, SATURDAY)).toBe(
      '«Alle 20:50 non ho posto all’aperto, con il cane, e nei giorni vicini non ho altro.»',
    );
  });
});
