import type { Page, Worker } from 'playwright-core';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

/** No process listens on this port, so the server reaches no real push service. */
const PUSH_SERVICE = 'http://127.0.0.1:9';
const { server, visitor } = setupServerAndBrowser({ env: { PUSH_SERVICE_ORIGINS: PUSH_SERVICE } });

/** Headless Chromium has no push service, so `PushManager` is stubbed. */
const stubPushService = (endpoint: string) => {
  const readStoredKey = () => localStorage.getItem('test.push');
  const toBytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const toSubscription = (key: string) => ({
    endpoint,
    options: { applicationServerKey: toBytes(key).buffer },
    getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(4).buffer,
    unsubscribe: async () => {
      localStorage.removeItem('test.push');
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (readStoredKey() ? toSubscription(readStoredKey()!) : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem('test.push', applicationServerKey);
      return toSubscription(applicationServerKey);
    },
  });
};

const openAccess = async () => {
  const page = await visitor({ permissions: ['notifications'], serviceWorkers: 'allow' });
  await page.addInitScript(stubPushService, `${PUSH_SERVICE}/device`);
  await openStaffArea(page, administrator);
  await page.goto('/admin/access');
  return page;
};
const listDevices = () => server().database.query('select endpoint from push_subscriptions');
const waitForDevices = (count: number) =>
  pollUntil(async () => ((await listDevices()).length === count ? true : null), {
    describe: () => `not ${count} devices are subscribed`,
  });
/** Presses the label when the switch is enabled, because its input is visually hidden. */
const pressSwitch = async (page: Page) => {
  await page.locator('[role=switch]:enabled').waitFor({ state: 'attached' });
  await page.getByText('Avvisi su questo dispositivo').click();
};

type RecordingWorker = typeof globalThis & {
  readonly registration: ServiceWorkerRegistration;
  shown: string[];
};
/** Headless Chromium shows no notifications, so the service worker records their titles. */
const recordNotifications = () => {
  const scope = globalThis as RecordingWorker;
  scope.shown = [];
  scope.registration.showNotification = async (title) => void scope.shown.push(title);
};
const shownTitles = (worker: Worker) =>
  worker.evaluate(() => (globalThis as RecordingWorker).shown);

describe('the service worker of the staff area', () => {
  it('shows a notification for a push message', async () => {
    const page = await openAccess();
    await pressSwitch(page);
    await waitForDevices(1);
    const [worker] = page.context().serviceWorkers();
    await worker!.evaluate(recordNotifications);
    const devtools = await page.context().newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin'));
        if (own) resolve(own.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: `${server().origin}/`,
      registrationId: await found,
      data: '{"kind":"requests","count":3}',
    });
    await pollUntil(async () => ((await shownTitles(worker!)).length > 0 ? true : null));
    expect(await shownTitles(worker!)).toEqual(['3 richieste in attesa']);
  });
});
