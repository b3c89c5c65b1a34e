const ITALY_COUNTRY_CODE = '39';

/** What a phone link dials: digits, and the plus where there is one. */
export const toDialString = (phone: string): string => phone.replace(/[^+\d]/g, '');

/**
 * The number as wa.me wants it: country code and digits alone. Without a country code it is an Italian number; the zero
 * that some write in brackets after the code is not dialled from abroad.
 */
export const toWhatsAppNumber = (phone: string): string => {
  const number = toDialString(phone.replace('(0)', ''));
  if (number.startsWith('+')) return number.slice(1).replace(/\D/g, '');
  return number.startsWith('00') ? number.slice(2) : ITALY_COUNTRY_CODE + number;
};
