const format = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('it-IT', {
    minimumFractionDigits,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
const whole = format(0);
const exact = format(2);

/** Formats an amount such as `€ 200` or `€ 200,50`. */
export const formatEuros = (cents: number): string =>
  `€ ${(cents % 100 === 0 ? whole : exact).format(cents / 100)}`;

const AMOUNT = /^(?:€ ?)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;

/**
 * Parses an amount in Italian format, such as `1.250,50`, to cents. Returns null for any other
 * text.
 */
export const parseEuros = (text: string): number | null => {
  const [, euros, cents = ''] = AMOUNT.exec(text.trim()) ?? [];
  return euros === undefined
    ? null
    : Number(euros.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
};
