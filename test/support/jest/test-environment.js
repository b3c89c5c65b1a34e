import { TestEnvironment } from 'jest-environment-node';

/*
 * Ends the worker before Node frees the ES modules of all test files (nodejs/node#59118). Freeing
 * takes longer than the half second after which jest reports a leak and kills the worker.
 */
process.once('beforeExit', () => process.exit());

/**
 * Sets the global `testFailed`, with which `afterEach` decides to describe the page of a failed
 * test.
 */
export default class ReportingEnvironment extends TestEnvironment {
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testFailed = false;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global.testFailed = true;
  }
}
