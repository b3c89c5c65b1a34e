import { entities } from '#src/composition/entities.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

type Column = { table: string; column: string; type: string; nullable: boolean };
type StoredColumn = Column & { hasDefault: boolean };

const SELECT_COLUMNS = `
  select relname "table", attname "column", format_type(atttypid, atttypmod) "type", not attnotnull "nullable",
    atthasdef "hasDefault"
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relname = any($1) and attnum > 0 and not attisdropped`;

/** PostgreSQL's names of the types that the entities use. */
const toPostgresType = (type: string): string =>
  type
    .replace(/^timestamptz.*/, 'timestamp with time zone')
    .replace(/^varchar/, 'character varying')
    .replace(/^int$/, 'integer');

const describeColumn = ({ table, column, type, nullable }: Column) =>
  `${table}.${column} ${type} ${nullable ? 'null' : 'not null'}`;

describe('entities and migrations', () => {
  let database: TestDatabase;
  let stored: StoredColumn[];
  let declared: string[];
  beforeAll(async () => {
    database = await createTestDatabase({ entities });
    const all = Object.values(database.orm.getMetadata().getAll());
    declared = all.flatMap(({ tableName, props }) =>
      props.map(({ fieldNames, columnTypes, nullable = false }) =>
        describeColumn({
          table: tableName,
          column: fieldNames[0]!,
          type: toPostgresType(columnTypes[0]!),
          nullable,
        }),
      ),
    );
    stored = await database.query<StoredColumn>(SELECT_COLUMNS, [
      all.map(({ tableName }) => tableName),
    ]);
  });
  afterAll(() => database.drop());

  it('agree on type and nullability of every property', () => {
    const columns = new Set(stored.map(describeColumn));
    expect(declared.filter((property) => !columns.has(property))).toEqual([]);
    expect(declared.length).toBeGreaterThan(60);
  });

  it('agree on the columns that an insert must fill', () => {
    const required = stored.filter(({ nullable, hasDefault }) => !nullable && !hasDefault);
    expect(required.map(describeColumn).filter((column) => !declared.includes(column))).toEqual([]);
  });
});
