/**
 * Writes the first day of a French month as `1er`, which `Intl` does not do. `text` is a formatted
 * date without a time.
 */
export const formatFrenchFirst = (text: string, locale: string): string =>
  locale.startsWith('fr') ? text.replace(/(^|\s)1(?=\s|$)/, '$11er') : text;
