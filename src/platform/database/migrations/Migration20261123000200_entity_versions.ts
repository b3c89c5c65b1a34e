import { Migration } from '@mikro-orm/migrations';

const TABLES = ['menu_items', 'drinks', 'tables', 'time_slots', 'service_closures'];

export class Migration20261123000200_entity_versions extends Migration {
  override up(): void {
    for (const table of TABLES)
      this.addSql(`alter table ${table} add column version int not null default 1`);
  }
}
