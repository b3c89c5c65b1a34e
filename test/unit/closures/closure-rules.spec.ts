import { isClosed, findStranded, weekdayOf } from '#src/contexts/closures/closure-rules.ts';
import { closureChange, closureDraft } from '#src/contracts/closures.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const onDate = { date: '2027-03-14', weekday: null, service: 'all' } as const;
const sundays = { date: null, weekday: 0, service: 'dinner' } as const;

describe('a service is closed', () => {
  it('on the date of a one-off closure, for every service', () => {
    expect(isClosed([onDate], '2027-03-14', 'lunch')).toBe(true);
    expect(isClosed([onDate], '2027-03-15', 'lunch')).toBe(false);
  });
  it('on a recurring weekday, for its service alone; Sunday is 0 and counts', () => {
    expect(isClosed([sundays], '2027-03-14', 'dinner')).toBe(true);
    expect(isClosed([sundays], '2027-03-14', 'lunch')).toBe(false);
    expect(isClosed([sundays], '2027-03-15', 'dinner')).toBe(false);
  });
  it('when any of several closures covers it', () =>
    expect(isClosed([sundays, { ...onDate, service: 'lunch' }], '2027-03-14', 'lunch')).toBe(true));
  it('never without a closure', () => expect(isClosed([], '2027-03-14', 'lunch')).toBe(false));
});

it('the weekday of a date is the calendar’s, 0 = Sunday', () =>
  expect(['2027-03-14', '2027-03-15', '2027-03-20'].map(weekdayOf)).toEqual([0, 1, 6]));

describe('a closure strands', () => {
  const dinner = { date: '2027-03-14', startTime: '19:00' };
  const lunch = { date: '2027-03-14', startTime: '16:59' };
  const turns = [
    lunch,
    dinner,
    { date: '2027-03-15', startTime: '19:00' },
    { date: '2027-03-21', startTime: '20:50' },
  ];

  it('the turns of its day and service; lunch ends where dinner begins, at 17:00', () => {
    expect(findStranded({ ...onDate, active: true }, turns)).toEqual([lunch, dinner]);
    expect(findStranded({ ...onDate, service: 'lunch', active: true }, turns)).toEqual([lunch]);
  });
  it('every Sunday dinner, when it is weekly', () =>
    expect(findStranded({ ...sundays, active: true }, turns)).toEqual([
      dinner,
      { date: '2027-03-21', startTime: '20:50' },
    ]));
  it('nothing while it is switched off', () =>
    expect(findStranded({ ...onDate, active: false }, turns)).toEqual([]));
});

describe('the contract of a closure', () => {
  const sentence = (value: object) =>
    fieldText(closureDraft.safeParse({ service: 'all', ...value }).error?.issues[0]?.message);
  it('takes Sunday, which is 0, for a day', () =>
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
  ])('refuses %j', (value, message) => expect(sentence(value)).toBe(message));
  it('keeps what a change does not name', () =>
    expect(closureChange.parse({ active: false })).toEqual({ active: false }));
});
