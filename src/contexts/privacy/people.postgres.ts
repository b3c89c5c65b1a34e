import type { MatterKind } from '../../contracts/privacy.ts';
import { isoInstant } from '../../kernel/iso-instant.ts';
import type { People } from './people.ts';

/** The last nine digits: the same phone with and without its country's prefix. Equal to the index of migration 0710. */
const PHONE = `right(regexp_replace(data->>'phone', '\\D', '', 'g'), 9)`;
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-9);

/** Every stream that speaks of a subject with this phone or e-mail, with all the subjects that it speaks of. */
const MATTERS = `
  with known as (
    select subject_id from personal_data where (?::text is not null and ${PHONE} = ?) or (?::text is not null and lower(data->>'email') = lower(?))
  ), streams as (select distinct stream from event where subject_id in (select subject_id from known))
  select split_part(e.stream, '-', 1) kind, substr(e.stream, strpos(e.stream, '-') + 1) id, ${isoInstant('min(e.at)')} at,
    coalesce(array_agg(p.subject_id::text order by e.pos) filter (where p.subject_id is not null), '{}') subjects,
    coalesce(jsonb_agg(p.data order by e.pos) filter (where p.subject_id is not null), '[]') data,
    jsonb_agg(jsonb_build_object('type', e.type, 'at', ${isoInstant('e.at')}, 'actor', split_part(e.actor, ':', 1)) order by e.pos) history
  from event e join streams using (stream) left join personal_data p using (subject_id)
  group by e.stream order by min(e.pos)`;

type Row = { kind: MatterKind; id: string; at: string; subjects: string[]; data: Record<string, string | null>[]; history: [] };

export const postgresPeople: People = {
  mattersOf(tx, { phone, email }) {
    const digits = phone ? lastDigits(phone) : null;
    return tx<Row>(MATTERS, [digits, digits, email, email]);
  },

  async upcoming(tx, reservations, today) {
    const rows = await tx<{ id: string }>(
      `select id::text from reservations where id = any(?::uuid[]) and reservation_date >= ? and status in ('pending', 'confirmed') order by reservation_date`,
      [`{${reservations.join(',')}}`, today]);
    return rows.map(({ id }) => id);
  },

  async erase(tx, subjects) {
    return (await tx('delete from personal_data where subject_id = any(?::uuid[]) returning 1', [`{${subjects.join(',')}}`])).length;
  },
};
