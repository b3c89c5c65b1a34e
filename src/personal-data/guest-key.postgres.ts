/**
 * Returns SQL for the digits without the Italian country code, for a row with this alias. Must
 * equal the expression of the index `personal_data_digits`.
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

/**
 * Returns SQL for all keys of a row's guest, including those of entries that staff merged. A key is
 * the last nine digits of the phone number, or else the e-mail address.
 */
export const listGuestKeys = (row: string): string => `
  select ${row}.guest_key union all
  select mp.guest_key from personal_data ep join guests e on e.subject_id = ep.subject_id
    join guests m on m.id = coalesce(e.merged_into, e.id) or m.merged_into = coalesce(e.merged_into, e.id)
    join personal_data mp on mp.subject_id = m.subject_id
  where ep.guest_key = ${row}.guest_key`;
