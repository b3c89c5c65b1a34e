import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { chromiumLaunchArguments } from '#test/support/services/chromium-program.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { findAccessibilityViolations } from './accessibility.ts';
import { setTextSize } from './visibility.ts';
import { resizeWindow } from './resize-window.ts';

export { startBuiltServer as startServer } from '#test/support/services/built-server.ts';

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = process.env['TEST_CHROMIUM'];
  if (!executablePath)
    throw new Error('This folder of tests has no global setup: see jest.config.js');
  return chromium.launch({ executablePath, args: chromiumLaunchArguments, timeout: 120_000 });
};

export type MonitoredPage = {
  readonly page: Page;
  /**
   * Console messages, uncaught errors and policy violations. A test fails if the list is not empty.
   */
  readonly consoleErrors: readonly string[];
  readonly thirdPartyRequests: readonly string[];
  readonly close: () => Promise<void>;
};

type Options = BrowserContextOptions & {
  /** HTTP statuses that the test provokes. The page may log console errors about them. */
  readonly expectedStatuses?: readonly number[];
  /**
   * True if the test cuts the network. The page may then log console errors about requests without
   * a response.
   */
  readonly losesNetwork?: boolean;
  /** Shows the cookie banner, which pages of other tests have already dismissed. */
  readonly withCookieBanner?: true;
  readonly expectedHosts?: readonly string[];
  /** Replaces `EventSource` with one that never delivers updates. */
  readonly sseMuted?: true;
};

const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

const dismissCookieBanner = () => {
  localStorage.setItem('cookieConsent', 'rejected');
  localStorage.setItem('cookieConsentDate', new Date().toISOString());
};

const muteEventSource = () => {
  window.EventSource = class extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.dispatchEvent(new Event('hello')));
    }

    close() {}
  } as unknown as typeof EventSource;
};

/**
 * Opens a page with its own cookies and storage. Its time zone differs from the restaurant's, which
 * reveals time-zone errors.
 */
export const openPage = async (
  browser: Browser,
  origin: string,
  {
    expectedStatuses = [],
    expectedHosts = [],
    losesNetwork = false,
    withCookieBanner: undecided,
    sseMuted: isSseMuted,
    ...options
  }: Options = {},
): Promise<MonitoredPage> => {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'it-IT',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // Blocks service workers, because they would answer requests that a test wants to intercept.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(300_000);
  if (!undecided) await context.addInitScript(dismissCookieBanner);
  if (isSseMuted) await context.addInitScript(muteEventSource);
  const page = await context.newPage();
  const consoleLines: string[] = [];
  const foreignUrls: string[] = [];
  const expected = (text: string) =>
    text === BLOCKED_WORKER ||
    (losesNetwork && text.includes('net::ERR_')) ||
    expectedStatuses.some((status) => text.includes(`status of ${status}`));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type()) && !expected(line.text()))
      consoleLines.push(`${line.text()} ${line.location().url}`.trim());
  });
  page.on('pageerror', (error) => consoleLines.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin: asked, host } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin && !expectedHosts.includes(host))
      foreignUrls.push(request.url());
  });
  return {
    page,
    consoleErrors: consoleLines,
    thirdPartyRequests: foreignUrls,
    close: async () => {
      // Ignores the error of a page that closes during an intercepted request.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
};

const FIT_TIMEOUT_MS = 10_000;

/**
 * Returns true if the page does not scroll sideways once its fonts have loaded. `textPercent` is
 * the text size of the browser, which Chromium forgets when the size of the window changes. Does
 * not use Playwright's `waitForFunction`, which never ends on a page without JavaScript.
 */
export const fitsWidth = async (
  page: Page,
  width: number,
  textPercent?: number,
): Promise<boolean> => {
  await resizeWindow(page, { width, height: 900 });
  if (textPercent !== undefined) await setTextSize(page, textPercent);
  const fits = async () =>
    (await page.evaluate((most) => document.documentElement.scrollWidth <= most, width)) || null;
  return pollUntil(fits, { timeoutMs: FIT_TIMEOUT_MS }).catch(() => false);
};

/** Finds horizontal overflow at each width, and violated axe rules at the last width. */
export const findLayoutFaults = async (
  page: Page,
  widths: readonly number[],
): Promise<string[]> => {
  const faults: string[] = [];
  for (const width of widths)
    if (!(await fitsWidth(page, width))) faults.push(`wider than the screen at ${width} px`);
  return [...faults, ...(await findAccessibilityViolations(page))];
};
