import fc from 'fast-check';
import { demoDrinks } from '#src/contexts/catalogue/demo/demo-drinks.ts';
import { dishSchema, drinkSchema } from '#src/contracts/catalogue/menu-drafts.ts';
import { priceChange } from '#src/contracts/catalogue/menu-evening-operations.ts';
import {
  normalizeEventPrice,
  normalizePrice,
} from '#src/contracts/common/text-input/normalize-price.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const price = dishSchema.shape.price;

describe('a typed price of a dish', () => {
  it.each([
    ['9', '€ 9,00'],
    ['9,5', '€ 9,50'],
    ['9.50', '€ 9,50'],
    ['€ 9,50', '€ 9,50'],
    ['€9,50', '€ 9,50'],
    ['9,50€', '€ 9,50'],
    ['9 euro', '€ 9,00'],
    ['EUR 9', '€ 9,00'],
    ['€\u00A09,50', '€ 9,50'],
    ['９，５', '€ 9,50'],
    ['1250', '€ 1.250,00'],
    ['1.250', '€ 1.250,00'],
    ['1.250,50', '€ 1.250,50'],
    ['16,00 al kg', '€ 16,00 al kg'],
    ['12/kg', '€ 12,00/kg'],
    ['3,50 l’etto', '€ 3,50 l’etto'],
    ['45 a persona', '€ 45,00 a persona'],
    ['40 per 2 persone', '€ 40,00 per 2 persone'],
    ['da 12', 'da € 12,00'],
    ['a partire da 12 €', 'a partire da € 12,00'],
    ['5/18', '€ 5,00 / € 18,00'],
    ['5 \u2013 8', '€ 5,00 - € 8,00'],
    ['s.q.', 's.q.'],
    ['secondo mercato', 'secondo mercato'],
  ])('%j is stored as %j', (typed, stored) => expect(price.parse(typed)).toBe(stored));

  it.each(['abc', '9 abc', '€', '€€', '-3', '9,505', 'da', 'nove', '9 EUROPA', '12345678'])(
    '%j is refused with an example',
    (typed) =>
      expect(fieldText(price.safeParse(typed).error?.issues[0]?.message)).toMatch(
        /^Prezzo non valido: per esempio € 9,50/,
      ),
  );

  it.each(['', ' ', '\u00A0\u200B'])('%j is missing', (typed) =>
    expect(fieldText(price.safeParse(typed).error?.issues[0]?.message)).toBe('Prezzo richiesto'),
  );

  it('is the same field in a drink and in the list of prices', () => {
    expect(drinkSchema.shape.price).toBe(price);
    expect(priceChange.shape.price).toBe(price);
  });

  it('has the stored form in every drink of the demo menu', () => {
    for (const drink of demoDrinks) expect(price.parse(drink.price)).toBe(drink.price);
  });
});

describe('text of any kind', () => {
  const pieces = fc.constantFrom(...Array.from('0123456789.,€/- \u00A0\u2013\uFF19'), 'EUR', 'da ');
  const typedText = fc
    .array(fc.oneof(pieces, fc.constantFrom(' al kg', ' a persona', 'euro', 'abc')), {
      maxLength: 12,
    })
    .map((all) => all.join(''));

  it.each([
    ['the menu', normalizePrice],
    ['an event', normalizeEventPrice],
  ])('does not change when it is normalized twice as a price of %s', (_, normalize) =>
    fc.assert(
      fc.property(typedText, (typed) => expect(normalize(normalize(typed))).toBe(normalize(typed))),
      { numRuns: 3_000 },
    ),
  );
});
