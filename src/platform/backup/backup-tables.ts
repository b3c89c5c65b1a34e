import type { ClientBase } from 'pg';

export type Table = {
  readonly name: string;
  /** Excludes generated columns. */ readonly columns: readonly string[];
};

/** Short-lived state; migrations are recorded by name in the manifest. */
const EXCLUDED_TABLES = [
  'sessions',
  'login_throttle',
  'used_proof',
  'shown_version',
  'vacuumed_erasures',
  'mikro_orm_migrations',
];

/** Skips unlogged tables, whose rows are lost in a crash anyway. */
const TABLES = `
  select c.relname "name", array_agg(a.attname::text order by a.attnum) "columns"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1)
  group by c.relname order by c.relname`;

const REFERENCES = `
  select child.relname "child", parent.relname "parent" from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid`;

type Reference = { readonly child: string; readonly parent: string };

/**
 * Orders referenced tables first.
 *
 * @throws Error on circular references
 */
const sortByReferences = (tables: readonly Table[], references: readonly Reference[]): Table[] => {
  const placed: Table[] = [];
  for (let left = [...tables]; left.length > 0;) {
    const waits = ({ name }: Table) =>
      references.some(
        ({ child, parent }) => child === name && left.some((other) => other.name === parent),
      );
    const ready = left.filter((table) => !waits(table));
    if (ready.length === 0)
      throw new Error(
        `these tables refer to each other: ${left.map(({ name }) => name).join(', ')}`,
      );
    placed.push(...ready);
    left = left.filter(waits);
  }
  return placed;
};

/** Lists the tables of a backup in restore order. */
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
