const ITALY_COUNTRY_CODE = '39';

export const toDialString = (phone: string): string => phone.replace(/[^+\d]/g, '');

/**
 * Number for a wa.me link: country code and digits, without the trunk prefix `(0)`. Numbers without
 * country code count as Italian.
 */
export const toWhatsAppNumber = (phone: string): string => {
  const number = toDialString(phone.replace('(0)', ''));
  if (number.startsWith('+')) return number.slice(1).replace(/\D/g, '');
  return number.startsWith('00') ? number.slice(2) : ITALY_COUNTRY_CODE + number;
};
