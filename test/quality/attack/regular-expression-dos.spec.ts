/**
 * Regular-expression denial of service. The package `recheck` searches src and web for expressions
 * that some texts make slow. The suspected expressions must be fast on texts of 16 kB, and all
 * expressions on repetitive texts of 100 kB.
 */
import { reportMeasurement } from './support/measurement-report.ts';
import {
  findRegularExpressions,
  type RegularExpression,
} from './support/regular-expression-finder.ts';

process.env['RECHECK_BACKEND'] = 'pure';
const { checkSync } = await import('recheck');

const MAX_MS = 10;
const LONG_TEXT_CHARS = 100_000;
/** Maximum length of a header, URL or JSON field that the server accepts. */
const MAX_INPUT_CHARS = 16_384;

const expressions = findRegularExpressions();
const repeatedParts = [
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

const measureMs = ({ source, flags }: RegularExpression, text: string): number => {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
  const startedAt = performance.now();
  expression.test(text);
  return performance.now() - startedAt;
};

/** Returns the faster of two runs in ms, because garbage collection may slow one run. */
const measureShorterRunMs = (expression: RegularExpression, text: string) => {
  const first = measureMs(expression, text);
  return first <= MAX_MS ? first : Math.min(first, measureMs(expression, text));
};

const repeatToLength = (part: string, length: number) =>
  `${part.repeat(Math.ceil(length / part.length)).slice(0, length)}\u0000!`;

type Verdict = { readonly status: string; readonly attack: string | null };
const analyzeExpression = ({ source, flags }: RegularExpression): Verdict => {
  const found = checkSync(source, flags, { timeout: 120_000, attackLimit: MAX_INPUT_CHARS });
  if (found.status !== 'vulnerable') return { status: found.status, attack: null };
  const { pumps, suffix } = found.attack;
  const room = Math.floor((MAX_INPUT_CHARS - suffix.length) / Math.max(1, pumps.length));
  return {
    status: found.status,
    attack: `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.floor(room / pump.length))).join('')}${suffix}`,
  };
};

describe('the regular expressions of the product', () => {
  it('include the literals of src and web and the patterns of the contracts', () => {
    expect(expressions.length).toBeGreaterThan(50);
    expect(expressions.some(({ where }) => where.startsWith('contract'))).toBe(true);
  });

  it('match the attack texts that recheck finds in at most 10 ms', () => {
    const analyzed = expressions.map((expression) => ({
      ...expression,
      ...analyzeExpression(expression),
    }));
    const suspects = analyzed.filter(({ status }) => status !== 'safe');
    const slow = suspects.map((one) => ({
      ...one,
      ms: one.attack === null ? Infinity : measureShorterRunMs(one, one.attack),
    }));
    reportMeasurement(
      'D2',
      `${expressions.length} regular expressions: ${analyzed.length - suspects.length} safe, ${suspects.length} suspected, ` +
        `worst at ${MAX_INPUT_CHARS} characters ${Math.max(0, ...slow.map(({ ms }) => ms)).toFixed(1)} ms`,
    );
    expect(
      slow
        .filter(({ ms }) => ms > MAX_MS)
        .map(
          ({ source, where, status, ms }) => `${where}: /${source}/ ${status} ${ms.toFixed(0)} ms`,
        ),
    ).toEqual([]);
  });

  it('match repetitive texts of 100 kB in at most 10 ms', () => {
    const times = expressions.flatMap((one) =>
      repeatedParts.map((part) => ({
        ...one,
        part,
        ms: measureShorterRunMs(one, repeatToLength(part, LONG_TEXT_CHARS)),
      })),
    );
    reportMeasurement(
      'D2',
      `${times.length} texts of 100 kB, slowest ${Math.max(...times.map(({ ms }) => ms)).toFixed(1)} ms`,
    );
    expect(
      times
        .filter(({ ms }) => ms > MAX_MS)
        .map(
          ({ source, where, part, ms }) =>
            `${where}: /${source}/ on ${JSON.stringify(part)} ${ms.toFixed(0)} ms`,
        ),
    ).toEqual([]);
  });

  it('are checked by an analysis that detects an exponential expression', () =>
    expect(analyzeExpression({ source: '^(\\d+[ -]?)+$', flags: '', where: '' }).status).toBe(
      'vulnerable',
    ));
});
