import type { Sql } from '#src/kernel/transaction.ts';
import type { Erasure } from './erasure-list.file.ts';

const ERASURES_AFTER = `select pos::float "position", data->'subjects' subjects from event where type = 'PersonalDataErased' and event.pos > ? order by event.pos`;

export const readErasuresAfter = (sql: Sql, position: number): Promise<Erasure[]> =>
  sql<Erasure>(ERASURES_AFTER, [position]);

export const deletePersonalData = async (
  tx: Sql,
  subjectIds: readonly string[],
): Promise<string[]> => {
  const deleted = await tx<{ id: string }>(
    'delete from personal_data where subject_id = any(?::uuid[]) returning subject_id::text id',
    [`{${subjectIds.join(',')}}`],
  );
  return deleted.map(({ id }) => id);
};
