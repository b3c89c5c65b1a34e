/**
 * Each folder of tests is one project. Only projects that need PostgreSQL or a browser run the global setup.
 * ES modules need Node's option `--experimental-vm-modules`. Two workers run, because the build machine has two cores.
 */
const typescript = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** Test files of the project `slow`. Each of them takes ten seconds or more, and rarely fails. */
const SLOW = [
  'unit/art/dish-drawings',
  'unit/booking/guest-mail-html',
  'integration/reports/weekly-report',
  'integration/staff/owner-not-locked-out',
  'browser/site/every-page-at-every-size',
  'browser/site/guest-mails',
  'browser/site/hero-video',
  'browser/site/input-before-hydration',
  'browser/site/largest-paint-is-not-cookie-banner',
  'browser/site/wedding-from-request-to-acceptance',
  'browser/site/wedding-over-three-weeks',
  'browser/site/whole-evening-of-a-guest',
];
const slowFiles = `/test/(${SLOW.join('|')})\\.spec\\.ts$`;

const project = (folder, more = {}) => ({
  displayName: folder,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/test/${folder}`],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', slowFiles],
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

export default {
  projects: [
    project('unit', withProgram('unit')),
    project('web', withProgram('web')),
    project('architecture'),
    project('documents', services),
    project('adapters', services),
    project('integration', services),
    project('browser', services),
    // `npm run test:full` also starts the next three projects, which are slow and rarely fail.
    project('slow', {
      ...services,
      roots: ['unit', 'integration', 'browser'].map((folder) => `<rootDir>/test/${folder}`),
      testMatch: undefined,
      testRegex: [slowFiles],
      testPathIgnorePatterns: ['/node_modules/'],
    }),
    project('system', services),
    project('visual-regression', services),
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
