import sequencer from '@jest/test-sequencer';

/** Of projects that come first; a clean clone knows no durations, and a long file begun last is waited for alone. */
const LONG = ['browser', 'adapters', 'integration'];

const place = ({ context }) => {
  const found = LONG.indexOf(context.config.displayName?.name);
  return found < 0 ? LONG.length : found;
};

const Sequencer = sequencer.default ?? sequencer;

/** Files with a browser first, then those with services, then the rest: small ones fill the gaps at the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
