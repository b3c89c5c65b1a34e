import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000720_history extends Migration {
  override up(): void {
    this.addSql(`
      create index event_at on event (at);
      create index event_type on event (type, pos);
      create index event_service_day on event
        (coalesce(data #>> '{seat,date}', data #>> '{occasion,date}', data #>> '{closure,date}', data ->> 'date'));
      create table audit_admission (auditor_id uuid primary key, until timestamptz not null);
    `);
  }
}
