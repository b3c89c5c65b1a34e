import { Migration } from '@mikro-orm/migrations';

const SCHEMA = `
      create table tables (
        id uuid primary key default gen_random_uuid(),
        name varchar(50) not null,
        floor int not null default 0 check (floor between 0 and 2),
        capacity int not null check (capacity >= 1),
        capacity_min int check (capacity_min between 1 and capacity),
        is_active boolean not null default true,
        description text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index tables_name on tables (lower(name));

      create table time_slots (
        id uuid primary key default gen_random_uuid(),
        start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        end_time text not null check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        is_active boolean not null default true,
        description text,
        turn_key text unique,
        created_at timestamptz not null default now(),
        check (end_time > start_time)
      );

      create table daily_settings (
        id uuid primary key default gen_random_uuid(),
        date date not null,
        table_id uuid not null references tables,
        time_slot_id uuid not null references time_slots,
        is_available boolean not null default true,
        max_reservations int not null default 1 check (max_reservations in (0, 1)),
        created_at timestamptz not null default now(),
        unique (date, time_slot_id, table_id)
      );

      create table service_closures (
        id uuid primary key default gen_random_uuid(),
        date date,
        weekday int check (weekday between 0 and 6),
        service varchar(10) not null default 'all' check (service in ('all', 'lunch', 'dinner')),
        note text,
        active boolean not null default true,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint closure_names_a_date_or_a_weekday check (num_nonnulls(date, weekday) = 1)
      );
      create unique index service_closures_date on service_closures (date, service) where date is not null;
      create unique index service_closures_weekday on service_closures (weekday, service) where weekday is not null;

      create table reservations (
        id uuid primary key,
        subject_id uuid not null,
        reservation_date date not null,
        time_slot_id uuid not null,
        slot_start text not null,
        slot_end text not null,
        slot_description text,
        table_id uuid,
        table_name text,
        floor int,
        number_of_people int not null check (number_of_people >= 1),
        status varchar(20) not null default 'pending' check (status in ('pending', 'confirmed', 'cancelled', 'completed')),
        outcome text,
        version int not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index one_party_per_table_and_turn on reservations (reservation_date, time_slot_id, table_id)
        where status <> 'cancelled' and table_id is not null;
      create index reservations_latest on reservations (created_at desc, id);
      create index reservations_open on reservations (reservation_date) where status in ('pending', 'confirmed');

      create table turn_occupancy (
        date date not null,
        time_slot_id uuid not null,
        max_covers int not null,
        held int not null default 0,
        primary key (date, time_slot_id),
        constraint a_turn_never_exceeds_its_covers check (held between 0 and max_covers)
      );
      create table floor_occupancy (
        date date not null,
        time_slot_id uuid not null,
        floor int not null,
        people int not null check (people >= 0),
        reservations int not null check (reservations >= 0),
        primary key (date, time_slot_id, floor)
      );
    `;

export class Migration20261121000200_booking extends Migration {
  override up(): void {
    this.addSql(SCHEMA);
  }
}
