import type { TestDatabase } from '#test/support/services/test-database.ts';

/**
 * Tables that the digest ignores, because even reads change session times and rate-limit counters.
 */
const IGNORED_TABLES = ['sessions', 'login_throttle', 'mikro_orm_migrations'];

/** Returns one line per table. Equal database states give equal lines. */
export const digestTables = async (
  { query }: Pick<TestDatabase, 'query'>,
  except: readonly string[] = [],
): Promise<string[]> => {
  const tables = await query<{ name: string }>(
    `select tablename "name" from pg_tables where schemaname = 'public' order by 1`,
  );
  const comparedTables = tables
    .map(({ name }) => name)
    .filter(
      (name) =>
        ![...IGNORED_TABLES, ...except].includes(name) &&
        !/throttle|tall(y|ies)|visitor|request_counter/.test(name),
    );
  const rows = await query<{ line: string }>(
    comparedTables
      .map(
        (name) =>
          `select '${name}: ' || count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '-') line from "${name}" t`,
      )
      .join(' union all '),
  );
  return rows.map(({ line }) => line).sort();
};
