/**
 * Preloaded (`node --import`) to shift the current time by the milliseconds in the file TEST_CLOCK.
 * A test can then play a whole evening in minutes.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const ahead = () => Number(readFileSync(process.env['TEST_CLOCK'], 'utf8'));

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(RealDate.now() + ahead());
  }

  static now() {
    return RealDate.now() + ahead();
  }
};
