/**
 * Returns SQL for the digits without the Italian country code, for a row with this alias. Must
 * equal the expression of the index `personal_data_digits`. Serves the search by typed digits only:
 * digits do not identify a person.
 */
export const toNationalDigits = (row: string): string => `case
  when ${row}.phone_digits like '0039%' and length(${row}.phone_digits) > 12 then substr(${row}.phone_digits, 5)
  when ${row}.phone_digits like '39%' and length(${row}.phone_digits) > 10 then substr(${row}.phone_digits, 3)
  else ${row}.phone_digits end`;

/**
 * Returns SQL for the reversed digits. Must equal the expression of the index
 * `personal_data_last_digits`.
 */
export const toReversedDigits = (row: string): string => `reverse(${row}.phone_digits)`;
