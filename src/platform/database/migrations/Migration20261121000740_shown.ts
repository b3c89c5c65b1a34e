import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000740_shown extends Migration {
  override up(): void {
    const shown = ['menu_items', 'drinks', 'time_slots'];
    this.addSql(`
      create table shown_version (id int primary key default 1 check (id = 1), version bigint not null);
      insert into shown_version (version) values (1);
      create function count_what_is_shown() returns trigger language plpgsql as $$
      begin update shown_version set version = version + 1; return null; end $$;
      ${shown.map((table) => `create trigger ${table}_are_shown after insert or update or delete or truncate on ${table} for each statement execute function count_what_is_shown();`).join('\n      ')}
      create index reservations_of_a_turn on reservations (reservation_date, time_slot_id);
    `);
  }
}
