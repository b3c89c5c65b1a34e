import { Migration } from '@mikro-orm/migrations';

export class Migration20261123000100_visit_moments extends Migration {
  override up(): void {
    this.addSql(
      'alter table reservations add column seated_at timestamptz, add column cleared_at timestamptz',
    );
  }
}
