import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { chromiumLaunchArguments } from '#test/support/services/chromium-program.ts';

export { startBuiltServer as startServer } from '#test/support/services/built-server.ts';

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = process.env['TEST_CHROMIUM'];
  if (!executablePath)
    throw new Error('This folder of tests has no global setup: see jest.config.js');
  return chromium.launch({ executablePath, args: chromiumLaunchArguments, timeout: 120_000 });
};

export type MonitoredPage = {
  readonly page: Page;
  /** Console messages, uncaught errors and policy violations. A test fails if there is one. */
  readonly consoleErrors: readonly string[];
  readonly thirdPartyRequests: readonly string[];
  readonly close: () => Promise<void>;
};

type Options = BrowserContextOptions & {
  /** HTTP statuses that the test provokes. Console errors about them are ignored. */
  readonly expectedStatuses?: readonly number[];
  /** Shows the cookie banner, which is otherwise already dismissed. */
  readonly withCookieBanner?: true;
  readonly expectedHosts?: readonly string[];
  /** Replaces `EventSource` with one that never delivers updates. */
  readonly sseMuted?: true;
};

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
 * Opens a page with separate cookies and storage. The page's time zone differs from the venue's,
 * which reveals time-zone errors.
 */
export const openPage = async (
  browser: Browser,
  origin: string,
  {
    expectedStatuses = [],
    expectedHosts = [],
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
    ...options,
  });
  context.setDefaultTimeout(60_000);
  if (!undecided) await context.addInitScript(dismissCookieBanner);
  if (isSseMuted) await context.addInitScript(muteEventSource);
  const page = await context.newPage();
  const consoleLines: string[] = [];
  const foreignUrls: string[] = [];
  const expected = (text: string) =>
    expectedStatuses.some((status) => text.includes(`status of ${status}`));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type()) && !expected(line.text()))
      consoleLines.push(line.text());
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
    close: () => context.close(),
  };
};

/**
 * Returns each violated axe rule with its elements. Legacy mode is faster, because it skips frames
 * of other hosts, which the site does not have.
 */
export const findAccessibilityViolations = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' · ')}`,
  );
};
