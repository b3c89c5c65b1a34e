import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000500_contact_and_quotes extends Migration {
  override up(): void {
    this.addSql(`
      create table contacts (
        id uuid primary key,
        subject_id uuid not null,
        privacy_consent boolean not null default false,
        consent_text_version text not null,
        created_at timestamptz not null
      );
      create index contacts_latest on contacts (created_at desc, id);

      create table event_quotes (
        id uuid primary key,
        subject_id uuid not null,
        event_date date not null,
        meal_type varchar(10) not null default 'pranzo' check (meal_type in ('pranzo', 'cena')),
        number_of_people int not null check (number_of_people >= 1),
        status varchar(20) not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
        quoted_price text,
        notes_subject_id uuid,
        version int not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index event_quotes_latest on event_quotes (created_at desc, id);
    `);
  }
}
