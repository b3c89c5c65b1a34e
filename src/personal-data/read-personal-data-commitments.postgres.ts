import type { Sql } from '#src/kernel/transaction.ts';
import type { ContactKeys } from './contact-identity.ts';
import type { PersonalData } from './personal-data-store.ts';

const BATCH = 1_000;

const CREATE_ERASED_SUBJECTS = `
  create temp table erased_subject on commit drop as
  select s.id::uuid subject_id, max(e.pos) pos
  from event e, jsonb_array_elements_text(e.data->'subjects') s(id)
  where e.type = 'PersonalDataErased' group by s.id`;

const SELECT_COMMITTED = `
  select e.pos::float "position", e.stream, e.subject_id::text "subjectId", e.commitment, p.data, p.salt,
    p.phone_key "phoneKey", p.email_key "emailKey", p.name_key "nameKey", x.subject_id is not null erased
  from public.event e
  left join public.personal_data p using (subject_id)
  left join erased_subject x on x.subject_id = e.subject_id and x.pos > e.pos
  where e.pos > ? and e.subject_id is not null and e.commitment is not null
    and not exists (select from public.event l where l.subject_id = e.subject_id and l.pos > e.pos
      and l.commitment is not null)
  order by e.pos limit ${BATCH}`;

const SELECT_UNCOMMITTED = `
  select p.subject_id::text "subjectId" from public.personal_data p
  where not exists (select from public.event e where e.subject_id = p.subject_id)`;

/**
 * The last event that contains a commitment (salted hash) of a person's personal data, with the
 * data that is stored now.
 */
export type CommittedRow = ContactKeys & {
  readonly position: number;
  readonly stream: string;
  readonly subjectId: string;
  readonly commitment: string;
  readonly data: PersonalData | null;
  readonly salt: Buffer | null;
  readonly erased: boolean;
};

export const createErasedSubjectsTable = async (tx: Sql): Promise<void> => {
  await tx(CREATE_ERASED_SUBJECTS);
  await tx('create unique index on erased_subject (subject_id)');
};

export async function* readCommittedRows(tx: Sql): AsyncGenerator<CommittedRow> {
  for (let after = 0; ;) {
    const rows = await tx<CommittedRow>(SELECT_COMMITTED, [after]);
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.position;
  }
}

export const listUnknownSubjects = async (tx: Sql): Promise<string[]> =>
  (await tx<{ subjectId: string }>(SELECT_UNCOMMITTED)).map(({ subjectId }) => subjectId);
