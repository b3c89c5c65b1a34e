import { Migration } from '@mikro-orm/migrations';

/**
 * Sets `baseline_due` if tables or dishes existed before this migration. An event must then record
 * their initial state.
 */
export class Migration20261122000710_audit_memory extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_memory (
        id int primary key default 1 check (id = 1),
        checkpoints int not null default 0 check (checkpoints >= 0),
        last_checkpoint jsonb,
        baseline_due boolean not null
      );
      insert into audit_memory (baseline_due)
        select exists (select from tables) or exists (select from time_slots)
          or exists (select from menu_items) or exists (select from drinks) or exists (select from service_closures);
      create table audit_alarm (
        flaw text primary key,
        message text not null,
        raised_at timestamptz not null,
        mailed_at timestamptz,
        cleared_at timestamptz
      );
      alter table audit_check add column checks jsonb not null default '[]', add column checkpoint jsonb;
    `);
  }
}
