import { existsSync, readFileSync } from 'node:fs';
import { admissionRules } from '#src/contexts/booking/domain/admission-rules.ts';
import { MAX_PIXELS } from '#src/contexts/pictures/processing/image-validation.ts';
import { MAX_UPLOADS_PER_DAY } from '#src/contexts/pictures/upload/request-upload.ts';
import { MAX_EXPORT_DAYS } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { MAX_PICTURE_BYTES } from '#src/contracts/catalogue/picture-upload.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#src/platform/password-strength.ts';
import { venue } from '#src/venue.ts';

const guide = readFileSync('docs/security.md', 'utf8');
const checklist = readFileSync('docs/asvs.md', 'utf8');

/**
 * Number of requirements of levels 1 and 2 in each section of ASVS 5.0.0. Within a section, they
 * have the lowest numbers.
 */
const REQUIREMENTS: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const required = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const ID = /^([1-9]|1[0-7])\.[1-9]\.([1-9]|1[0-2])$/;
const PATH =
  /^(src|web|test|docs|\.ci)\/|^(package(-lock)?\.json|docker-compose\.yml|\.env\.example|\.oxlintrc\.json|tsconfig\.json|README\.md)$/;
const STATES = ['met', 'partly', 'accepted', 'not met', 'operator'];
/** Minimum length, in characters, of the explanation why a requirement is not met. */
const MIN_REASON_LENGTH = 40;

const findQuoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word!);
const findPaths = (text: string) => findQuoted(text).filter((word) => PATH.test(word));
const findMissingPaths = (text: string) => findPaths(text).filter((path) => !existsSync(path));

const parseRows = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| [\d.]+ \|/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
const findSection = (text: string, title: string) =>
  text.split(/^## /m).find((section) => section.startsWith(title)) ?? '';
const findNotApplicable = (text: string) =>
  findSection(text, 'Not applicable').match(/\b\d+\.\d+\.\d+\b/g) ?? [];

const removeQuoted = (text: string) => text.replaceAll(/`[^`]*`/g, '').trim();

const findRowFaults = (cells: readonly string[]): string[] => {
  const [id = '', level = '', requirement = '', state = '', where = '', evidence = ''] = cells;
  const hasEvidence =
    findPaths(evidence).some((path) => path.startsWith('test/')) || /^read: .{20}/.test(evidence);
  return [
    cells.length === 6 ? '' : 'has not six cells',
    ID.test(id) ? '' : 'has no number of the standard',
    /^[123]$/.test(level) ? '' : 'has no level',
    requirement.length > 5 ? '' : 'does not say what is asked for',
    STATES.includes(state) ? '' : `has the unknown state ${state}`,
    findPaths(where).length > 0 ? '' : 'names no file',
    findPaths(where).some((path) => path.startsWith('test/'))
      ? 'names a test where the code should stand'
      : '',
    state !== 'met' || hasEvidence ? '' : 'is shown by nothing',
    state === 'met' || removeQuoted(evidence).length >= MIN_REASON_LENGTH ? '' : 'gives no reason',
  ]
    .filter(Boolean)
    .map((fault) => `${id} ${fault}`);
};

describe('docs/security.md and docs/asvs.md', () => {
  const rows = parseRows(checklist);
  const ids = [...rows.map(([id]) => id!), ...findNotApplicable(checklist)];

  it('cite only files that exist', () => {
    expect(findPaths(guide + checklist).length).toBeGreaterThan(300);
    expect(findMissingPaths(guide + checklist)).toEqual([]);
  });

  it('list every requirement of levels 1 and 2 once', () => {
    expect(required).toHaveLength(253);
    expect(required.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('mark every further requirement as level 3, and no other', () =>
    expect(rows.filter(([id, level]) => required.includes(id!) === (level === '3'))).toEqual([]));

  it('cite code and a test for each met requirement, and a reason for each other one', () =>
    expect(rows.flatMap(findRowFaults)).toEqual([]));

  it('state the number of requirements in each state', () => {
    const count = (state: string) =>
      rows.filter((row) => row[3] === state && row[1] !== '3').length;
    expect(checklist).toContain(
      `Of 253: ${STATES.map((state) => `${count(state)} ${state}`).join(', ')}, ${findNotApplicable(checklist).length} do not apply.`,
    );
  });

  it('state the limits of the code', () => {
    expect([admissionRules.length, MAX_ONLINE_PARTY_SIZE]).toEqual([25, 8]);
    for (const words of [
      'the twenty-five of `src/contexts/booking/domain/admission-rules.ts`',
      'eight people online',
      `${venue.coversPerSlot} covers per turn`,
      `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
      `${MAX_PICTURE_BYTES / 2 ** 20} MB; at most ${MAX_PIXELS / 1e6} megapixels`,
      `${MAX_UPLOADS_PER_DAY} uploads a day`,
      `at most ${MAX_EXPORT_DAYS} days`,
    ])
      expect(guide).toContain(words);
  });

  it.each([
    [
      '| 1.2.1 | 1 | escaping of text | met | `src/platform/http/responses/escape-html.ts` | everybody knows |',
      'is shown by nothing',
    ],
    [
      '| 1.2.1 | 1 | escaping of text | not met | `src/platform/http/responses/escape-html.ts` | `test/web/app/page-head.spec.ts` |',
      'gives no reason',
    ],
    [
      '| 1.2.1 | 1 | escaping of text | done | `src/platform/http/responses/escape-html.ts` | `test/web/app/page-head.spec.ts` |',
      'unknown state',
    ],
    [
      '| 1.2.1 | 1 | escaping of text | met | the library | `test/web/app/page-head.spec.ts` |',
      'names no file',
    ],
    [
      '| 1.20.1 | 1 | escaping of text | met | `src/platform/http/responses/escape-html.ts` | `test/web/app/page-head.spec.ts` |',
      'no number of the standard',
    ],
  ])('fail the check with the row %s', (row, fault) => {
    expect(parseRows(row).flatMap(findRowFaults).join()).toContain(fault);
    expect(findMissingPaths('`src/no-such-file.ts`')).toHaveLength(1);
  });
});
