import { visitMomentNames } from '#src/contracts/booking/actions/visit-moments.ts';
import { toColumnName } from '#src/kernel/column-name.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { findPersonStreams } from './find-person-streams.postgres.ts';
import type { Contact } from './select-person.ts';
import type {
  StoredPerhaps,
  StoredSubjectRecord,
  SubjectRecordRepository,
} from './subject-record-repository.ts';

const VISIT_MOMENTS = visitMomentNames
  .map((moment) => `'${moment}', ${isoInstantSql(`r.${toColumnName(moment)}`)}`)
  .join(', ');

const RECORD_JSON = `
  coalesce(
    (select jsonb_build_object('reservationDate', r.reservation_date, 'startTime', r.slot_start, 'endTime', r.slot_end, 'arrivalTime', r.arrival_time, 'turn', r.slot_description,
      'numberOfPeople', r.number_of_people, 'tableName', r.table_name, 'floor', r.floor, 'status', r.status, 'outcome', r.outcome,
      'cancelReason', r.cancel_reason, 'origin', r.origin, 'contact', r.contact, 'contactChannel', r.contact_channel, 'language', r.language,
      'wantedDate', r.change_request->'wanted'->>'date', 'wantedStart', r.change_request->'wanted'->>'slotStart', 'wantedPeople', (r.change_request->'wanted'->>'covers')::int,
      ${VISIT_MOMENTS})
      from reservations r where m.kind = 'reservation' and r.id = m.id::uuid),
    (select jsonb_build_object('eventDate', q.event_date, 'mealType', q.meal_type, 'numberOfPeople', q.number_of_people, 'status', q.status,
      'quotedPrice', q.quoted_price, 'language', q.language) || q.wishes from event_quotes q where m.kind = 'quote' and q.id = m.id::uuid),
    (select jsonb_build_object('privacyConsent', c.privacy_consent, 'consentTextVersion', c.consent_text_version, 'readAt', ${isoInstantSql('c.read_at')})
      from contacts c where m.kind = 'contact' and c.id = m.id::uuid),
    (select jsonb_build_object('date', w.date, 'numberOfPeople', w.covers, 'status', w.status, 'language', w.language,
      'turns', (select string_agg(t->>'slotStart', ', ' order by n) from jsonb_array_elements(w.turns) with ordinality as turn(t, n)))
      from waiting_list w where m.kind = 'waiting-list' and w.id = m.id::uuid), '{}')`;

const SELECT_RECORDS = `
  with known as (
    select e.stream, left(e.stream, -37) kind, right(e.stream, 36) id, ${isoInstantSql('min(e.at)')} at, min(e.pos) pos,
      jsonb_agg(jsonb_build_object('type', e.type, 'at', ${isoInstantSql('e.at')}, 'actor', split_part(e.actor, ':', 1), 'data', e.data) order by e.pos) history
    from event e where e.stream = any(?::text[]) group by e.stream
  ), personal as (
    select v.stream, array_agg(v.subject_id::text order by v.pos) subjects, jsonb_agg(v.data order by v.pos) data from (
      select e.stream, p.subject_id, p.data, min(e.pos) pos from event e join personal_data p using (subject_id)
      where e.stream = any(?::text[]) group by e.stream, p.subject_id) v group by v.stream
  )
  select m.stream, m.kind, m.id, m.at, m.history, coalesce(w.subjects, '{}') subjects, coalesce(w.data, '[]') data, ${RECORD_JSON} record
  from known m left join personal w using (stream) order by m.pos`;

type Row = Omit<StoredSubjectRecord, 'followed'> & { readonly stream: string };

const SELECT_TITLES = `
  select left(stream, -37) kind, right(stream, 36) id, ${isoInstantSql('min(at)')} at
  from event where stream = any(?::text[]) group by stream order by min(pos)`;

const loadPerhaps = async (tx: Sql, group: readonly Contact[]): Promise<StoredPerhaps> => {
  const streams = group.flatMap((contact) => contact.streams);
  const [first] = group;
  return {
    name: first?.name ?? null,
    contact: [first?.phone, first?.email].filter(Boolean).join(', ') || null,
    records: await tx<StoredPerhaps['records'][number]>(SELECT_TITLES, [`{${streams.join(',')}}`]),
  };
};

export const postgresSubjectRecordRepository: SubjectRecordRepository = {
  async findRecords(tx, person) {
    const { direct, all, perhaps } = await findPersonStreams(tx, person);
    const streams = `{${[...all].join(',')}}`;
    const rows = await tx<Row>(SELECT_RECORDS, [streams, streams]);
    const groups: StoredPerhaps[] = [];
    for (const group of perhaps) groups.push(await loadPerhaps(tx, group));
    return {
      records: rows.map(({ stream, ...record }) => ({ ...record, followed: !direct.has(stream) })),
      perhaps: groups,
    };
  },

  async listUpcoming(tx, reservations, today) {
    const rows = await tx<{ id: string }>(
      `select id::text from reservations where id = any(?::uuid[]) and reservation_date >= ? and status in ('pending', 'confirmed') order by reservation_date`,
      [`{${reservations.join(',')}}`, today],
    );
    return rows.map(({ id }) => id);
  },

  async erase(tx, subjects) {
    return (
      await tx('delete from personal_data where subject_id = any(?::uuid[]) returning 1', [
        `{${subjects.join(',')}}`,
      ])
    ).length;
  },
};
