import {
  createClosureFormSchema,
  toClosureFields,
  emptyClosure,
} from '#web/features/closures/staff/closureFormSchema.ts';
import {
  removalQuestion,
  formatStrandedCount,
  closureTitle,
  closureTypeLabel,
} from '#web/features/closures/staff/closureText.ts';
import { chatHref, telHref } from '#web/shared/phoneLinks.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const TODAY = '2027-03-10';
const validate = (over: object, stored: string | null = null) => {
  const { data, error } = createClosureFormSchema(TODAY, stored).safeParse({
    ...emptyClosure,
    ...over,
  });
  return (
    data ??
    Object.fromEntries(
      error!.issues.map(({ path, message }) => [path.join('.'), fieldText(message)]),
    )
  );
};

describe('the closure form', () => {
  it.each([
    [{}, { date: 'La data è obbligatoria' }],
    [{ date: '2027-03-09' }, { date: 'La data non può essere nel passato' }],
    [{ type: 'weekday' }, { weekday: 'Il giorno della settimana è obbligatorio' }],
    [
      { type: 'weekday', weekday: '7' },
      { weekday: 'Il giorno della settimana deve essere compreso tra 0 (Domenica) e 6 (Sabato)' },
    ],
    [
      { date: TODAY, weekday: '0' },
      { date: 'Seleziona solo una data specifica o un giorno ricorrente, non entrambi' },
    ],
    [
      { type: 'weekday', date: TODAY, weekday: '0' },
      { weekday: 'Seleziona solo una data specifica o un giorno ricorrente, non entrambi' },
    ],
    [{ date: TODAY, service: '' }, { service: 'Il tipo di servizio è obbligatorio' }],
  ])('refuses %j', (over, issues) => expect(validate(over)).toEqual(issues));

  it('sends only the day of the chosen type, with Sunday as 0', () => {
    expect(validate({ date: TODAY })).toEqual({
      service: 'all',
      note: null,
      active: true,
      date: TODAY,
    });
    expect(validate({ type: 'weekday', weekday: '0', note: 'Riposo' })).toEqual({
      service: 'all',
      note: 'Riposo',
      active: true,
      weekday: 0,
    });
  });

  it('accepts a past date that the closure already has', () =>
    expect(validate({ date: '2027-03-01' }, '2027-03-01')).toMatchObject({ date: '2027-03-01' }));

  it('starts with the values of the stored closure', () =>
    expect(
      toClosureFields({
        id: 'c',
        date: null,
        weekday: 0,
        service: 'lunch',
        note: null,
        active: false,
        stranded: 0,
        createdAt: '',
        updatedAt: '',
      }),
    ).toEqual({
      type: 'weekday',
      date: '',
      weekday: '0',
      service: 'lunch',
      note: '',
      active: false,
    }));
});

describe('the texts of a closure', () => {
  it('name the day', () => {
    expect(closureTitle({ date: '2027-03-13', weekday: null })).toBe('sabato 13 marzo 2027');
    expect([0, 6].map((weekday) => closureTitle({ date: null, weekday }))).toEqual([
      'Domenica',
      'Sabato',
    ]);
    expect([
      closureTypeLabel({ date: '2027-03-13', weekday: null }),
      closureTypeLabel({ date: null, weekday: 1 }),
    ]).toEqual(['Data specifica', 'Ricorrente settimanale']);
  });
  it('ask for confirmation with the day before deletion', () => {
    expect(removalQuestion({ date: '2027-03-13', weekday: null })).toBe(
      'Sei sicuro di voler eliminare la chiusura di sabato 13 marzo 2027?',
    );
    expect(removalQuestion({ date: null, weekday: 1 })).toBe(
      'Sei sicuro di voler eliminare la chiusura ricorrente di ogni lunedì?',
    );
  });
  it('count the reservations to move', () =>
    expect([formatStrandedCount(1), formatStrandedCount(2)]).toEqual([
      '1 prenotazione da spostare',
      '2 prenotazioni da spostare',
    ]));
});

it('creates telephone and WhatsApp links, with the Italian country code by default', () => {
  expect(telHref('+39 0935 / 000-101')).toBe('tel:+390935000101');
  expect(['333 000 0101', '+33 6 00 00 12 34', '0033 600001234'].map(chatHref)).toEqual([
    'https://wa.me/393330000101',
    'https://wa.me/33600001234',
    'https://wa.me/33600001234',
  ]);
});
