import {
  nextQuoteStatuses,
  quoteChange,
  quoteRequest,
  quoteStatusLabel,
} from '#src/contracts/private-events/quotes.ts';
import { buildQuoteRequest } from '#test/support/builders/request-builders.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const omitField = (field: string) =>
  Object.fromEntries(Object.entries(buildQuoteRequest()).filter(([name]) => name !== field));
const getErrorText = (value: unknown) =>
  fieldText(quoteRequest.safeParse(value).error?.issues[0]?.message) ?? null;

describe('a request for a quote', () => {
  it.each([
    ['customerName', 'Il nome è obbligatorio'],
    ['customerPhone', 'Il numero di telefono è obbligatorio'],
    ['eventDate', "La data dell'evento è obbligatoria"],
    ['numberOfPeople', 'Numero di persone deve essere almeno 1'],
    ['menuIdeas', 'Le idee di menu sono obbligatorie'],
  ])('is rejected without %s with the text "%s"', (field, sentence) =>
    expect(getErrorText(omitField(field))).toBe(sentence),
  );

  it.each(['customerEmail', 'additionalNotes'])('is valid without %s', (field) =>
    expect(quoteRequest.parse(omitField(field))).toMatchObject({ [field]: null }),
  );
  it('is for pranzo without a mealType', () =>
    expect(quoteRequest.parse(omitField('mealType')).mealType).toBe('pranzo'));
  it.each([
    [1, true],
    [1_000, true],
    [0, false],
    [1_001, false],
    [2.5, false],
  ])('is valid for %d people: %s', (numberOfPeople, isValid) =>
    expect(quoteRequest.safeParse(buildQuoteRequest({ numberOfPeople })).success).toBe(isValid),
  );
});

describe('the answer of staff to a quote', () => {
  it.each([
    ['€ 1.250,00', '€ 1.250,00'],
    ['45', '€ 45'],
    ['45,50 €', '€ 45,50'],
    ['€ 45 a persona', '€ 45 a persona'],
    ['45 euro per persona', '€ 45 per persona'],
    ['EUR 900', '€ 900'],
    ['1250,5', '€ 1.250,50'],
  ])('accepts %s as the price, and stores %s', (quotedPrice, stored) =>
    expect(quoteChange.parse({ status: 'approved', quotedPrice }).quotedPrice).toBe(stored),
  );

  it.each(['come per la signora Prova', '45 per Agata', '€', '-3'])(
    'rejects "%s" as the price, because the history may contain no guest name',
    (quotedPrice) =>
      expect(
        fieldText(
          quoteChange.safeParse({ status: 'approved', quotedPrice }).error?.issues[0]?.message,
        ),
      ).toMatch(/^Prezzo non valido/),
  );

  it('is valid without price and notes', () =>
    expect(quoteChange.parse({ status: 'rejected' })).toEqual({ status: 'rejected' }));
  it('is valid with price and notes alone, and rejected when it is empty', () => {
    expect(quoteChange.parse({ quotedPrice: '€ 900', adminNotes: 'Torta' })).toEqual({
      quotedPrice: '€ 900',
      adminNotes: 'Torta',
    });
    expect(fieldText(quoteChange.safeParse({}).error?.issues[0]?.message)).toBe(
      'Indica lo stato, il prezzo o le note',
    );
  });

  it.each([null, ''])('removes price and notes when they are %p', (emptyValue) =>
    expect(
      quoteChange.parse({ status: 'rejected', quotedPrice: emptyValue, adminNotes: emptyValue }),
    ).toEqual({ status: 'rejected', quotedPrice: null, adminNotes: null }),
  );

  it('accepts a rejection reason only with the status rejected', () => {
    expect(quoteChange.parse({ status: 'rejected', rejectionReason: 'duplicate' })).toEqual({
      status: 'rejected',
      rejectionReason: 'duplicate',
    });
    for (const change of [
      { rejectionReason: 'duplicate' },
      { status: 'approved', rejectionReason: 'duplicate' },
    ])
      expect(fieldText(quoteChange.safeParse(change).error?.issues[0]?.message)).toBe(
        'Il motivo vale solo per un rifiuto',
      );
  });

  it('is final, and each status has an Italian label', () => {
    expect(nextQuoteStatuses).toEqual({
      pending: ['approved', 'rejected'],
      approved: [],
      rejected: [],
    });
    expect(quoteStatusLabel).toEqual({
      pending: 'In attesa',
      approved: 'Approvato',
      rejected: 'Rifiutato',
    });
  });
});
