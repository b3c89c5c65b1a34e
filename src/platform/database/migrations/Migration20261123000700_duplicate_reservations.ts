import { Migration } from '@mikro-orm/migrations';

/**
 * Adds an index to find open reservations of the same guest, which the staff list marks as
 * duplicates.
 */
export class Migration20261123000700_duplicate_reservations extends Migration {
  override up(): void {
    this.addSql(`
      create index reservations_open_by_subject on reservations (subject_id) where status in ('pending', 'confirmed');`);
  }
}
