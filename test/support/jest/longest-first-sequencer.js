import sequencer from '@jest/test-sequencer';

/**
 * Projects with long test files. A fixed list is necessary, because a clean clone has no recorded
 * durations.
 */
const LONG = [
  'nightly',
  'visual-regression',
  'system',
  'slow',
  'journeys',
  'browser',
  'adapters',
  'integration',
  'screens',
];

const place = ({ context }) => {
  const found = LONG.indexOf(context.config.displayName?.name);
  return found < 0 ? LONG.length : found;
};

const Sequencer = sequencer.default ?? sequencer;

/**
 * Starts long test files first. Otherwise one worker would run a long file at the end while the
 * others are idle.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
