import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000200_abuse_protection extends Migration {
  override up(): void {
    this.addSql(`
      alter table reservations add column holds_seat boolean not null default true;
      drop index one_party_per_table_and_turn;
      create unique index one_party_per_table_and_turn on reservations (reservation_date, time_slot_id, table_id)
        where status <> 'cancelled' and holds_seat and table_id is not null and not table_shared;

      -- Keyed hashes of browser and network. Unlike events, these rows are deleted after 180 days.
      create table request_sender (
        reservation_id uuid primary key,
        browser text not null,
        network text not null,
        created_at timestamptz not null default now()
      );
      create index request_sender_browser on request_sender (browser);

      -- rate-limiter-flexible expects these columns. Unlogged, because a count lost in a crash is harmless.
      create unlogged table request_counter (key varchar(255) primary key, points integer not null default 0, expire bigint);
    `);
  }
}
