import { Migration } from '@mikro-orm/migrations';

export class Migration20261123000500_waiting_list extends Migration {
  override up(): void {
    this.addSql(`
      create table waiting_list (
        id uuid primary key,
        subject_id uuid not null,
        date date not null,
        turns jsonb not null,
        covers int not null check (covers >= 1),
        language varchar(2) not null,
        status varchar(20) not null,
        offer jsonb,
        offered_until timestamptz,
        informed_at timestamptz,
        reservation_id uuid,
        version int not null,
        created_at timestamptz not null
      );
      create index waiting_list_of_date on waiting_list (date, created_at);
      create index waiting_list_open on waiting_list (status, date) where status in ('waiting', 'offered');
      create index waiting_list_subject on waiting_list (subject_id);

      alter table reservations alter column origin type varchar(20);
      alter table reservations drop constraint reservations_origin_check;
      alter table reservations add constraint reservations_origin_check
        check (origin in ('online', 'phone', 'walk_in', 'waiting_list'));
    `);
  }
}
