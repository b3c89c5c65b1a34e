import type { ClientBase } from 'pg';

export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
};

const EXCLUDED_TABLES = [
  'sessions',
  'login_throttle',
  'used_proof',
  'shown_version',
  'vacuumed_erasures',
  'push_subscriptions',
  'request_alert',
  'mikro_orm_migrations',
];

/**
 * Query for the tables that a backup copies. Excludes unlogged tables, because PostgreSQL empties
 * them after a crash.
 */
const TABLES = `
  select c.relname "name", array_agg(a.attname::text order by a.attnum) "columns"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1)
  group by c.relname order by c.relname`;

const REFERENCES = `
  select child.relname "child", parent.relname "parent" from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid`;

type Reference = { readonly child: string; readonly parent: string };

/** Sorts each table after the tables that it references. Throws an Error on circular references. */
const sortByReferences = (tables: readonly Table[], references: readonly Reference[]): Table[] => {
  const sorted: Table[] = [];
  for (let remaining = [...tables]; remaining.length > 0;) {
    const isBlocked = ({ name }: Table) =>
      references.some(
        ({ child, parent }) => child === name && remaining.some((other) => other.name === parent),
      );
    const ready = remaining.filter((table) => !isBlocked(table));
    if (ready.length === 0)
      throw new Error(
        `these tables refer to each other: ${remaining.map(({ name }) => name).join(', ')}`,
      );
    sorted.push(...ready);
    remaining = remaining.filter(isBlocked);
  }
  return sorted;
};

export const listBackupTables = async (client: ClientBase): Promise<Table[]> =>
  sortByReferences(
    (await client.query<Table>(TABLES, [EXCLUDED_TABLES])).rows,
    (await client.query<Reference>(REFERENCES)).rows,
  );

export const countRows = async (client: ClientBase, name: string): Promise<number> =>
  (
    await client.query<{ rows: number }>(
      `select count(*)::int "rows" from public.${client.escapeIdentifier(name)}`,
    )
  ).rows[0]!.rows;
