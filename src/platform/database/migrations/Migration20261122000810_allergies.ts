import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000810_allergies extends Migration {
  override up(): void {
    this.addSql(`
      alter table reservations
        add column allergies_subject_id uuid,
        add column allergies_remembered boolean not null default false;
      create index reservations_with_allergies on reservations (reservation_date)
        where allergies_subject_id is not null and not allergies_remembered;
    `);
  }
}
