import { Migration } from '@mikro-orm/migrations';

const DIGITS = `translate(data->>'phone', ' +()./-', '')`;
const NATIONAL_DIGITS = `case
  when ${DIGITS} like '0039%' and length(${DIGITS}) > 12 then substr(${DIGITS}, 5)
  when ${DIGITS} like '39%' and length(${DIGITS}) > 10 then substr(${DIGITS}, 3)
  else ${DIGITS} end`;

export class Migration20261125001200_guest_book extends Migration {
  override up(): void {
    this.addSql(`
      create table guests (
        id uuid primary key,
        subject_id uuid not null,
        merged_into uuid,
        version int not null,
        created_at timestamptz not null
      );
      create unique index guests_subject on guests (subject_id);
      create index guests_merged on guests (merged_into) where merged_into is not null;

      create index personal_data_guest_key on personal_data (coalesce(nullif(right(${DIGITS}, 9), ''), lower(data->>'email')));
      create index personal_data_digits on personal_data ((${NATIONAL_DIGITS}) text_pattern_ops);
      create index personal_data_last_digits on personal_data (reverse(${DIGITS}) text_pattern_ops);

      alter table reservations add column note_subject_id uuid;
      create index reservations_of_subject on reservations (subject_id);
    `);
  }
}
