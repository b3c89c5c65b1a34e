import ts from 'typescript';
import { readSourceFiles, type SourceFile } from '#test/support/assertions/source-files.ts';

const ALLOWED = [
  /\.(postgres|projection)\.ts$/,
  /^src\/event-log\//,
  /^src\/platform\/(database|backup)\//,
];

const OBJECT =
  '(table|index|schema|role|user|database|function|trigger|view|sequence|extension|type)';
const STATEMENTS = [
  String.raw`select\b[\s\S]*\bfrom\b`,
  String.raw`select\s+(\d|pg_|\$|\?|now\b)`,
  String.raw`insert\s+into\b`,
  String.raw`update\s+[\w".$]+\s+(\w+\s+)?set\b`,
  String.raw`delete\s+from\b`,
  String.raw`(create|alter|drop)\s+(or\s+replace\s+)?(unlogged\s+|temp(orary)?\s+|unique\s+)?${OBJECT}\b`,
  String.raw`truncate\s+\w`,
  String.raw`lock\s+table\b`,
  String.raw`set\s+(local|transaction|session)\b`,
  String.raw`pg_\w+\(`,
];
const SQL = new RegExp(String.raw`\b(${STATEMENTS.join('|')})|^\s*vacuum\b`, 'i');

const isModuleName = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);

/**
 * Returns all string literals of a source file. A template literal counts as one text, including
 * its `${…}` expressions.
 */
const findTexts = (source: string): string[] => {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !isModuleName(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) texts.push(node.getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
};

const containsMisplacedSql = ({ path, text }: Pick<SourceFile, 'path' | 'text'>): boolean =>
  !ALLOWED.some((allowed) => allowed.test(path)) &&
  findTexts(text).some((found) => SQL.test(found));

describe('SQL', () => {
  it('is written only in adapters, projections, the event log, the database and backup folders', () => {
    const found = readSourceFiles('src').filter(containsMisplacedSql);
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    "sql('select 1');",
    'sql(`\n  select id::text from tables where id = ${id}`);',
    "sql('insert into tables (id) values (?)', [id]);",
    "sql('update tables set name = ?', [name]);",
    'sql(`delete from ${table}`);',
    "client.query('create unique index on erased_subject (subject_id)');",
    "tx('set local enable_sort = off');",
    "client.query('vacuum personal_data');",
    'const condition = `r.id in (select p.id from people p where ${person})`;',
  ])('is reported in %s', (text) =>
    expect(containsMisplacedSql({ path: 'src/contexts/floor/list-tables.ts', text })).toBe(true),
  );

  it.each([
    "import { selectTable } from './select-table.ts';",
    "throw new Error('the role may not vacuum personal_data');",
    "const label = 'Update the table';",
    '// select the tables from the floor',
  ])('is not reported in %s', (text) =>
    expect(containsMisplacedSql({ path: 'src/contexts/floor/list-tables.ts', text })).toBe(false),
  );

  it.each(['src/contexts/floor/tables.postgres.ts', 'src/platform/database/migrate.ts'])(
    'is accepted in %s',
    (path) => expect(containsMisplacedSql({ path, text: "sql('select 1');" })).toBe(false),
  );
});
