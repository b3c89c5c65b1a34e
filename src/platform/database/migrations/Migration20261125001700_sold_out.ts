import { Migration } from '@mikro-orm/migrations';

/** Adds `sold_out_on`, the service day on which a dish or a drink is sold out. */
export class Migration20261125001700_sold_out extends Migration {
  override up(): void {
    for (const table of ['menu_items', 'drinks'])
      this.addSql(`alter table ${table} add column sold_out_on date`);
  }
}
