import { TestEnvironment } from 'jest-environment-node';

/** A Node environment that sets the global `testFailed`, so that `afterEach` can describe the page of a failed test. */
export default class BrowserEnvironment extends TestEnvironment {
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testFailed = false;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global.testFailed = true;
  }
}
