import { createFlawCollector, type AuditCheck } from '#src/event-log/audit/audit-check.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { computeCommitment } from './personal-data-store.postgres.ts';
import type { PersonalData } from './personal-data-store.ts';

const BATCH = 1_000;

const CREATE_ERASED_SUBJECTS = `
  create temp table erased_subject on commit drop as
  select s.id::uuid subject_id, max(e.pos) pos
  from event e, jsonb_array_elements_text(e.data->'subjects') s(id)
  where e.type = 'PersonalDataErased' group by s.id`;

const SELECT_COMMITTED = `
  select e.pos::float "position", e.stream, e.subject_id::text "subjectId", e.commitment, p.data, p.salt,
    x.subject_id is not null erased
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

type Row = {
  readonly position: number;
  readonly stream: string;
  readonly subjectId: string;
  readonly commitment: string;
  readonly data: PersonalData | null;
  readonly salt: Buffer | null;
  readonly erased: boolean;
};

type CommitmentFlaw = { readonly code: string; readonly message: string };

const findFlaw = ({
  position,
  stream,
  data,
  salt,
  commitment,
  erased,
}: Row): CommitmentFlaw | null => {
  const where = `dell’evento ${position} (${stream})`;
  const flaw = (code: string, words: string): CommitmentFlaw => ({
    code,
    message: `I dati personali ${where} ${words}`,
  });
  if (!data || !salt)
    return erased
      ? null
      : flaw('personal_data_missing', 'mancano, e nessun evento ne racconta la cancellazione.');
  if (erased) return flaw('personal_data_kept', 'risultano cancellati, ma ci sono ancora.');
  return computeCommitment(data, salt) === commitment
    ? null
    : flaw('personal_data_altered', 'non sono quelli che furono scritti.');
};

/**
 * Reports personal data that was altered, is missing without an erasure, remains after one, or has
 * no event.
 */
export const commitmentCheck: AuditCheck = {
  name: 'personal_data',
  label: 'Dati personali',
  async run(tx: Sql) {
    const flaws = createFlawCollector();
    let checked = 0;
    await tx(CREATE_ERASED_SUBJECTS);
    await tx('create unique index on erased_subject (subject_id)');
    for (let after = 0; ;) {
      const rows = await tx<Row>(SELECT_COMMITTED, [after]);
      for (const row of rows) {
        const flaw = findFlaw(row);
        if (flaw) flaws.add(flaw.code, flaw.message, row.position);
      }
      checked += rows.length;
      if (rows.length < BATCH) break;
      after = rows.at(-1)!.position;
    }
    for (const { subjectId } of await tx<{ subjectId: string }>(SELECT_UNCOMMITTED))
      flaws.add(
        'personal_data_unknown',
        `La scheda ${subjectId} dei dati personali non ha nessun evento.`,
      );
    return flaws.report(checked);
  },
};
