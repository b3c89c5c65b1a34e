import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the read model `turn_limits`. A limit without a time slot applies to the meal. A limit
 * without a meal applies to the whole service day.
 */
export class Migration20261125001500_turn_limits extends Migration {
  override up(): void {
    this.addSql(`
      create table turn_limits (
        id uuid primary key,
        date date not null,
        time_slot_id uuid,
        meal_type text,
        kind text not null,
        covers int,
        floor int,
        time text,
        until timestamptz,
        source_kind text,
        source_id uuid,
        subject_id uuid,
        set_at timestamptz not null,
        ended_at timestamptz,
        version int not null
      );
      create index turn_limits_date on turn_limits (date) where ended_at is null;
      create index turn_limits_source on turn_limits (source_id) where source_id is not null and ended_at is null;

      alter table time_slots add column max_covers int not null default 75 check (max_covers between 1 and 999);
    `);
  }
}
