import { Migration } from '@mikro-orm/migrations';

/** The list of staff marks open reservations of one telephone, which it finds by their subject. */
export class Migration20261123000700_duplicate_reservations extends Migration {
  override up(): void {
    this.addSql(`
      create index reservations_open_by_subject on reservations (subject_id) where status in ('pending', 'confirmed');`);
  }
}
