/**
 * JSON text that is inserted unquoted, because `JSON.stringify` cannot produce values such as
 * 1e999.
 */
export type RawJson = { readonly raw: string };
export const isRawJson = (value: unknown): value is RawJson =>
  typeof value === 'object' && value !== null && 'raw' in value;

const huge = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const texts = [
  // SQL injection
  `' or '1'='1`,
  `'; drop table event; --`,
  `") or 1=1 --`,
  `1; select pg_sleep(5)`,
  `$$; select 1; $$`,
  `\\'; truncate event; --`,
  `%' union select null--`,
  `' || pg_sleep(5) || '`,
  '?',
  '??',
  ':name',
  '@>',
  // Scripts, templates, spreadsheet formulas, paths, headers
  '<script>throw 1</script>',
  '"><img src=x onerror=throw>',
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '=cmd|x!A1',
  '+1+1',
  '@SUM(A1)',
  '../../etc/passwd',
  '/etc/passwd\u0000.png',
  'x\r\nBcc: a@example.org',
  'x\nSet-Cookie: sid=1',
  '%0d%0aX: y',
  'javascript:throw 1',
  'file:///etc/passwd',
  '() { :; }; true',
  '; ls',
  '|id',
  '`id`',
  '%s%n%x',
  'a'.repeat(65_000),
  // Control, invisible and unusual Unicode characters
  '\u0000',
  'a\u0000b',
  '\u0008',
  '\u007f',
  '\ud800',
  'a\udfff',
  '\u202egnp.exe',
  '\u200b',
  '\ufeff',
  '\ufffe',
  '👨‍👩‍👧‍👦',
  'Ａｇａｔａ',
  huge('e\u0301', 400),
  huge('\u0e49', 300),
  huge('👍', 300),
  '\u2028',
  '   ',
  '',
  // Names and literals that have a meaning in JavaScript
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '-0',
  '1e999',
  '0x10',
  '1_000',
  '١٢٣',
  // Dates, times, ids, addresses
  '2027-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2027-3-1',
  '2027-03-13T00:00:00Z',
  '24:00',
  '19:60',
  '-1:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'not-a-uuid',
  'a@b',
  '"a b"@example.org',
  'a@[127.0.0.1]',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.org`,
  'a@example.org,b@example.org',
  '+',
  '((((((((((((((((((((',
  huge('9', 5_000),
] as const;

const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  8,
  9,
  1_000_000,
  -2_147_483_649,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  1e308,
  5e-324,
  { raw: '1e999' },
  { raw: '-0' },
  { raw: huge('1', 400) },
  { raw: '"\\ud800"' },
  { raw: '{"__proto__":{"polluted":1}}' },
  { raw: '{"constructor":{"prototype":{"polluted":1}}}' },
  [],
  [null],
  [[]],
  [''],
  ['x', 'y'],
  Array.from({ length: 1_000 }, () => 0),
  {},
  { $ne: null },
  { $gt: '' },
  { __raw: '1=1' },
  { length: 1e9 },
  { toString: 'x' },
  { valueOf: null },
  { raw: '{"then":"x"}' },
  { toJSON: 1 },
  { raw: `${'['.repeat(11)}${']'.repeat(11)}` },
  { raw: `${'{"a":'.repeat(30)}1${'}'.repeat(30)}` },
  { raw: `${'['.repeat(5_000)}${']'.repeat(5_000)}` },
];

export const hostileValues: readonly unknown[] = [...texts, ...others];
export const hostileTexts: readonly string[] = texts;

/** Fields that no caller may set. The server refuses a body with one of these fields. */
export const foreignFields: Readonly<Record<string, unknown>> = {
  status_: 'confirmed',
  role: 'administrator',
  adminNotes_: 'x',
  createdAt: '2020-01-01T00:00:00Z',
  updatedAt: '2020-01-01T00:00:00Z',
  version: 99,
  isAdmin: true,
  reference: 'AAA-AAAA',
  outcome: 'no_show',
  origin_: 'walk_in',
  turnKey: 'cena_primo',
  $where: '1',
  'a.b': 1,
  constructor: 1,
  '': 1,
};

export const stringifyWithRaw = (value: unknown): string => {
  if (isRawJson(value)) return value.raw;
  if (Array.isArray(value)) return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(
      ([key, inner]) =>
        `${JSON.stringify(key)}:${isRawJson(inner) ? inner.raw : (JSON.stringify(inner) ?? 'null')}`,
    )
    .join(',')}}`;
};
