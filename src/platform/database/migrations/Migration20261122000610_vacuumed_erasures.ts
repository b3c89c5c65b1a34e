import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000610_vacuumed_erasures extends Migration {
  override up(): void {
    this.addSql(
      'create table vacuumed_erasures (id int primary key default 1 check (id = 1), position bigint not null)',
    );
  }
}
