import { Migration } from '@mikro-orm/migrations';

/** Limits the table to twelve photographs, because the unique position has only twelve values. */
export class Migration20261123001310_photographs extends Migration {
  override up(): void {
    this.addSql(`
      create table photographs (
        id uuid primary key default gen_random_uuid(),
        image_url text not null check (btrim(image_url) <> ''),
        description text not null check (btrim(description) <> ''),
        translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
        position int not null check (position between 1 and 12),
        is_shown boolean not null default true,
        version int not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint photographs_position_key unique (position) deferrable initially immediate
      );
      create trigger photographs_are_shown after insert or update or delete or truncate on photographs for each statement execute function count_what_is_shown();
    `);
  }
}
