import { describe, expect, it } from '@jest/globals';
import { withoutSpanishComma } from '#web/shared/dates/useFormatDate.ts';

describe('a Spanish date', () => {
  it.each([
    ['es', 'martes, 1 de diciembre', 'martes 1 de diciembre'],
    ['es-ES', 'sáb, 28 nov', 'sáb 28 nov'],
    ['es', '1 de diciembre', '1 de diciembre'],
    ['en-GB', 'Tuesday, 1 December', 'Tuesday, 1 December'],
  ])('has no comma after the day of the week (%s, %s)', (locale, text, expected) => {
    expect(withoutSpanishComma(text, locale)).toBe(expected);
  });
});
