import { normalizeEventPrice } from '#src/contracts/common/text-input/normalize-price.ts';

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

const AMOUNT = /^€ ([\d.]+)(?:,(\d{2}))?$/;

/**
 * Parses an amount as people type it, such as `1.250,50` or `200 euro`, to cents. Returns null for
 * any other text.
 */
export const parseEuros = (text: string): number | null => {
  const [, euros, cents = ''] = AMOUNT.exec(normalizeEventPrice(text)) ?? [];
  return euros === undefined ? null : Number(euros.replaceAll('.', '')) * 100 + Number(cents);
};
