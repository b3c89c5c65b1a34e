const COUNTRY = '39';

/** A phone as a link dials it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A phone as the chat service knows it: digits with the country in front; Italy's, where the guest gave none. */
export const chatHref = (phone: string): string => {
  const digits = phone.replace(/[^+\d]/g, '').replace(/^00/, '+');
  return `https://wa.me/${digits.startsWith('+') ? digits.slice(1) : COUNTRY + digits}`;
};
