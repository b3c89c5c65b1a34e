import { describe, expect, it } from '@jest/globals';
import { localizePrice, parsePrice } from '#web/shared/i18n/localizePrice.ts';

describe('a price', () => {
  it.each([
    ['€ 12,00', '12.00'],
    ['9.5 €', '9.50'],
    ['EUR 7', '7.00'],
    ['12,00\u00a0€', '12.00'],
    ['€ 5,00 / 8,00', null],
    ['secondo mercato', null],
  ])('is parsed from %s as %s', (price, amount) => {
    expect(parsePrice(price)).toBe(amount);
  });

  it.each([
    ['it-IT', '€ 12,00', '€ 12,00'],
    ['en-GB', '€ 12,00', '€12.00'],
    ['es-ES', '€ 12,00', '12,00\u00a0€'],
    ['fr-FR', '€ 7,5', '7,50\u00a0€'],
    ['en-GB', 'secondo mercato', 'secondo mercato'],
  ])('is formatted in %s: %s as %s', (locale, price, text) => {
    expect(localizePrice(price, locale)).toBe(text);
  });
});
