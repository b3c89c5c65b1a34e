import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the key of a guest, because a list of reservations compares the keys of all its guests.
 * Rewrites `personal_data`, which locks the table for some seconds per million rows.
 */
export class Migration20261126000100_guest_key extends Migration {
  override up(): void {
    this.addSql(String.raw`
      drop index personal_data_guest_key;
      drop index personal_data_phone;
      alter table personal_data add column guest_key text generated always as (
        coalesce(nullif(right(regexp_replace(data->>'phone', '\D', '', 'g'), 9), ''), lower(data->>'email'))) stored;
      create index personal_data_guest_key on personal_data (guest_key);
    `);
  }
}
