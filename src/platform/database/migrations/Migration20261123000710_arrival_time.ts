import { Migration } from '@mikro-orm/migrations';

export class Migration20261123000710_arrival_time extends Migration {
  override up(): void {
    this.addSql(`alter table reservations add column arrival_time text;`);
  }
}
