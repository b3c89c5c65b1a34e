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

const reduceActions = (...actions: UnknownAction[]) =>
  actions.reduce(bookingFlow.reducer, bookingFlow.getInitialState());
const actionsToDetails = [
  searchSubmitted(searchedSlot),
  tableChosen(table),
  detailsOpened('key-1'),
];

describe('the table search', () => {
  it('starts with two people and no date, meal or turn', () => {
    expect(reduceActions().draft).toEqual({
      date: null,
      numberOfPeople: 2,
      mealType: null,
      timeSlot: null,
    });
  });

  it('limits the party to between 1 and 1,000 people', () => {
    expect(
      [0, 1, 8, 9, 2_000].map((people) => reduceActions(partyChanged(people)).draft.numberOfPeople),
    ).toEqual([1, 1, 8, 9, 1_000]);
  });

  it('sets the meal of the chosen turn and clears the turn when the meal changes', () => {
    expect(reduceActions(turnChanged(turn)).draft).toMatchObject(turn);
    expect(
      reduceActions(turnChanged(turn), mealChanged({ date, mealType: 'pranzo' })).draft,
    ).toMatchObject({ mealType: 'pranzo', timeSlot: null });
  });

  it('keeps the turn when the same meal or another date is chosen', () => {
    expect(
      reduceActions(
        turnChanged(turn),
        mealChanged({ date, mealType: 'cena' }),
        dateChanged('2026-12-06'),
      ).draft.timeSlot,
    ).toBe('cena_secondo');
  });

  it('queries by turn key, or by slot id when the slot has no turn key', () => {
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
      reduceActions(
        searchSubmitted(searchedSlot),
        tableChosen(table),
        searchSubmitted(searchedSlot),
      ).flow,
    ).toMatchObject({
      step: 'choosing',
      chosen: 'any',
    });
  });

  it('may be left to the restaurant', () => {
    expect(reduceActions(searchSubmitted(searchedSlot), detailsOpened('key-1')).flow).toMatchObject(
      {
        step: 'describing',
        chosen: 'any',
      },
    );
  });

  it('is required before the details once the guest has opened a room', () => {
    expect(
      reduceActions(searchSubmitted(searchedSlot), tableChosen(null), detailsOpened('key-1')).flow
        .step,
    ).toBe('choosing');
  });

  it('cannot be made before a search', () => {
    expect(reduceActions(tableChosen(table)).flow).toEqual({ step: 'searching' });
  });

  it('keeps the search when the guest goes back to the time slots', () => {
    const state = reduceActions(partyChanged(4), searchSubmitted(searchedSlot), backToSlots());
    expect([state.flow.step, state.draft.numberOfPeople]).toEqual(['searching', 4]);
  });

  it('is kept when the guest returns to the tables', () => {
    expect(reduceActions(...actionsToDetails, backToTables()).flow).toMatchObject({
      step: 'choosing',
      chosen: table,
    });
  });
});

describe('a reservation request', () => {
  it('has the idempotency key created when the details opened', () => {
    expect(reduceActions(...actionsToDetails).flow).toMatchObject({
      step: 'describing',
      attempt: 'key-1',
    });
  });

  it('has a new idempotency key after a field has changed', () => {
    expect(
      reduceActions(...actionsToDetails, detailsTyped({ details, attempt: 'key-2' })).flow,
    ).toMatchObject({
      attempt: 'key-2',
    });
  });

  it('takes a new idempotency key when the server knows the old one with other content', () => {
    expect(reduceActions(...actionsToDetails, attemptRenewed('key-3')).flow).toMatchObject({
      attempt: 'key-3',
    });
  });

  it('returns to the tables and keeps the typed details after a conflict', () => {
    const state = reduceActions(
      ...actionsToDetails,
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

  it('leaves the table to the restaurant after a conflict when no table was chosen', () => {
    const flow = reduceActions(
      searchSubmitted(searchedSlot),
      detailsOpened('key-1'),
      conflictReported(conflict),
    ).flow;
    expect(flow).toMatchObject({ step: 'choosing', chosen: 'any', lost: null });
  });

  it('clears the lost table when the guest leaves the choice to the restaurant', () => {
    const flow = reduceActions(
      ...actionsToDetails,
      conflictReported(conflict),
      tableChosen('any'),
    ).flow;
    expect(flow).toMatchObject({ step: 'choosing', chosen: 'any', lost: null });
  });

  it('resets the whole flow after success', () => {
    const state = reduceActions(
      partyChanged(4),
      ...actionsToDetails,
      detailsTyped({ details, attempt: 'key-2' }),
      reservationSent(),
    );
    expect(state).toEqual(reduceActions());
  });
});

describe('a URL of the booking flow', () => {
  const draft = { date, numberOfPeople: 4, mealType: 'cena', timeSlot: 'cena_secondo' } as const;
  const openUrl = (
    step: 'searching' | 'choosing' | 'describing',
    searched: typeof searchedSlot | null,
  ) => urlOpened({ draft, step, searched, attempt: 'key-new' });

  it('opens its step with its search', () => {
    const state = reduceActions(openUrl('choosing', searchedSlot));
    expect(state).toMatchObject({ draft, flow: { step: 'choosing', searched: searchedSlot } });
  });

  it('opens the search when it has no turn', () => {
    expect(reduceActions(openUrl('choosing', null)).flow).toEqual({ step: 'searching' });
  });

  it('opens the tables instead of the details while the guest is choosing a table', () => {
    const choosingState = reduceActions(searchSubmitted(searchedSlot), tableChosen(null));
    expect(
      bookingFlow.reducer(choosingState, openUrl('describing', searchedSlot)).flow,
    ).toMatchObject({
      step: 'choosing',
      chosen: null,
    });
  });

  it('keeps table and Idempotency-Key through Back and Forward', () => {
    const back = reduceActions(
      ...actionsToDetails,
      openUrl('choosing', searchedSlot),
      openUrl('searching', null),
    );
    expect(back.flow).toEqual({ step: 'searching' });
    expect(bookingFlow.reducer(back, openUrl('describing', searchedSlot)).flow).toMatchObject({
      step: 'describing',
      chosen: table,
      attempt: 'key-1',
    });
  });

  it('clears the table when it has another search', () => {
    const other = { ...searchedSlot, numberOfPeople: 5 };
    expect(reduceActions(...actionsToDetails, openUrl('describing', other)).flow).toMatchObject({
      step: 'describing',
      searched: other,
      chosen: 'any',
    });
  });

  it('keeps a reported conflict on the open step', () => {
    expect(
      reduceActions(
        ...actionsToDetails,
        conflictReported(conflict),
        openUrl('choosing', searchedSlot),
      ).flow,
    ).toMatchObject({ conflict });
  });

  it('keeps the search of the guest when it has none', () => {
    const state = reduceActions(
      partyChanged(4),
      urlOpened({ draft: null, step: 'searching', searched: null, attempt: 'key-new' }),
    );
    expect(state.draft.numberOfPeople).toBe(4);
  });

  it('restores the input of the guest after a page reload', () => {
    const lastChoice = { searched: searchedSlot, chosen: table, attempt: 'key-1' };
    const typed = { ...reduceActions().details, ...details };
    const state = reduceActions(
      inputRestored({ details: typed, lastChoice }),
      openUrl('describing', searchedSlot),
    );
    expect(state.details).toEqual(typed);
    expect(state.flow).toMatchObject({ step: 'describing', chosen: table, attempt: 'key-1' });
  });
});
