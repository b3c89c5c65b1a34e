/** The printed menu names the currency once. Staff write prices as text, such as `€ 9,50`. */
export const splitPrice = (price: string): { currency: string; amount: string } => {
  const [, currency = '', amount = price] = /^(€\s*)(.+)$/.exec(price) ?? [];
  return { currency, amount };
};
