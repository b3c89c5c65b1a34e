/**
 * SQL of `matchContacts`. `row` is the alias of a row of `personal_data`. `offset 0` makes
 * PostgreSQL look up the key in its index, instead of reading all personal data.
 */
const CERTAIN_BY_PHONE = (row: string): string => `
  select c.subject_id from personal_data c
  where c.phone_key = ${row}.phone_key and c.name_key is not distinct from ${row}.name_key
    and (c.email_key = ${row}.email_key) is not false offset 0`;
const CERTAIN_BY_EMAIL = (row: string): string => `
  select c.subject_id from personal_data c
  where c.email_key = ${row}.email_key and c.name_key is not distinct from ${row}.name_key
    and (c.phone_key = ${row}.phone_key) is null offset 0`;

/** Selects the column `subject_id` of all rows that are certainly the same person as `row`. */
export const selectCertainContacts = (row: string): string => `
  (select subject_id from (${CERTAIN_BY_PHONE(row)}) by_phone
  union all select subject_id from (${CERTAIN_BY_EMAIL(row)}) by_email)`;

/** Selects all columns of the rows with the number or the address of `row`, once each. */
export const selectSharedContacts = (row: string): string => `
  (select by_phone.* from (
    select * from personal_data c where c.phone_key = ${row}.phone_key offset 0) by_phone
  union all select by_email.* from (
    select * from personal_data c where c.email_key = ${row}.email_key
      and (c.phone_key = ${row}.phone_key) is not true offset 0) by_email)`;

/**
 * Selects the id of the main entry in the guest book, or null. Of several entries that are certainly
 * this person, it is one with the same address.
 */
export const selectMainEntry = (row: string): string => `(
  select coalesce(g.merged_into, g.id)
  from ${selectCertainContacts(row)} own join guests g on g.subject_id = own.subject_id
    join personal_data o on o.subject_id = g.subject_id
  order by (o.email_key = ${row}.email_key) desc nulls last, g.created_at, g.id limit 1)`;

/**
 * Selects the column `subject_id` of all rows of the same person as `row`: `row` itself, those that
 * are certainly this person, and those of entries that staff confirmed by merging them.
 */
export const selectSamePerson = (row: string): string => `
  (select ${row}.subject_id
  union select subject_id from ${selectCertainContacts(row)} own
  union select same.subject_id
    from (select ${selectMainEntry(row)} id offset 0) main
    join guests g on g.id = main.id or g.merged_into = main.id
    join personal_data entry on entry.subject_id = g.subject_id
    cross join lateral ${selectCertainContacts('entry')} same)`;

/**
 * Condition that staff told apart the persons of two main entries. `one` and `other` are SQL
 * expressions for their ids as text.
 */
export const areToldApart = (one: string, other: string): string => `exists (
  select from guest_distinctions d join guests g on g.id = d.guest join guests o on o.id = d.other
  where (coalesce(g.merged_into, g.id)::text, coalesce(o.merged_into, o.id)::text)
    in ((${one}, ${other}), (${other}, ${one})))`;

/** SQL for number and address of a row as text, or null. */
export const describeContact = (row: string): string =>
  `nullif(concat_ws(', ', ${row}.data->>'phone', ${row}.data->>'email'), '')`;
