/**
 * Loaded before a server of a test (`--import`): its clock runs ahead of the real one by as many milliseconds as the
 * file named TEST_CLOCK holds, so that a test can live through an evening. What is given a date keeps it.
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
