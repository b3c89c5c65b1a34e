import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000300_staff extends Migration {
  override up(): void {
    this.addSql(`
      create table admins (
        id uuid primary key default gen_random_uuid(),
        username text not null,
        password text not null,
        created_at timestamptz not null default now()
      );
      create unique index admins_username on admins (lower(username));

      create table users (
        id uuid primary key default gen_random_uuid(),
        username text not null,
        password text not null
      );
      create unique index users_username on users (lower(username));

      create table sessions (
        id_hash text primary key,
        data jsonb not null,
        created_at timestamptz not null default now(),
        last_seen timestamptz not null default now()
      );
      create index sessions_last_seen on sessions (last_seen);

      -- rate-limiter-flexible expects these columns. Otherwise two processes could try to create the table at the same time.
      create table login_throttle (key varchar(255) primary key, points integer not null default 0, expire bigint);
    `);
  }
}
