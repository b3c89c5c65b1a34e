import { Migration } from '@mikro-orm/migrations';

const DIGITS = String.raw`regexp_replace(data->>'phone', '\D', '', 'g')`;
const NATIONAL_DIGITS = `case
  when phone_digits like '0039%' and length(phone_digits) > 12 then substr(phone_digits, 5)
  when phone_digits like '39%' and length(phone_digits) > 10 then substr(phone_digits, 3)
  else phone_digits end`;

/**
 * Stores the telephone digits and the guest key as columns, because computing them in each query is
 * slow. Locks `personal_data` until the table and its indexes are rewritten. The index expressions
 * must equal those of `src/personal-data/guest-key.postgres.ts`.
 */
export class Migration20261126000100_guest_key extends Migration {
  override up(): void {
    this.addSql(`
      drop index personal_data_guest_key;
      drop index personal_data_phone;
      drop index personal_data_digits;
      drop index personal_data_last_digits;
      alter table personal_data
        add column phone_digits text generated always as (${DIGITS}) stored,
        add column guest_key text generated always as (coalesce(nullif(right(${DIGITS}, 9), ''), lower(data->>'email'))) stored;
      create index personal_data_guest_key on personal_data (guest_key);
      create index personal_data_digits on personal_data ((${NATIONAL_DIGITS}) text_pattern_ops);
      create index personal_data_last_digits on personal_data (reverse(phone_digits) text_pattern_ops);
    `);
  }
}
