import type { Page, Worker } from 'playwright-core';
import { markRequestsSeen } from '#src/contracts/booking/new-requests.ts';
import {
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
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

const countTones = () => {
  const page = window as typeof window & { tones: number };
  page.tones = 0;
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      page.tones += 1;
    }
  };
};
const readToneCount = (page: Page) =>
  page.evaluate(() => (window as typeof window & { tones: number }).tones);

const openTab = async (path: string, options: Parameters<typeof visitor>[0] = {}) => {
  const page = await visitor({
    permissions: ['notifications'],
    serviceWorkers: 'allow',
    ...options,
  });
  await page.addInitScript(stubPushService, `${PUSH_SERVICE}/device`);
  await page.addInitScript(countTones);
  await openStaffArea(page, administrator);
  await page.goto(path);
  return page;
};
const listDevices = () => server().database.query('select endpoint from push_subscriptions');
const waitForDevices = (count: number) =>
  pollUntil(async () => ((await listDevices()).length === count ? true : null), {
    describe: () => `not ${count} devices are subscribed`,
  });
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Schede' }).click();
  return page.getByRole('menuitemcheckbox', { name: 'Avvisi su questo dispositivo' });
};
/** Presses the label when the switch is enabled, because its input is visually hidden. */
const pressSwitch = async (page: Page) => {
  await page.locator('[role=switch]:enabled').waitFor({ state: 'attached' });
  await page.getByText('Avvisi su questo dispositivo').click();
};
const createRequest = async () => {
  const turn = await findTurn(server().origin, venueDateInDays(5), 'cena_primo');
  await server().guest().post('/api/reservations', buildReservationRequest(turn), {
    'idempotency-key': newIdempotencyKey(),
  });
};

describe('the switch «Avvisi su questo dispositivo»', () => {
  it('subscribes and unsubscribes the device in the menu of Stasera', async () => {
    const page = await openTab('/admin/tonight');
    const item = await openMenu(page);
    await item.click();
    await waitForDevices(1);
    await page.locator('[role=menuitemcheckbox][aria-checked=true]').waitFor();
    await item.click();
    await waitForDevices(0);
    await page.locator('[role=menuitemcheckbox][aria-checked=false]').waitFor();
  });

  it('subscribes the device in «Il mio accesso» until the logout', async () => {
    const page = await openTab('/admin/access');
    await pressSwitch(page);
    await waitForDevices(1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/admin/login');
    await waitForDevices(0);
  });

  it('shows that the browser blocks notifications, and stays off', async () => {
    const page = await openTab('/admin/access', { permissions: [] });
    await pressSwitch(page);
    await page.getByText('consentili nelle impostazioni').first().waitFor();
    expect(await page.getByRole('switch').isChecked()).toBe(false);
    expect(await listDevices()).toEqual([]);
  });

  it('subscribes the device again when the database no longer contains it', async () => {
    const page = await openTab('/admin/access');
    await pressSwitch(page);
    await waitForDevices(1);
    await server().database.query('delete from push_subscriptions');
    await page.goto('/admin?tab=menu');
    await waitForDevices(1);
    await server().database.query('delete from push_subscriptions');
  });
});

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
    const page = await openTab('/admin/access');
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

describe('the sound of a new request', () => {
  it('repeats every thirty seconds until staff open the list of reservations', async () => {
    const page = await openTab('/admin/tonight');
    await page.clock.install();
    await page.goto('/admin?tab=menu');
    await page.getByRole('tab', { name: /Menu/ }).waitFor();
    await page.mouse.click(5, 5);
    await createRequest();
    const waitForTones = (count: number) =>
      pollUntil(async () => ((await readToneCount(page)) >= count ? true : null), {
        describe: () => 'the sound was not heard',
      });
    await page.clock.runFor(5_000);
    await waitForTones(2);
    await page.clock.runFor(31_000);
    await waitForTones(4);
    const seenResponse = page.waitForResponse((response) =>
      response.url().endsWith(markRequestsSeen.path),
    );
    await page.getByRole('tab', { name: /Prenotazioni/ }).click();
    const response = await seenResponse;
    expect(response.ok()).toBe(true);
    await response.finished();
    await pollUntil(async () => {
      const [row] = await server().database.query<{ isNew: boolean }>(
        'select seen_position < (select max(pos) from event where type = $1) "isNew" from request_alert',
        ['ReservationRequested'],
      );
      return row!.isNew ? null : true;
    });
    // The page handles responses in order. After this one, it knows that the requests were seen.
    await page.evaluate(async () => void (await (await fetch('/health/live')).text()));
    await page.clock.runFor(1_000);
    const toneCount = await readToneCount(page);
    await page.clock.runFor(65_000);
    expect(await readToneCount(page)).toBe(toneCount);
  });
});
