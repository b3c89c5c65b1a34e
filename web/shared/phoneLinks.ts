const ITALY_COUNTRY_CODE = '39';

/** Keeps a telephone number on one line. */
export const withNoBreakSpaces = (phone: string): string => phone.replaceAll(' ', '\u00a0');

export const toDialString = (phone: string): string => phone.replace(/[^+\d]/g, '');

/**
 * Returns country code and digits for wa.me, without the trunk prefix `(0)`. The default country is
 * Italy.
 */
export const toWhatsAppNumber = (phone: string): string => {
  const number = toDialString(phone.replace('(0)', ''));
  if (number.startsWith('+')) return number.slice(1).replace(/\D/g, '');
  return number.startsWith('00') ? number.slice(2) : ITALY_COUNTRY_CODE + number;
};

export const telHref = (phone: string): string => `tel:${toDialString(phone)}`;

export const chatHref = (phone: string): string => `https://wa.me/${toWhatsAppNumber(phone)}`;
