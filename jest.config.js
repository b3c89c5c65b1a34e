/**
 * Each folder of tests is one project. Only projects that need PostgreSQL or a browser run the global setup.
 * ES modules need Node's option `--experimental-vm-modules`. Two workers run, because the build machine has two cores.
 */
const typescript = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** Test files that take long and guard what rarely changes. Only `npm run test:nightly` runs them. */
const NIGHTLY = [
  'documents/add-a-language',
  'documents/docker-image',
  'integration/chaos/guest-verifiers-catch-mutants',
  'integration/chaos/verifiers-catch-mutants',
  'integration/notifications/mail-server-outage',
  'system/broken-first-start',
  'system/npm-start',
  'system/outages-lose-no-notice',
];

/** Test files that take ten seconds or more, and rarely fail. `npm test` leaves them out. */
const SLOW = [
  'unit/art/dish-drawings',
  'unit/booking/guest-mail-html',
  'integration/abuse-protection/unconfirmed-seat-limit',
  'integration/booking/guest-and-staff-races',
  'integration/notifications/staff-digest',
  'integration/pictures/heavy-pictures',
  'integration/reports/weekly-report',
  'integration/staff/owner-not-locked-out',
];

/** The main tasks of guests and staff. `npm test` runs only these files of the folder `browser`. */
const JOURNEYS = [
  'browser/site/menu-dishes',
  'browser/site/table-booking',
  'browser/site/wedding-from-request-to-acceptance',
  'browser/site/whole-evening-of-a-guest',
  'browser/staff/login-and-tabs',
  'browser/staff/tonight',
];

const toPattern = (files) => `/test/(${files.join('|')})\\.spec\\.ts$`;
const nightlyFiles = toPattern(NIGHTLY);
const slowFiles = toPattern(SLOW);
const journeys = toPattern(JOURNEYS);

const project = (folder, more = {}) => ({
  displayName: folder,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/test/${folder}`],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', nightlyFiles, slowFiles, journeys],
  testEnvironment: '<rootDir>/test/support/jest/test-environment.js',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', typescript] },
  globals: { __IS_SERVER_BUNDLE__: false },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/var/'],
  ...more,
});

const services = {
  globalSetup: '<rootDir>/test/support/jest/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.ts',
};

/** With the folders of the program, jest finds the tests that a changed file concerns (`npm run check`). */
const withProgram = (folder) => ({
  roots: [`test/${folder}`, 'test/support', 'src', 'web'].map((root) => `<rootDir>/${root}`),
});

/** A project of some files of other folders. */
const selection = (folders, files) => ({
  ...services,
  roots: folders.map((folder) => `<rootDir>/test/${folder}`),
  testMatch: undefined,
  testRegex: [files],
  testPathIgnorePatterns: ['/node_modules/'],
});

export default {
  projects: [
    project('unit', withProgram('unit')),
    project('web', withProgram('web')),
    project('screens', {
      ...withProgram('screens'),
      testEnvironment: '<rootDir>/test/support/jest/screen-environment.js',
    }),
    project('architecture'),
    project('documents', services),
    project('adapters', services),
    project('integration', services),
    project('journeys', selection(['browser'], journeys)),
    // `npm run test:full` also starts the next four projects, which take long.
    project('browser', services),
    project('slow', selection(['unit', 'integration'], slowFiles)),
    project('system', services),
    project('visual-regression', services),
    // Only `npm run test:nightly` starts the next project.
    project('nightly', selection(['documents', 'integration', 'system'], nightlyFiles)),
    // Only `npm run attack` and `npm run machines` start the next two projects.
    project('attack', { ...services, roots: ['<rootDir>/test/quality/attack'] }),
    project('machines', { ...services, roots: ['<rootDir>/test/quality/machines'] }),
  ],
  testSequencer: '<rootDir>/test/support/jest/longest-first-sequencer.js',
  maxWorkers: 2,
  // Node never frees the ES modules of a finished test file, so a worker with much memory is replaced.
  workerIdleMemoryLimit: '1GB',
  // The limit only ends a test that hangs: a slow machine is no defect. The whole run has no time limit.
  testTimeout: 1_800_000,
  forceExit: false,
  reporters: ['default', '<rootDir>/test/support/jest/closing-line-reporter.js'],
};
