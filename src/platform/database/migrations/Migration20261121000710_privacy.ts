import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000710_privacy extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create index personal_data_phone on personal_data (right(regexp_replace(data->>'phone', '\D', '', 'g'), 9));
      create index personal_data_email on personal_data (lower(data->>'email'));
      create index event_subject on event (subject_id) where subject_id is not null;
    `);
  }
}
