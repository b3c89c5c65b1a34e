import {
  nextQuoteStatuses,
  quoteChange,
  quoteRequest,
  quoteStatusLabel,
} from '#src/contracts/private-events.ts';
import { buildQuoteRequest } from '#test/support/builders/request-builders.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const without = (field: string) =>
  Object.fromEntries(Object.entries(buildQuoteRequest()).filter(([name]) => name !== field));
const sentenceFor = (value: unknown) =>
  fieldText(quoteRequest.safeParse(value).error?.issues[0]?.message) ?? null;

describe('a request for a quote', () => {
  it.each([
    ['customerName', 'Il nome è obbligatorio'],
    ['customerPhone', 'Il numero di telefono è obbligatorio'],
    ['eventDate', "La data dell'evento è obbligatoria"],
    ['numberOfPeople', 'Numero di persone deve essere almeno 1'],
    ['menuIdeas', 'Le idee di menu sono obbligatorie'],
  ])('without %s says "%s"', (field, sentence) =>
    expect(sentenceFor(without(field))).toBe(sentence),
  );

  it.each(['customerEmail', 'additionalNotes'])('needs no %s', (field) =>
    expect(quoteRequest.parse(without(field))).toMatchObject({ [field]: null }),
  );
  it('is for lunch unless it says cena', () =>
    expect(quoteRequest.parse(without('mealType')).mealType).toBe('pranzo'));
  it.each([
    [1, true],
    [1_000, true],
    [0, false],
    [1_001, false],
    [2.5, false],
  ])('for %d people: %s', (numberOfPeople, fine) =>
    expect(quoteRequest.safeParse(buildQuoteRequest({ numberOfPeople })).success).toBe(fine),
  );
});

describe('the answer to it', () => {
  it.each(['€ 1.250,00', '45', '45,50 €', '€ 45 a persona', '45 euro per persona', 'EUR 900'])(
    'may name %s as the price',
    (quotedPrice) =>
      expect(quoteChange.parse({ status: 'approved', quotedPrice }).quotedPrice).toBe(quotedPrice),
  );

  it.each(['come per la signora Prova', '45 per Agata', '€', '-3'])(
    'rejects "%s", because the price is in the history, which may contain no name',
    (quotedPrice) =>
      expect(
        fieldText(
          quoteChange.safeParse({ status: 'approved', quotedPrice }).error?.issues[0]?.message,
        ),
      ).toMatch(/^Prezzo non valido/),
  );

  it('may leave price and notes out: they stay as they are', () =>
    expect(quoteChange.parse({ status: 'rejected' })).toEqual({ status: 'rejected' }));
  it('may be price and notes alone, and must be something', () => {
    expect(quoteChange.parse({ quotedPrice: '€ 900', adminNotes: 'Torta' })).toEqual({
      quotedPrice: '€ 900',
      adminNotes: 'Torta',
    });
    expect(fieldText(quoteChange.safeParse({}).error?.issues[0]?.message)).toBe(
      'Indica lo stato, il prezzo o le note',
    );
  });

  it.each([null, ''])('may remove price and notes (%p)', (nothing) =>
    expect(
      quoteChange.parse({ status: 'rejected', quotedPrice: nothing, adminNotes: nothing }),
    ).toEqual({ status: 'rejected', quotedPrice: null, adminNotes: null }),
  );

  it('has a reason only where it is a rejection', () => {
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

  it('is given once, in the words of the badges', () => {
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
