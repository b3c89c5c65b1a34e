import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001110_table_translations extends Migration {
  override up(): void {
    this.addSql(
      `alter table tables add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')`,
    );
  }
}
