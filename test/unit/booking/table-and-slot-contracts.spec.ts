import { tableChange, tableDraft } from '#src/contracts/booking/table-management.ts';
import {
  endsAfterStart,
  timeSlotChange,
  timeSlotDraft,
} from '#src/contracts/booking/time-slot-management.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const findErrorText = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) => fieldText(schema.safeParse(value).error?.issues[0]?.message);

describe('a time slot', () => {
  it('must end after it starts, on the same day', () => {
    expect(endsAfterStart({ startTime: '09:30', endTime: '10:00' })).toBe(true);
    expect(endsAfterStart({ startTime: '10:00', endTime: '10:00' })).toBe(false);
    expect(endsAfterStart({ startTime: '23:00', endTime: '00:30' })).toBe(false);
  });
  it.each(['9:30', '24:00', '12:60', '12.30', '1230', '12:30 '])(
    'rejects the start time %p, which is not HH:MM',
    (startTime) =>
      expect(findErrorText(timeSlotDraft, { startTime, endTime: '23:59' })).toBe(
        'Formato orario non valido (HH:MM)',
      ),
  );
  it('is active by default, and its empty description is null', () =>
    expect(timeSlotDraft.parse({ startTime: '12:00', endTime: '13:00', description: '' })).toEqual({
      startTime: '12:00',
      endTime: '13:00',
      description: null,
      isActive: true,
    }));
  it('has no default values in a change', () =>
    expect(timeSlotChange.parse({ isActive: false })).toEqual({ isActive: false }));
});

describe('a table', () => {
  it('needs only a name and a capacity', () =>
    expect(tableDraft.parse({ name: ' Sala 9 ', capacity: 4 })).toEqual({
      name: 'Sala 9',
      capacity: 4,
      description: null,
      floor: 0,
      capacityMin: null,
      joinGroup: null,
      isActive: true,
      position: null,
      shape: null,
      translations: {},
    }));
  it.each([0, -3, 1.5, '', 'x', null, undefined])('rejects the capacity %p', (capacity) =>
    expect(findErrorText(tableDraft, { name: 'A', capacity })).toBe(
      'La capacità deve essere un numero valido maggiore di 0',
    ),
  );
  it('has no default values in a change, where an empty field is null', () => {
    expect(tableChange.parse({ name: 'B' })).toEqual({ name: 'B' });
    expect(tableChange.parse({ capacityMin: '', description: '' })).toEqual({
      capacityMin: null,
      description: null,
    });
  });
});
