import { operations } from '#test/support/assertions/api-contract.ts';
import { wholeNumber } from '#src/contracts/common/whole-number.ts';
import { onlinePartySize } from '#src/contracts/common/fields.ts';
import { tableDraft } from '#src/contracts/booking/table-management.ts';
import { proposalAcceptance } from '#src/contracts/private-events/proposals.ts';
import { z } from 'zod';

const INVALID_NUMBERS: readonly unknown[] = [
  true,
  false,
  null,
  undefined,
  '',
  ' ',
  [],
  [2],
  ['2'],
  {},
  '0x2',
  '0b10',
  '0o2',
  '1e0',
  '2.0',
  '2,0',
  '+2',
  ' 2',
  '2 ',
  '2\n',
  '--2',
  '٢',
  '２',
  'NaN',
  'Infinity',
  '1_0',
  '1.5',
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '9'.repeat(16),
  2n,
  new Date(0),
  '2;',
  '- 2',
];

describe('a whole number', () => {
  const schema = wholeNumber('no', { min: -3, max: 9, tooLarge: 'too large' });

  it.each(INVALID_NUMBERS.map((value) => [value]))('rejects %p', (value) =>
    expect(schema.safeParse(value).success).toBe(false),
  );
  it.each([
    [2, 2],
    ['2', 2],
    ['02', 2],
    [0, 0],
    ['-0', 0],
    [-0, 0],
    ['-3', -3],
    [9, 9],
  ])('parses %p as %p', (value, parsed) => expect(schema.parse(value)).toBe(parsed));
  it('has a separate message for a number that is too large', () => {
    expect(
      [schema.safeParse(10), schema.safeParse(-4)].map(({ error }) => error!.issues[0]!.message),
    ).toEqual(['too large', 'no']);
  });

  it('is required by the party size, the floor and the version of a proposal', () => {
    for (const value of INVALID_NUMBERS) {
      expect([value, onlinePartySize.safeParse(value).success]).toEqual([value, false]);
      expect([value, proposalAcceptance.safeParse({ version: value }).success]).toEqual([
        value,
        false,
      ]);
      if (value !== undefined)
        expect([
          value,
          tableDraft.safeParse({ name: 'T1', capacity: 4, description: null, floor: value })
            .success,
        ]).toEqual([value, false]);
    }
  });
});

const collectSchemas = (schema: unknown, seen = new Set<unknown>()): Set<unknown> => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return seen;
  seen.add(schema);
  for (const value of Object.values(schema instanceof z.ZodType ? schema.def : schema))
    collectSchemas(value, seen);
  return seen;
};

describe('the API contracts', () => {
  it('contain no coercing schema in params, query or body', () => {
    const coercing = operations.filter(({ params, query, body }) =>
      [...collectSchemas([params, query, body])].some(
        (nested) => (nested as { def?: { coerce?: boolean } }).def?.coerce,
      ),
    );
    expect(coercing.map(({ name }) => name)).toEqual([]);
  });
});
