import { Migration } from '@mikro-orm/migrations';

/** Condition for events by which staff gave the party another table than the guest chose. */
const CHANGES_TABLE = `e.type = 'ReservationConfirmed' and e.data->'from' is not null
  or e.type in ('ReservationMoved', 'ChangeAccepted') and e.data->'from'->>'tableId' is distinct from e.data->'seat'->>'tableId'`;

export class Migration20261125000100_reservation_tables extends Migration {
  override up(): void {
    this.addSql(`
      alter table reservations
        add column joined_table_ids uuid[] not null default '{}',
        add column table_pinned boolean not null default false;
      update reservations r set table_pinned = true
        from event f where f.stream = 'reservation-' || r.id and f.type = 'ReservationRequested' and f.data->'seat'->>'tableId' is not null
          and not exists (select from event e where e.stream = f.stream and (${CHANGES_TABLE}));

      create table reservation_tables (
        reservation_id uuid not null,
        table_id uuid not null,
        date date not null,
        time_slot_id uuid not null,
        shared boolean not null,
        primary key (reservation_id, table_id)
      );
      create unique index one_party_per_held_table_and_turn on reservation_tables (date, time_slot_id, table_id) where not shared;
      create index reservation_tables_of_a_turn on reservation_tables (date, time_slot_id);
      insert into reservation_tables (reservation_id, table_id, date, time_slot_id, shared)
        select id, table_id, reservation_date, time_slot_id, table_shared from reservations
        where status <> 'cancelled' and holds_seat and table_id is not null;
    `);
  }
}
