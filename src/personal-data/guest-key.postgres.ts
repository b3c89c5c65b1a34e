/**
 * A telephone number contains digits and these characters. `translate` is faster than a regular
 * expression. The functions take the alias of a row of `personal_data`.
 */
const toDigits = (row: string): string => `translate(${row}.data->>'phone', ' +()./-', '')`;

/** Digits without the Italian country code. Must equal the expression of `personal_data_digits`. */
export const toNationalDigits = (row: string): string => `case
  when ${toDigits(row)} like '0039%' and length(${toDigits(row)}) > 12 then substr(${toDigits(row)}, 5)
  when ${toDigits(row)} like '39%' and length(${toDigits(row)}) > 10 then substr(${toDigits(row)}, 3)
  else ${toDigits(row)} end`;

/** Must equal the expression of the index `personal_data_last_digits`. */
export const toReversedDigits = (row: string): string => `reverse(${toDigits(row)})`;

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
