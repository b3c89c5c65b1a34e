import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps retired tables and time slots, because past reservations refer to them. New tables and time
 * slots may reuse their names and times.
 */
export class Migration20261121000620_floor_and_closures extends Migration {
  override up(): void {
    this.addSql(`
      alter table tables add column retired_at timestamptz;
      drop index tables_name;
      create unique index tables_name on tables (lower(name)) where retired_at is null;

      alter table time_slots add column updated_at timestamptz not null default now(), add column retired_at timestamptz;

      create index reservations_of_table on reservations (table_id) where table_id is not null;
      create index reservations_of_time_slot on reservations (time_slot_id);
    `);
  }
}
