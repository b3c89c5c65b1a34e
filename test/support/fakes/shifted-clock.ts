import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { Temporal } from 'temporal-polyfill';
import { venue } from '#src/venue.ts';

/** Creates a clock that shifts the current time in the built server and in browser pages. */
export const createShiftedClock = () => {
  const file = join(mkdtempSync(join(tmpdir(), 'melagrana-clock-')), 'ahead');
  let ahead = 0;
  /**
   * Sets the restaurant's local time, for example `2027-03-13T18:00`. It must be in the future,
   * because browsers delete cookies of a server whose clock is late. Renames the file, because the
   * server may be reading it.
   */
  const set = (local: string): void => {
    ahead =
      Temporal.PlainDateTime.from(local).toZonedDateTime(venue.timeZone).epochMilliseconds -
      Date.now();
    if (ahead < 0) throw new Error(`${local} is in the past`);
    writeFileSync(`${file}.new`, String(ahead));
    renameSync(`${file}.new`, file);
  };
  /** Shifts the page's `Date` like the server's. Takes effect at the next load of the page. */
  const share = async (page: Page): Promise<void> =>
    void (await page.addInitScript((by) => {
      // Starts from the real `Date`, because otherwise a second shift would add to the first one.
      const page = globalThis as typeof globalThis & { realDate?: DateConstructor };
      const RealDate = (page.realDate ??= Date);
      globalThis.Date = class extends RealDate {
        constructor(...given: []) {
          if (given.length > 0) super(...given);
          else super(RealDate.now() + by);
        }
        static override now() {
          return RealDate.now() + by;
        }
      } as DateConstructor;
    }, ahead));
  const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock-preload.mjs')).href;
  return { set, share, env: { NODE_OPTIONS: `--import ${preload}`, TEST_CLOCK: file } };
};
