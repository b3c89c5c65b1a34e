import { isClosed, findStranded, weekdayOf } from '#src/contexts/closures/closure-rules.ts';
import { closureChange, closureDraft } from '#src/contracts/closures.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const onDate = { date: '2027-03-14', weekday: null, service: 'all' } as const;
const sundays = { date: null, weekday: 0, service: 'dinner' } as const;

describe('a service', () => {
  it('is closed only on the date of a one-off closure', () => {
    expect(isClosed([onDate], '2027-03-14', 'lunch')).toBe(true);
    expect(isClosed([onDate], '2027-03-15', 'lunch')).toBe(false);
  });
  it('is closed on a weekly Sunday closure only for the service of the closure', () => {
    expect(isClosed([sundays], '2027-03-14', 'dinner')).toBe(true);
    expect(isClosed([sundays], '2027-03-14', 'lunch')).toBe(false);
    expect(isClosed([sundays], '2027-03-15', 'dinner')).toBe(false);
  });
  it('is closed when any of several closures covers it', () =>
    expect(isClosed([sundays, { ...onDate, service: 'lunch' }], '2027-03-14', 'lunch')).toBe(true));
  it('is open without a closure', () => expect(isClosed([], '2027-03-14', 'lunch')).toBe(false));
});

it('numbers the weekdays of dates from 0 for Sunday', () =>
  expect(['2027-03-14', '2027-03-15', '2027-03-20'].map(weekdayOf)).toEqual([0, 1, 6]));

describe('a closure', () => {
  const dinner = { date: '2027-03-14', startTime: '19:00' };
  const lunch = { date: '2027-03-14', startTime: '16:59' };
  const turns = [
    lunch,
    dinner,
    { date: '2027-03-15', startTime: '19:00' },
    { date: '2027-03-21', startTime: '20:50' },
  ];

  it('affects the turns of its date and service, with dinner from 17:00', () => {
    expect(findStranded({ ...onDate, active: true }, turns)).toEqual([lunch, dinner]);
    expect(findStranded({ ...onDate, service: 'lunch', active: true }, turns)).toEqual([lunch]);
  });
  it('affects every Sunday dinner when it is weekly', () =>
    expect(findStranded({ ...sundays, active: true }, turns)).toEqual([
      dinner,
      { date: '2027-03-21', startTime: '20:50' },
    ]));
  it('affects no turn while it is inactive', () =>
    expect(findStranded({ ...onDate, active: false }, turns)).toEqual([]));
});

describe('the contract of a closure', () => {
  const getErrorText = (value: object) =>
    fieldText(closureDraft.safeParse({ service: 'all', ...value }).error?.issues[0]?.message);
  it('accepts weekday 0, which is Sunday', () =>
    expect(closureDraft.parse({ service: 'all', weekday: 0 })).toMatchObject({
      weekday: 0,
      active: true,
      note: null,
    }));
  it.each([
    [{}, 'Devi specificare una data specifica o un giorno della settimana'],
    [
      { date: null, weekday: null },
      'Devi specificare una data specifica o un giorno della settimana',
    ],
    [
      { date: '2027-03-14', weekday: 0 },
      'Non puoi specificare sia una data che un giorno della settimana',
    ],
    [
      { weekday: 7 },
      'Il giorno della settimana deve essere compreso tra 0 (Domenica) e 6 (Sabato)',
    ],
    [
      { weekday: 0.5 },
      'Il giorno della settimana deve essere compreso tra 0 (Domenica) e 6 (Sabato)',
    ],
    [{ service: 'brunch', weekday: 1 }, 'Il tipo di servizio è obbligatorio'],
  ])('rejects %j', (value, message) => expect(getErrorText(value)).toBe(message));
  it('adds no field that a change does not contain', () =>
    expect(closureChange.parse({ active: false })).toEqual({ active: false }));
});
