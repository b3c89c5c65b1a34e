/** `€ 12,00` becomes `12.00`. Null when the text is not a single amount. */
export const parsePrice = (price: string): string | null => {
  const amount = /^(?:(?:€|EUR)\s*)?(\d+)(?:[.,](\d{1,2}))?(?:\s*(?:€|EUR))?$/i.exec(price.trim());
  return amount ? `${amount[1]}.${(amount[2] ?? '').padEnd(2, '0')}` : null;
};

const formats = new Map<string, Intl.NumberFormat>();

/** Created once per locale, because a menu has up to 200 prices and the construction is slow. */
const euroFormat = (locale: string): Intl.NumberFormat => {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  formats.set(locale, format);
  return format;
};

/**
 * Writes an amount as readers of the locale do, such as `€12.00` or `12,00 €`. Italian prices and
 * prices that are no single amount stay as staff wrote them.
 */
export const localizePrice = (price: string, locale: string): string => {
  const amount = parsePrice(price);
  if (amount === null || locale.startsWith('it')) return price;
  return euroFormat(locale).format(Number(amount));
};
