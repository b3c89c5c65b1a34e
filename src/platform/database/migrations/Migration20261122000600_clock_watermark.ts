import { Migration } from '@mikro-orm/migrations';

/** The last instant at which the clock was trusted, and the position of the log then. One row, or none before the first check. */
export class Migration20261122000600_clock_watermark extends Migration {
  override up(): void {
    this.addSql(`
      create table clock_watermark (
        id int primary key default 1 check (id = 1),
        at timestamptz not null,
        position bigint not null
      );
    `);
  }
}
