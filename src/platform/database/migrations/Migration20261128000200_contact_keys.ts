import { Migration } from '@mikro-orm/migrations';
import { toContactKeys } from '#src/personal-data/contact-identity.ts';
import type { PersonalData } from '#src/personal-data/personal-data-store.ts';
import { createLog } from '../../log.ts';

const BATCH = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const SELECT_BATCH = `
  select subject_id::text id, data from personal_data where subject_id > ?::uuid order by subject_id limit ${BATCH}`;

const WRITE_KEYS = `
  update personal_data p set phone_key = k."phoneKey", email_key = k."emailKey", name_key = k."nameKey"
  from jsonb_to_recordset(?::jsonb) k(id uuid, "phoneKey" text, "emailKey" text, "nameKey" text) where p.subject_id = k.id`;

/**
 * Entries of the guest book were stored without a name. An entry gets the name of the guests with its
 * number or address, if they all have one name. Otherwise it stays without a name, and staff decide.
 */
const NAME_ENTRIES = `
  with named as (
    select e.subject_id, min(p.name_key) name_key from guests g join personal_data e using (subject_id)
      join personal_data p on p.name_key is not null and (p.phone_key = e.phone_key or p.email_key = e.email_key)
        and (p.phone_key = e.phone_key) is not false and (p.email_key = e.email_key) is not false
    group by e.subject_id having count(distinct p.name_key) = 1)
  update personal_data e set name_key = named.name_key from named where named.subject_id = e.subject_id`;

/** Counts without personal data: what the old key took for one guest and the new keys do not. */
const REPORT = `
  select
    (select count(*)::int from personal_data where guest_key is not null) contacts,
    (select count(*)::int from personal_data where guest_key is not null and phone_key is null and email_key is null) "identifyNobody",
    (select count(*)::int from (select 1 from personal_data where guest_key is not null
      group by guest_key having count(distinct coalesce(phone_key, email_key, subject_id::text)) > 1) k) "keysOfSeveralNumbers",
    (select count(*)::int from (select 1 from personal_data where phone_key is not null
      group by phone_key having count(distinct name_key) > 1 or count(distinct email_key) > 1) k) "numbersOfSeveralContacts",
    (select count(*)::int from guests g join personal_data e using (subject_id) where e.name_key is null) "entriesForStaffToDecide"`;

/**
 * Replaces the last nine digits of the telephone number by keys that identify a person: full
 * international number, e-mail address and name. Locks `personal_data` until all rows are written.
 */
export class Migration20261128000200_contact_keys extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table guest_distinctions (
        guest uuid not null, other uuid not null, primary key (guest, other)
      );
      alter table personal_data add column phone_key text, add column email_key text, add column name_key text`);
    await this.writeKeys();
    await this.execute(`
      create index personal_data_phone_key on personal_data (phone_key);
      create index personal_data_email_key on personal_data (email_key)`);
    await this.execute(NAME_ENTRIES);
    const [report] = await this.execute(REPORT);
    if (report!['contacts'] > 0)
      createLog('info').info({ ...report }, 'migration: contacts were keyed anew');
    await this.execute(`
      drop index if exists personal_data_email;
      alter table personal_data drop column guest_key`);
  }

  private async writeKeys(): Promise<void> {
    for (let after = FIRST_ID; ;) {
      const rows = (await this.execute(SELECT_BATCH, [after])) as {
        id: string;
        data: PersonalData;
      }[];
      if (rows.length === 0) return;
      const keys = rows.map(({ id, data }) => ({ id, ...toContactKeys(data) }));
      await this.execute(WRITE_KEYS, [JSON.stringify(keys)]);
      after = rows.at(-1)!.id;
    }
  }
}
