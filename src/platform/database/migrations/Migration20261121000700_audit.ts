import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000700_audit extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_check (
        id bigint generated always as identity primary key,
        day date not null,
        at timestamptz not null,
        events bigint not null,
        head text not null,
        checkpoints int not null,
        flaw jsonb,
        differences jsonb not null default '[]'
      );
      create index audit_check_latest on audit_check (at desc);
    `);
  }
}
