/**
 * The chaos scenario: `npm run chaos -- [--profile=ci|long] [--scale=N] [--phases=ABCDEFGH]`. Eight servers, two notifiers and their own
 * PostgreSQL, Redis and mail server on the loopback, killed and cut off in every way of docs/reliability.md while guests book; then
 * sixteen verifiers. Exit code 0 when all of them hold. Not part of `npm test`, because it is heavy and random.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { abandon, playAll } from './scenario.ts';
import { profileOf } from './profiles.ts';

const say = (words: string) => process.stdout.write(`${words}\n`);
const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'ci' },
    scale: { type: 'string', default: '1' },
    phases: { type: 'string', default: 'ABCDEFGH' },
  },
});

const began = Date.now();
say(
  `chaos, profile ${values.profile} × ${values.scale}, phases ${values.phases}; load ${loadavg()[0]!.toFixed(1)}`,
);
/** A phase under way may start another program in a house that is closing: what was started ends with its starter. */
const LEAVE_MS = 15_000;
const leave = (words: string, code: number) => {
  say(words);
  setTimeout(() => process.exit(code), LEAVE_MS);
  void abandon().then(() => process.exit(code));
};
process.once('SIGINT', () => leave('stopped', 130)).once('SIGTERM', () => leave('stopped', 143));
process.once('unhandledRejection', (error) =>
  leave(`RED in the instrument itself: ${error instanceof Error ? error.stack : String(error)}`, 1),
);
const { played, breaches } = await playAll(
  profileOf(values.profile, Number(values.scale)),
  new Set(values.phases),
  say,
);
say(
  `${played} phases in ${Math.round((Date.now() - began) / 1_000)} s, ${breaches === 0 ? 'every promise held' : `${breaches} BREACHES`}; load ${loadavg()[0]!.toFixed(1)}`,
);
process.exit(breaches === 0 ? 0 : 1);
