import { describe, expect, it } from '@jest/globals';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  isWithinLeadTime,
  activeTimeSlots,
} from '#web/features/booking/guest/search/bookableTimeSlots.ts';
import { translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import { validateSearch } from '#web/features/booking/guest/search/validateSearch.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const slot = (startTime: string, over: Partial<TimeSlotView> = {}): TimeSlotView => ({
  id: '01990000-0000-7000-8000-000000000005',
  startTime,
  endTime: '23:00',
  isActive: true,
  description: null,
  createdAt: '2026-11-21T08:00:00Z',
  updatedAt: '2026-11-21T08:00:00Z',
  turnKey: null,
  maxCovers: 75,
  mealType: startTime < '17:00' ? 'pranzo' : 'cena',
  ...over,
});
const draft = {
  date: '2026-12-05',
  numberOfPeople: 2,
  mealType: 'cena' as const,
};
const today = '2026-11-21';

describe('the validation of a table search', () => {
  it('names the last bookable day when the date is later', () => {
    const { date } = validateSearch(
      { ...draft, date: '2027-12-01' },
      { date: '2027-12-01', numberOfPeople: 2, slot: slot('19:00') },
      today,
      '2027-11-30',
    );
    const translateCalls: unknown[] = [];
    translateFieldError(
      ((id, values) => {
        translateCalls.push(id, values);
        return '';
      }) as Translate,
      date!,
    );
    expect(translateCalls).toEqual([
      'field.dateTooFar',
      { day: Date.parse('2027-11-30T12:00:00Z') },
    ]);
  });

  it('shows "Seleziona una data" without a date', () => {
    const { date } = validateSearch({ ...draft, date: '' }, null, today, '2027-11-30');
    expect(fieldText(date)).toBe('Seleziona una data');
  });

  it('shows "Seleziona un turno" without a turn', () => {
    const { timeSlot, ...others } = validateSearch(draft, null, today, '2027-11-30');
    expect(fieldText(timeSlot)).toBe('Seleziona un turno');
    expect(others).toEqual({});
  });

  it('refuses a date before today', () => {
    expect(
      validateSearch(
        { ...draft, date: '2026-11-20' },
        { date: '2026-11-20', numberOfPeople: 2, slot: slot('19:00') },
        today,
        '2027-11-30',
      ),
    ).toEqual({ date: 'date_past' });
  });

  it('accepts a date, a party and a turn', () => {
    expect(
      validateSearch(
        draft,
        { date: draft.date, numberOfPeople: 2, slot: slot('19:00') },
        today,
        '2027-11-30',
      ),
    ).toEqual({});
  });
});

describe('the bookable turns', () => {
  it('are the active slots of the meal in order of start', () => {
    const slots = [slot('21:30'), slot('19:00'), slot('12:00'), slot('20:00', { isActive: false })];
    expect(activeTimeSlots(slots, 'cena').map(({ startTime }) => startTime)).toEqual([
      '19:00',
      '21:30',
    ]);
  });

  it('exclude a turn of today that begins in less than 30 minutes in the time zone of the venue', () => {
    const at = (utc: string) =>
      isWithinLeadTime('19:00', '2026-12-05', new Date(`2026-12-05T${utc}:00Z`));
    expect([at('17:29'), at('17:30'), at('17:31'), at('18:30')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('include every turn of another day', () => {
    expect(isWithinLeadTime('12:00', '2026-12-06', new Date('2026-12-05T22:59:00Z'))).toBe(false);
  });

  it('use the date in Rome, not in UTC', () => {
    expect(isWithinLeadTime('00:10', '2026-12-06', new Date('2026-12-05T23:05:00Z'))).toBe(true);
  });
});
