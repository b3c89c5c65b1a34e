import { Migration } from '@mikro-orm/migrations';

export class Migration20261123000910_joined_tables extends Migration {
  override up(): void {
    this.addSql('alter table tables add column join_group varchar(50)');
  }
}
