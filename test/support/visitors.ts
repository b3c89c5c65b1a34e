import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, type MonitoredPage } from './browser.ts';
import { startBuiltServer, type BuiltServer } from './built-server.ts';

type Options = Parameters<typeof openPage>[2];

const START_TIMEOUT_MS = 120_000;
const MAX_TEXT_LENGTH = 4_000;

/** What a failed test had on screen, since nothing else of it is left. */
const describePage = async ({
  page,
  consoleErrors: complaints,
}: MonitoredPage): Promise<string> => {
  const text = await page.locator('body').innerText({ timeout: 2_000 }).catch(String);
  return [
    page.url(),
    ...complaints,
    text.replace(/\s*\n\s*/g, ' · ').slice(0, MAX_TEXT_LENGTH),
  ].join('\n');
};

/**
 * The house of a browser test: the built server and a browser. After each test every visitor leaves, and none of their
 * pages may have complained on the console, broken the content policy, or asked another host for anything. `env`: the
 * server's own, where a test needs another than usual.
 */
export const setupServerAndBrowser = ({
  env = {},
}: { env?: Readonly<Record<string, string>> } = {}) => {
  let server: BuiltServer;
  let browser: Browser;
  const open: MonitoredPage[] = [];
  beforeAll(async () => {
    [server, browser] = await Promise.all([startBuiltServer({ env }), launchBrowser()]);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  afterEach(async () => {
    // Set by browser-environment.js.
    if ((globalThis as { testFailed?: boolean }).testFailed)
      process.stderr.write(`${(await Promise.all(open.map(describePage))).join('\n\n')}\n`);
    const complaints = open.flatMap((visitor) => [
      ...visitor.consoleErrors,
      ...visitor.thirdPartyRequests,
    ]);
    await Promise.all(open.splice(0).map((visitor) => visitor.close()));
    expect(complaints).toEqual([]);
  });

  const visitor = async (options: Options = {}): Promise<Page> => {
    const opened = await openPage(browser, server.origin, options);
    open.push(opened);
    return opened.page;
  };
  /** A visitor on a page that is ready to be used: they touch it as soon as it stands, which wakes it at once. */
  const visit = async (path: string, options: Options = {}): Promise<Page> => {
    const page = await visitor(options);
    await page.goto(path);
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
    await page.locator('html[data-ready=yes]').waitFor();
    return page;
  };
  return { server: () => server, visitor, visit };
};
