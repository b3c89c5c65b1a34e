import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000400_write_probe extends Migration {
  override up(): void {
    this.addSql(`
      create table write_probe (
        id int primary key check (id = 1),
        filler bytea not null
      );
      alter table write_probe alter column filler set storage external;
    `);
  }
}
