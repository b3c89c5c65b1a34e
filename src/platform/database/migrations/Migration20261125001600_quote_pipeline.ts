import { Migration } from '@mikro-orm/migrations';

/** Derives the stage of each existing quote, with the same result as a rebuild from the events. */
export class Migration20261125001600_quote_pipeline extends Migration {
  override up(): void {
    this.addSql(`
      alter table event_quotes
        add column stage varchar(12) not null default 'asked',
        add column call_back_on date,
        add column lost_reason varchar(20),
        add column hold jsonb;
      update event_quotes q set stage = case
        when status = 'rejected' then 'lost'
        when status = 'approved' then 'confirmed'
        else coalesce((select case when v.option_until is null then 'proposed' else 'option' end
          from quote_proposals v where v.quote_id = q.id order by v.version desc limit 1), 'asked') end;
      create index event_quotes_stage on event_quotes (stage, event_date);

      create table quote_contacts (
        quote_id uuid not null,
        number int not null,
        subject_id uuid not null,
        channel varchar(10) not null,
        call_back_on date,
        noted_at timestamptz not null,
        primary key (quote_id, number)
      );
      create index quote_contacts_subject on quote_contacts (subject_id);

      create table quote_payments (
        quote_id uuid not null,
        number int not null,
        kind varchar(10) not null,
        amount_cents int not null,
        paid_on date not null,
        primary key (quote_id, number)
      );
    `);
  }
}
