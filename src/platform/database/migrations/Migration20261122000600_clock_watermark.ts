import { Migration } from '@mikro-orm/migrations';

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
