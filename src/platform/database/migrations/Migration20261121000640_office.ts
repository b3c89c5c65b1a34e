import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000640_office extends Migration {
  override up(): void {
    this.addSql(`
      alter table contacts add column read_at timestamptz;
      drop index contacts_latest;
      create index contacts_latest on contacts (created_at desc, id desc);
      create index contacts_unread on contacts (created_at desc, id desc) where read_at is null;
      drop index event_quotes_latest;
      create index event_quotes_latest on event_quotes (created_at desc, id desc);
      create index event_quotes_by_status on event_quotes (status, created_at desc, id desc);
    `);
  }
}
