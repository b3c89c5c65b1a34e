import { Migration } from '@mikro-orm/migrations';

/** Adds the openings of rooms that staff changed. A room without a row is open as the venue says. */
export class Migration20261128000900_rooms extends Migration {
  override up(): void {
    this.addSql(`
      create table rooms (
        floor int primary key check (floor between 0 and 2),
        season_from text,
        season_to text,
        closed_until date,
        updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
        constraint a_season_has_both_days check ((season_from is null) = (season_to is null))
      );
      create trigger rooms_are_shown after insert or update or delete or truncate on rooms
        for each statement execute function count_what_is_shown();
    `);
  }
}
