import { writeSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Time in ms for open handles to close after the last test. A handle that stays open longer is a
 * leak and fails the run.
 */
const CLOSE_TIMEOUT_MS = 5 * 60_000;

const LISTED_FILES = 10;

const toSlowestLines = (testResults) =>
  testResults
    .map(({ testFilePath, perfStats: { start, end } }) => [(end - start) / 1_000, testFilePath])
    .sort(([one], [other]) => other - one)
    .slice(0, LISTED_FILES)
    .map(([seconds, path]) => `${seconds.toFixed(1).padStart(7)} s  ${relative('.', path)}\n`);

const giveUp = (reason) => {
  process.stderr.write(`\n${reason}\n`);
  process.exit(1);
};

/**
 * Prints the ten slowest files, and `N passed, N failed` as the last line. Fails a run without tests
 * or with skipped tests, because it proves nothing.
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
    if (results.testResults.length > LISTED_FILES)
      process.stdout.write(`\nSlowest files:\n${toSlowestLines(results.testResults).join('')}`);
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
