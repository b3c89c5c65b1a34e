import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000630_desk extends Migration {
  override up(): void {
    this.addSql(`
      alter table reservations
        add column origin varchar(10) not null default 'online' check (origin in ('online', 'phone', 'walk_in')),
        add column arrived_at timestamptz,
        add column cancel_reason text,
        add column awaits_call boolean not null default false,
        add column table_shared boolean not null default false,
        add column last_type text,
        add column last_actor text;
      update reservations r set last_type = e.type, last_actor = e.actor, awaits_call = r.status = 'confirmed' or coalesce(r.outcome = 'rejected', false)
        from event e where e.stream = 'reservation-' || r.id and e.version = r.version;
      drop index one_party_per_table_and_turn;
      create unique index one_party_per_table_and_turn on reservations (reservation_date, time_slot_id, table_id)
        where status <> 'cancelled' and table_id is not null and not table_shared;
      create index reservations_of_a_day on reservations (reservation_date, slot_start);
      create index reservations_to_call on reservations (reservation_date) where awaits_call;

      alter table turn_occupancy
        add column over_covers int not null default 0 check (over_covers >= 0),
        drop constraint a_turn_never_exceeds_its_covers,
        add constraint a_turn_never_exceeds_its_covers check (held between 0 and max_covers + over_covers);
    `);
  }
}
