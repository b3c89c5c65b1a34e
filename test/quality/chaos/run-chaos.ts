/**
 * Chaos test: `npm run chaos -- [--profile=ci|long] [--scale=N] [--phases=ABCDEFGHI]`. Guests book
 * while servers, PostgreSQL, Redis and the mail server are killed and disconnected. Then 19
 * verifiers check the guarantees of docs/reliability.md. Not part of `npm test`, because the test
 * is heavy and random.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { stopEverything, runScenario } from './run-scenario.ts';
import { loadProfile } from './chaos-profiles.ts';

const printLine = (words: string) => process.stdout.write(`${words}\n`);
const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'ci' },
    scale: { type: 'string', default: '1' },
    phases: { type: 'string', default: 'ABCDEFGHI' },
  },
});

const began = Date.now();
printLine(
  `chaos, profile ${values.profile} × ${values.scale}, phases ${values.phases}; load ${loadavg()[0]!.toFixed(1)}`,
);
/**
 * Maximum cleanup time in ms. Processes that start during the cleanup end with their parent
 * process.
 */
const CLEANUP_TIMEOUT_MS = 15_000;
const exitAfterCleanup = (words: string, code: number) => {
  printLine(words);
  setTimeout(() => process.exit(code), CLEANUP_TIMEOUT_MS);
  void stopEverything().then(() => process.exit(code));
};
process
  .once('SIGINT', () => exitAfterCleanup('stopped', 130))
  .once('SIGTERM', () => exitAfterCleanup('stopped', 143));
process.once('unhandledRejection', (error) =>
  exitAfterCleanup(
    `RED in the instrument itself: ${error instanceof Error ? error.stack : String(error)}`,
    1,
  ),
);
const { played, breaches } = await runScenario(
  loadProfile(values.profile, Number(values.scale)),
  new Set(values.phases),
  printLine,
);
printLine(
  `${played} phases in ${Math.round((Date.now() - began) / 1_000)} s, ${breaches === 0 ? 'every promise held' : `${breaches} BREACHES`}; load ${loadavg()[0]!.toFixed(1)}`,
);
process.exit(breaches === 0 ? 0 : 1);
