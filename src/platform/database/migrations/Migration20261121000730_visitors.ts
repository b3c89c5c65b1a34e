import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000730_visitors extends Migration {
  override up(): void {
    this.addSql(`
      -- Unlogged, because a count lost in a crash is harmless and counting must not wait for the disk.
      create unlogged table visitor_tally (name text primary key, points integer not null, ends_at timestamptz not null);
      create index visitor_tally_end on visitor_tally (ends_at);
      create table used_proof (seal text primary key, expires_at timestamptz not null);
    `);
  }
}
