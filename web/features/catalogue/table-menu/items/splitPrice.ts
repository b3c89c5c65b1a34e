type SplitPrice = { readonly before: string; readonly amount: string; readonly after: string };

/**
 * The printed menu names the currency once. Staff write prices as text, such as `€ 9,50`, which
 * some languages write as `9,50 €`.
 */
export const splitPrice = (price: string): SplitPrice => {
  const [, before = '', amount = price, after = ''] = /^(€\s*)?([^€]+?)(\s*€)?$/.exec(price) ?? [];
  return { before, amount, after };
};
