import { TestEnvironment } from 'jest-environment-node';

/** Node, and a word for whoever cleans up after a test: whether it failed (`testFailed`). */
export default class BrowserEnvironment extends TestEnvironment {
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testFailed = false;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global.testFailed = true;
  }
}
