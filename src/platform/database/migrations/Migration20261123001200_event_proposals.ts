import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001200_event_proposals extends Migration {
  override up(): void {
    this.addSql(`
      alter table event_quotes
        add column language varchar(2) not null default 'it',
        add column wishes jsonb not null default '{}',
        add column accepted_version int;

      create table quote_proposals (
        quote_id uuid not null,
        version int not null,
        subject_id uuid not null,
        price text not null,
        option_until timestamptz,
        made_at timestamptz not null,
        sent_at timestamptz,
        seen_at timestamptz,
        accepted_at timestamptz,
        primary key (quote_id, version)
      );
      create index quote_proposals_subject on quote_proposals (subject_id);

      create table quote_questions (
        quote_id uuid not null,
        number int not null,
        subject_id uuid not null,
        asked_at timestamptz not null,
        is_open boolean not null default true,
        primary key (quote_id, number)
      );
      create index quote_questions_subject on quote_questions (subject_id);
    `);
  }
}
