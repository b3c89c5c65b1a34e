/** Parses a price such as `€ 12,00` to `12.00`. Returns null if the text is not a single amount. */
export const parsePrice = (price: string): string | null => {
  const amount =
    /^(?:(?:€|EUR)\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?(?:\s*(?:€|EUR))?$/i.exec(
      price.trim(),
    );
  return amount ? `${amount[1]!.replaceAll('.', '')}.${(amount[2] ?? '').padEnd(2, '0')}` : null;
};

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Caches the formats per locale, because a menu has up to 200 prices and the construction is slow.
 */
const euroFormat = (locale: string): Intl.NumberFormat => {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  formats.set(locale, format);
  return format;
};

/**
 * Formats a price for a locale, such as `€12.00` or `12,00 €`. Italian prices and texts that are
 * not a single amount stay unchanged.
 */
export const localizePrice = (price: string, locale: string): string => {
  const amount = parsePrice(price);
  if (amount === null || locale.startsWith('it')) return price;
  return euroFormat(locale).format(Number(amount));
};
