import { describe, expect, it } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import bookingFlow, {
  attemptRenewed,
  backToSlots,
  backToTables,
  dateChanged,
  detailsOpened,
  detailsTyped,
  inputRestored,
  mealChanged,
  partyChanged,
  conflictReported,
  searchSubmitted,
  reservationSent,
  tableChosen,
  turnChanged,
  urlOpened,
} from '#web/features/booking/guest/bookingFlowSlice.ts';
import {
  toAvailabilitySearch,
  type SearchedSlot,
} from '#web/features/booking/guest/bookingFlowTypes.ts';
import { noResponseFailure } from '#web/shared/api/apiError.ts';

const slot: TimeSlotView = {
  id: '01990000-0000-7000-8000-000000000005',
  startTime: '20:50',
  endTime: '21:30',
  isActive: true,
  description: null,
  createdAt: '2026-11-21T08:00:00Z',
  updatedAt: '2026-11-21T08:00:00Z',
  turnKey: 'cena_secondo',
  mealType: 'cena',
  maxCovers: 75,
};
const date = '2026-12-05';
const turn = { date, mealType: 'cena', timeSlot: 'cena_secondo' } as const;
const searchedSlot: SearchedSlot = { date, numberOfPeople: 4, slot };
const table = { tableId: '01990000-0000-7000-8000-000000000101', tableName: 'Tavolo 7' };
const details = {
  customerName: 'Ospite Esempio',
  customerPhone: '+39 333 000 1122',
  customerEmail: '',
  notes: '',
};
const conflict = noResponseFailure('409: taken');

const after = (...actions: UnknownAction[]) =>
  actions.reduce(bookingFlow.reducer, bookingFlow.getInitialState());
const describing = [searchSubmitted(searchedSlot), tableChosen(table), detailsOpened('key-1')];

describe('the search', () => {
  it('starts with two people and the preset of the page', () => {
    expect(after().draft).toEqual({
      date: null,
      numberOfPeople: 2,
      mealType: null,
      timeSlot: null,
    });
  });

  it('keeps the party between one and the largest event', () => {
    expect(
      [0, 1, 8, 9, 2_000].map((people) => after(partyChanged(people)).draft.numberOfPeople),
    ).toEqual([1, 1, 8, 9, 1_000]);
  });

  it('takes the meal of a chosen turn, and loses the turn when the meal changes', () => {
    expect(after(turnChanged(turn)).draft).toMatchObject(turn);
    expect(after(turnChanged(turn), mealChanged({ date, mealType: 'pranzo' })).draft).toMatchObject(
      { mealType: 'pranzo', timeSlot: null },
    );
  });

  it('keeps its turn when the same meal is chosen again, or another date', () => {
    expect(
      after(turnChanged(turn), mealChanged({ date, mealType: 'cena' }), dateChanged('2026-12-06'))
        .draft.timeSlot,
    ).toBe('cena_secondo');
  });

  it('asks by the turn key, or by the slot id where staff added the slot', () => {
    expect(toAvailabilitySearch(searchedSlot)).toEqual({
      date: '2026-12-05',
      numberOfPeople: 4,
      mealType: 'cena',
      timeSlot: 'cena_secondo',
    });
    expect(
      toAvailabilitySearch({ ...searchedSlot, slot: { ...slot, turnKey: null } }).timeSlot,
    ).toBe(slot.id);
  });
});

describe('the choice of a table', () => {
  it('is left to the restaurant after a new search', () => {
    expect(
      after(searchSubmitted(searchedSlot), tableChosen(table), searchSubmitted(searchedSlot)).flow,
    ).toMatchObject({
      step: 'choosing',
      chosen: 'any',
    });
  });

  it('may stay with the restaurant', () => {
    expect(after(searchSubmitted(searchedSlot), detailsOpened('key-1')).flow).toMatchObject({
      step: 'describing',
      chosen: 'any',
    });
  });

  it('comes before the details, when the guest has opened a room', () => {
    expect(
      after(searchSubmitted(searchedSlot), tableChosen(null), detailsOpened('key-1')).flow.step,
    ).toBe('choosing');
  });

  it('cannot be made before a search', () => {
    expect(after(tableChosen(table)).flow).toEqual({ step: 'searching' });
  });

  it('goes back to the slots with the search still filled in', () => {
    const state = after(partyChanged(4), searchSubmitted(searchedSlot), backToSlots());
    expect([state.flow.step, state.draft.numberOfPeople]).toEqual(['searching', 4]);
  });

  it('is kept when the guest looks at the tables once more', () => {
    expect(after(...describing, backToTables()).flow).toMatchObject({
      step: 'choosing',
      chosen: table,
    });
  });
});

describe('a request', () => {
  it('carries the key made when the details opened', () => {
    expect(after(...describing).flow).toMatchObject({ step: 'describing', attempt: 'key-1' });
  });

  it('carries another key once a field changed', () => {
    expect(after(...describing, detailsTyped({ details, attempt: 'key-2' })).flow).toMatchObject({
      attempt: 'key-2',
    });
  });

  it('takes a new key when the server has seen the old one with other content', () => {
    expect(after(...describing, attemptRenewed('key-3')).flow).toMatchObject({ attempt: 'key-3' });
  });

  it('that meets a conflict returns to the tables and keeps everything typed', () => {
    const state = after(
      ...describing,
      detailsTyped({ details, attempt: 'key-2' }),
      conflictReported(conflict),
    );
    expect(state.flow).toEqual({
      step: 'choosing',
      searched: searchedSlot,
      chosen: null,
      conflict,
      lost: table,
    });
    expect(state.details).toEqual(details);
  });

  it('without a table that meets a conflict still leaves the choice to the restaurant', () => {
    const flow = after(
      searchSubmitted(searchedSlot),
      detailsOpened('key-1'),
      conflictReported(conflict),
    ).flow;
    expect(flow).toMatchObject({ step: 'choosing', chosen: 'any', lost: null });
  });

  it('forgets the lost table when the guest leaves the choice to the restaurant', () => {
    const flow = after(...describing, conflictReported(conflict), tableChosen('any')).flow;
    expect(flow).toMatchObject({ step: 'choosing', chosen: 'any', lost: null });
  });

  it('that succeeded resets everything, so another booking starts from the beginning', () => {
    const state = after(
      partyChanged(4),
      ...describing,
      detailsTyped({ details, attempt: 'key-2' }),
      reservationSent(),
    );
    expect(state).toEqual(after());
  });
});

describe('a URL', () => {
  const draft = { date, numberOfPeople: 4, mealType: 'cena', timeSlot: 'cena_secondo' } as const;
  const open = (
    step: 'searching' | 'choosing' | 'describing',
    searched: typeof searchedSlot | null,
  ) => urlOpened({ draft, step, searched, attempt: 'key-new' });

  it('of a step opens that step with its search', () => {
    const state = after(open('choosing', searchedSlot));
    expect(state).toMatchObject({ draft, flow: { step: 'choosing', searched: searchedSlot } });
  });

  it('without a turn opens the search', () => {
    expect(after(open('choosing', null)).flow).toEqual({ step: 'searching' });
  });

  it('of the details opens the tables as long as the guest chooses a table', () => {
    const looking = after(searchSubmitted(searchedSlot), tableChosen(null));
    expect(bookingFlow.reducer(looking, open('describing', searchedSlot)).flow).toMatchObject({
      step: 'choosing',
      chosen: null,
    });
  });

  it('keeps table and Idempotency-Key through Back and Forward', () => {
    const back = after(...describing, open('choosing', searchedSlot), open('searching', null));
    expect(back.flow).toEqual({ step: 'searching' });
    expect(bookingFlow.reducer(back, open('describing', searchedSlot)).flow).toMatchObject({
      step: 'describing',
      chosen: table,
      attempt: 'key-1',
    });
  });

  it('for another search forgets the table', () => {
    const other = { ...searchedSlot, numberOfPeople: 5 };
    expect(after(...describing, open('describing', other)).flow).toMatchObject({
      step: 'describing',
      searched: other,
      chosen: 'any',
    });
  });

  it('keeps a reported conflict on the step that is open', () => {
    expect(
      after(...describing, conflictReported(conflict), open('choosing', searchedSlot)).flow,
    ).toMatchObject({ conflict });
  });

  it('without a search keeps the search of the guest', () => {
    const state = after(
      partyChanged(4),
      urlOpened({ draft: null, step: 'searching', searched: null, attempt: 'key-new' }),
    );
    expect(state.draft.numberOfPeople).toBe(4);
  });

  it('takes over the input of the page before it was reloaded', () => {
    const lastChoice = { searched: searchedSlot, chosen: table, attempt: 'key-1' };
    const typed = { ...after().details, ...details };
    const state = after(
      inputRestored({ details: typed, lastChoice }),
      open('describing', searchedSlot),
    );
    expect(state.details).toEqual(typed);
    expect(state.flow).toMatchObject({ step: 'describing', chosen: table, attempt: 'key-1' });
  });
});
