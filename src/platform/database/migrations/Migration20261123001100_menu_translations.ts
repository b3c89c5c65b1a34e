import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001100_menu_translations extends Migration {
  override up(): void {
    for (const table of ['menu_items', 'drinks'])
      this.addSql(
        `alter table ${table} add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')`,
      );
  }
}
