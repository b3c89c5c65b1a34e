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

const project = (folder, more = {}) => ({
  displayName: folder,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/test/${folder}`],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testEnvironment: '<rootDir>/test/support/jest/test-environment.js',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', typescript] },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/var/'],
  ...more,
});

const services = {
  globalSetup: '<rootDir>/test/support/jest/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.ts',
};

export default {
  projects: [
    project('unit'),
    project('web'),
    project('architecture'),
    project('documents', services),
    project('adapters', services),
    project('integration', services),
    project('browser', services),
    // `npm run test:full` also starts the next two projects, which are slow and rarely fail.
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
  // The limit per test is generous, because a slow machine is no defect. The whole run has no time limit.
  testTimeout: 240_000,
  forceExit: false,
  reporters: ['default', '<rootDir>/test/support/jest/closing-line-reporter.js'],
};
