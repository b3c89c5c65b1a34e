import type { Operation } from '#src/contracts/common/api-operation.ts';
import { operations } from '#test/support/assertions/api-contract.ts';
import { listBodyTemplates, listQueryTemplates, type IdLookup } from './request-templates.ts';
import { hostileTexts, hostileValues, isRawJson, stringifyWithRaw } from './hostile-values.ts';
import { pathWithExistingIds } from './response-faults-and-sample-records.ts';

export const roles = ['guest', 'administrator', 'auditor'] as const;
export type Role = (typeof roles)[number];

export type BadInput = {
  readonly why: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * Returns a deterministic generator of numbers from 0 to 1 (mulberry32), so the same seed repeats a
 * run.
 */
export const seededRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

const JSON_TYPE = { 'content-type': 'application/json' };
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Bodies and headers that every operation refuses, whatever fields its contract has. */
const badTransportInputs: readonly Omit<BadInput, 'method' | 'path'>[] = [
  ...[
    '{',
    '{"a":',
    '{"a":1,}',
    '[1',
    '"a',
    'nul',
    '{a:1}',
    "{'a':1}",
    '\u0000',
    '{"a":01}',
    '{"a":.5}',
    '{"a":0x2}',
    '{} {}',
    '<a/>',
    'a=1',
  ].map((body) => ({ why: `malformed JSON ${JSON.stringify(body)}`, headers: JSON_TYPE, body })),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/html',
    'application/octet-stream',
    'image/png',
  ].map((type) => ({ why: `content type ${type}`, headers: { 'content-type': type }, body: '{}' })),
  ...['gzip', 'br', 'deflate'].map((coding) => ({
    why: `content coding ${coding}`,
    headers: { ...JSON_TYPE, 'content-encoding': coding },
    body: '{}',
  })),
  { why: 'deep nesting', headers: JSON_TYPE, body: deep(40) },
  { why: 'huge', headers: JSON_TYPE, body: `{"a":"${'x'.repeat(120_000)}"}` },
  ...['[]', '[{}]', '"text"', '7', 'true', 'null', '-0', '1e5'].map((body) => ({
    why: `not an object: ${body}`,
    headers: JSON_TYPE,
    body,
  })),
  { why: 'no body', headers: {} },
];

const ODD_VALUES: readonly unknown[] = [
  true,
  false,
  [],
  [2],
  {},
  { $ne: null },
  '0x2',
  '1e0',
  '2.0',
  '+2',
  ' 2',
  '٢',
  1.5,
  -1,
  1e300,
  { raw: '1e999' },
  '2027-02-30',
  '2027-13-01',
  '2028-02-30',
  '0000-00-00',
  '27-1-1',
  'a\u0000b',
  '\u200b',
  '\u202e',
  '\u3164',
  'Anna\n=1+1',
  'Anna\r=1+1',
  '...',
  'x'.repeat(5_000),
  null,
];
const BAD_VALUES: readonly unknown[] = [...ODD_VALUES, ...hostileValues];

type RandomNumber = () => number;
const pickOne = <Item>(items: readonly Item[], chance: RandomNumber): Item =>
  items[Math.floor(chance() * items.length)]!;

const isBad = (schema: Operation['body'], value: unknown): boolean =>
  schema?.safeParse(value).success === false;

/** Returns a body that violates the contract, or null if the contract accepts the changed body. */
const badBody = (ids: IdLookup, operation: Operation, chance: RandomNumber): BadInput | null => {
  const found = listBodyTemplates(ids).find((one) => one.operation.name === operation.name);
  if (!found || chance() < 0.2)
    return {
      method: operation.method,
      path: pathWithExistingIds(operation, ids),
      ...pickOne(badTransportInputs, chance),
    };
  const field = pickOne(found.fields, chance);
  const { [field]: _, ...rest } = found.make(field);
  const value = pickOne(BAD_VALUES, chance);
  const body = pickOne(
    [
      { ...rest, [field]: value },
      { ...rest, [field]: value },
      { ...rest, [field]: value },
      rest,
      { ...found.make(), [`${field}_`]: value },
    ],
    chance,
  );
  const text = stringifyWithRaw(body);
  if (!isBad(operation.body, JSON.parse(text))) return null;
  return {
    why: `${field} ${isRawJson(value) ? value.raw.slice(0, 40) : String(JSON.stringify(value)).slice(0, 60)}`,
    method: operation.method,
    path: pathWithExistingIds(operation, ids),
    headers: JSON_TYPE,
    body: text,
  };
};

const wellFormed = (text: string) => Buffer.from(text).toString().slice(0, 2_000);

const badQuery = (ids: IdLookup, operation: Operation, chance: RandomNumber): BadInput | null => {
  const { fields, example } = listQueryTemplates(ids).find(
    (one) => one.operation.name === operation.name,
  )!;
  const field = pickOne(fields, chance);
  const text = wellFormed(pickOne([...hostileTexts, ...ODD_VALUES.map(String)], chance));
  const query: Record<string, string | string[]> = {
    ...example,
    [field]: pickOne([text, text, [text, text]], chance),
  };
  if (!isBad(operation.query, query)) return null;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  return {
    why: `query ${field} ${JSON.stringify(text).slice(0, 60)}`,
    method: operation.method,
    path: `${pathWithExistingIds(operation, ids)}?${search.toString()}`,
    headers: {},
  };
};

const badPath = (operation: Operation, chance: RandomNumber): BadInput | null => {
  const text = wellFormed(pickOne(hostileTexts, chance));
  const [, name] = /:(\w+)/.exec(operation.path)!;
  if (text === '' || !isBad(operation.params, { [name!]: text })) return null;
  const path = operation.path.replace(/:\w+/, encodeURIComponent(text));
  return {
    why: `path ${JSON.stringify(text).slice(0, 60)}`,
    method: operation.method,
    path,
    headers: operation.body ? JSON_TYPE : {},
    ...(operation.body ? { body: '{}' } : {}),
  };
};

const badAddress = (ids: IdLookup, operation: Operation, chance: RandomNumber): BadInput => {
  const path = pathWithExistingIds(operation, ids);
  const [method, address] = pickOne(
    [
      ['put', `${path}/none/none`],
      ['patch', `${path}/none/none`],
      ['delete', `${path}/a/b/c`],
      ['get', `${path}/none/none/none`],
    ] as const,
    chance,
  );
  return { why: `${method} of no address`, method, path: address, headers: {} };
};

const tryBadInput = (
  ids: IdLookup,
  operation: Operation,
  chance: RandomNumber,
): BadInput | null => {
  const kinds = [
    ...(operation.body ? ['body', 'body', 'body', 'body'] : []),
    ...(operation.query ? ['query', 'query', 'query'] : []),
    ...(operation.params ? ['path', 'path'] : []),
    'address',
  ];
  const kind = pickOne(kinds, chance);
  if (kind === 'body') return badBody(ids, operation, chance);
  if (kind === 'query') return badQuery(ids, operation, chance);
  return kind === 'path' ? badPath(operation, chance) : badAddress(ids, operation, chance);
};

export const generateBadInput = (
  ids: IdLookup,
  operation: Operation,
  chance: RandomNumber,
): BadInput => {
  for (let again = 0; again < 50; again++) {
    const found = tryBadInput(ids, operation, chance);
    if (found) return found;
  }
  return badAddress(ids, operation, chance);
};

/**
 * Returns the operation and role for an index. Consecutive indexes cover all pairs, and `round`
 * counts the completed passes.
 */
export const operationAndRoleAt = (index: number) => ({
  operation: operations[index % operations.length]!,
  role: roles[Math.floor(index / operations.length) % roles.length]!,
  round: Math.floor(index / (operations.length * roles.length)),
});
