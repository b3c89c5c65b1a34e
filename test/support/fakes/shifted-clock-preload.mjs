/**
 * Preloaded (`node --import`) to shift the current time by the milliseconds in the file TEST_CLOCK.
 * A test can then play a whole evening in minutes.
 */
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';

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

// Node writes the header `Date` from a clock of its own, and the web app reads the time from it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('Date', new globalThis.Date().toUTCString());
  return writeHead.apply(this, given);
};
