/**
 * Shifts the current time by the milliseconds in the file TEST_CLOCK. A test can then simulate an
 * evening in minutes. Node preloads this file with `--import`.
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

// Shifts the header `Date` too, because Node writes the real time and the web app reads it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('Date', new globalThis.Date().toUTCString());
  return writeHead.apply(this, given);
};
