import { writeSync } from 'node:fs';

/**
 * Time in ms for open handles to close after the last test. A handle that stays open longer is a
 * leak and fails the run.
 */
const CLOSE_TIMEOUT_MS = 5 * 60_000;

const giveUp = (reason) => {
  process.stderr.write(`\n${reason}\n`);
  process.exit(1);
};

/**
 * Prints `N passed, N failed` as the last line. Fails a run without tests or with skipped tests,
 * because it proves nothing.
 */
export default class ClosingLineReporter {
  #filtered;
  #passed = 0;
  #failed = 0;
  #complaint = null;

  constructor(globalConfig) {
    this.#filtered = Boolean(globalConfig.testNamePattern);
  }

  onRunStart() {
    process.once('exit', () => writeSync(1, `${this.#passed} passed, ${this.#failed} failed\n`));
  }

  onRunComplete(_contexts, results) {
    this.#passed = results.numPassedTests;
    this.#failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    if (this.#passed + this.#failed === 0) this.#complain('No test ran.');
    if (skipped > 0 && !this.#filtered)
      this.#complain(`${skipped} tests were skipped; a skipped test proves nothing.`);
    setTimeout(
      () => giveUp('The tests ended but something they opened is still open.'),
      CLOSE_TIMEOUT_MS,
    ).unref();
  }

  getLastError() {
    return this.#complaint;
  }

  #complain(sentence) {
    this.#complaint = new Error(sentence);
    process.stderr.write(`\n${sentence}\n`);
    if (this.#failed === 0) this.#failed = 1;
  }
}
