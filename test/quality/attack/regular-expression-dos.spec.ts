/**
 * Regular-expression denial of service. The package `recheck` searches for texts that make an
 * expression of src or web slow. The suspected expressions must be fast on texts of 16 kB, and all
 * expressions on repetitive texts of 100 kB.
 */
import { reportMeasurement } from './support/measurement-report.ts';
import {
  findRegularExpressions,
  type RegularExpression,
} from './support/regular-expression-finder.ts';

process.env['RECHECK_BACKEND'] = 'pure';
const { checkSync } = await import('recheck');

const LONGEST_MS = 10;
const HUGE = 100_000;
/** The server accepts no longer text than this in a header, URL or JSON field. */
const ALLOWED_THROUGH = 16_384;

const all = findRegularExpressions();
const pieces = [
  'a',
  '0',
  ' ',
  '-',
  '/',
  '.',
  '@',
  '"',
  '\\',
  '\r\n ',
  'a@',
  '0.',
  '1,',
  'aaaa-',
  ' \t',
  '<',
  '%2',
  'é',
];

const timeOf = ({ source, flags }: RegularExpression, text: string): number => {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
  const began = performance.now();
  expression.test(text);
  return performance.now() - began;
};

/** Returns the faster of two runs in ms, because garbage collection may slow one run. */
const calmTimeOf = (expression: RegularExpression, text: string) => {
  const first = timeOf(expression, text);
  return first <= LONGEST_MS ? first : Math.min(first, timeOf(expression, text));
};

const pumped = (piece: string, length: number) =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u0000!`;

type Verdict = { readonly status: string; readonly attack: string | null };
const verdictOn = ({ source, flags }: RegularExpression): Verdict => {
  const found = checkSync(source, flags, { timeout: 120_000, attackLimit: ALLOWED_THROUGH });
  if (found.status !== 'vulnerable') return { status: found.status, attack: null };
  const { pumps, suffix } = found.attack;
  const room = Math.floor((ALLOWED_THROUGH - suffix.length) / Math.max(1, pumps.length));
  return {
    status: found.status,
    attack: `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.floor(room / pump.length))).join('')}${suffix}`,
  };
};

describe('the regular expressions of the product', () => {
  it('are found: literals of src and web, and what the contracts check with', () => {
    expect(all.length).toBeGreaterThan(50);
    expect(all.some(({ where }) => where.startsWith('contract'))).toBe(true);
  });

  it('cannot be made slow by a text that was searched for', () => {
    const judged = all.map((expression) => ({ ...expression, ...verdictOn(expression) }));
    const suspects = judged.filter(({ status }) => status !== 'safe');
    const slow = suspects.map((one) => ({
      ...one,
      ms: one.attack === null ? Infinity : calmTimeOf(one, one.attack),
    }));
    reportMeasurement(
      'D2',
      `${all.length} regular expressions: ${judged.length - suspects.length} safe, ${suspects.length} suspected, ` +
        `worst at ${ALLOWED_THROUGH} characters ${Math.max(0, ...slow.map(({ ms }) => ms)).toFixed(1)} ms`,
    );
    expect(
      slow
        .filter(({ ms }) => ms > LONGEST_MS)
        .map(
          ({ source, where, status, ms }) => `${where}: /${source}/ ${status} ${ms.toFixed(0)} ms`,
        ),
    ).toEqual([]);
  });

  it('read 100 kB of whatever repeats in less than ten milliseconds', () => {
    const times = all.flatMap((one) =>
      pieces.map((piece) => ({ ...one, piece, ms: calmTimeOf(one, pumped(piece, HUGE)) })),
    );
    reportMeasurement(
      'D2',
      `${times.length} texts of 100 kB, slowest ${Math.max(...times.map(({ ms }) => ms)).toFixed(1)} ms`,
    );
    expect(
      times
        .filter(({ ms }) => ms > LONGEST_MS)
        .map(
          ({ source, where, piece, ms }) =>
            `${where}: /${source}/ on ${JSON.stringify(piece)} ${ms.toFixed(0)} ms`,
        ),
    ).toEqual([]);
  });

  it('would be found out: a telephone number that doubles its time with each digit', () =>
    expect(verdictOn({ source: '^(\\d+[ -]?)+$', flags: '', where: '' }).status).toBe(
      'vulnerable',
    ));
});
