type SplitPrice = { readonly before: string; readonly amount: string; readonly after: string };

/**
 * Splits a price such as `€ 9,50` or `9,50 €` into amount and currency. The printed menu shows the
 * currency only once.
 */
export const splitPrice = (price: string): SplitPrice => {
  const [, before = '', amount = price, after = ''] = /^(€\s*)?([^€]+?)(\s*€)?$/.exec(price) ?? [];
  return { before, amount, after };
};
