/**
 * Digits without the Italian country code. Must equal the expression of `personal_data_digits`. The
 * functions take the alias of a row of `personal_data`.
 */
export const toNationalDigits = (row: string): string => `case
  when ${row}.phone_digits like '0039%' and length(${row}.phone_digits) > 12 then substr(${row}.phone_digits, 5)
  when ${row}.phone_digits like '39%' and length(${row}.phone_digits) > 10 then substr(${row}.phone_digits, 3)
  else ${row}.phone_digits end`;

/** Must equal the expression of the index `personal_data_last_digits`. */
export const toReversedDigits = (row: string): string => `reverse(${row}.phone_digits)`;

/**
 * All keys of the guest of a row of `personal_data`: its own, and those of the entries of the guest
 * book with which staff merged it. The column `guest_key` identifies a guest by the last nine digits
 * of the telephone number, or by the e-mail address of a guest without a telephone number.
 */
export const listGuestKeys = (row: string): string => `
  select ${row}.guest_key union all
  select mp.guest_key from personal_data ep join guests e on e.subject_id = ep.subject_id
    join guests m on m.id = coalesce(e.merged_into, e.id) or m.merged_into = coalesce(e.merged_into, e.id)
    join personal_data mp on mp.subject_id = m.subject_id
  where ep.guest_key = ${row}.guest_key`;
