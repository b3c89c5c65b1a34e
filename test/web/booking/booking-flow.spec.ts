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
  mealChanged,
  partyChanged,
  conflictReported,
  searchSubmitted,
  reservationSent,
  slotChanged,
  tableChosen,
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
};
const searchedSlot: SearchedSlot = { date: '2026-12-05', numberOfPeople: 4, slot };
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
  it('starts with two people at lunch and no turn', () => {
    expect(after().draft).toEqual({
      date: null,
      numberOfPeople: 2,
      mealType: 'pranzo',
      timeSlotId: null,
    });
  });

  it('keeps the party between one and eight', () => {
    expect([0, 1, 8, 9].map((people) => after(partyChanged(people)).draft.numberOfPeople)).toEqual([
      1, 1, 8, 8,
    ]);
  });

  it('loses its turn when the meal changes', () => {
    expect(after(slotChanged(slot.id), mealChanged('cena')).draft).toMatchObject({
      mealType: 'cena',
      timeSlotId: null,
    });
  });

  it('keeps its turn when the same meal is chosen again, or another date', () => {
    expect(
      after(slotChanged(slot.id), mealChanged('pranzo'), dateChanged('2026-12-06')).draft
        .timeSlotId,
    ).toBe(slot.id);
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
  it('is empty after a new search', () => {
    expect(
      after(searchSubmitted(searchedSlot), tableChosen(table), searchSubmitted(searchedSlot)).flow,
    ).toMatchObject({
      step: 'choosing',
      chosen: null,
    });
  });

  it('comes before the details', () => {
    expect(after(searchSubmitted(searchedSlot), detailsOpened('key-1')).flow.step).toBe('choosing');
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
    });
    expect(state.details).toEqual(details);
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
