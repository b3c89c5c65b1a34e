import type { Page } from 'playwright-core';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { createShiftedClock } from '#test/support/fakes/shifted-clock.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const clock = createShiftedClock();
clock.set(`${venueDateInDays(1)}T10:00`);
const { server, visitor } = setupServerAndBrowser({ env: clock.env });

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

const createSlowPhonePage = async (): Promise<Page> => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return page;
};
/** Waits until `ms` milliseconds after the first contentful paint. */
const waitAfterPaint = (page: Page, ms: number) =>
  page.waitForFunction((minMs) => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return paint !== undefined && performance.now() >= paint.startTime + minMs;
  }, ms);
const waitForHydration = (page: Page) => page.locator('html[data-ready=yes]').waitFor();
const clickInput = (page: Page, selector: string) =>
  page.evaluate((radio) => document.querySelector<HTMLInputElement>(radio)!.click(), selector);

/** The page preselects lunch in the morning and dinner in the afternoon. */
const moments = ['10:00', '15:30'].flatMap((time) =>
  [500, 1_000, 2_000, 3_000].map((ms) => ({ time, ms })),
);

describe.each(moments)(
  'a search on a slow phone at $time, $ms ms after the first paint',
  ({ time, ms }) => {
    it('keeps the options that were chosen before hydration', async () => {
      const date = venueDateInDays(6);
      clock.set(`${venueDateInDays(1)}T${time}`);
      const page = await createSlowPhonePage();
      await clock.share(page);
      await page.goto('/reservations', { waitUntil: 'commit' });
      await waitAfterPaint(page, ms);
      await clickInput(page, 'input[name=numberOfPeople][value="4"]');
      await clickInput(page, `input[type=radio][name=date][value="${date}"]`);
      await clickInput(page, 'input[name=mealType][value=cena]');
      await waitForHydration(page);
      await page.locator('label[data-state=free] input[name=timeSlot]').first().waitFor({
        state: 'attached',
      });
      const values = await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLInputElement>('form input:checked')];
        return all.map(({ name, value }) => `${name} ${value}`);
      });
      expect(values).toEqual(['numberOfPeople 4', `date ${date}`, 'mealType cena']);
      expect(await page.getByLabel('Data').inputValue()).toBe(date);
      await page.waitForURL((url) => url.searchParams.get('date') === date);
    });
  },
);

it('keeps the date and the turn that were entered before hydration', async () => {
  const date = venueDateInDays(30);
  const page = await createSlowPhonePage();
  await page.goto('/reservations', { waitUntil: 'commit' });
  await waitAfterPaint(page, 0);
  await page.getByLabel('Data').fill(date);
  await clickInput(page, 'input[value=cena_primo]');
  await waitForHydration(page);
  expect(await page.getByLabel('Data').inputValue()).toBe(date);
  expect(await page.locator('input[name=timeSlot]:checked').inputValue()).toBe('cena_primo');
  await page.getByText('C’è posto per 2.').waitFor();
});

it('keeps the party size that was chosen in the change form before hydration', async () => {
  const guest = server().guest();
  const slots = (await guest.get<{ id: string; turnKey: string }[]>('/api/time-slots')).body;
  const { body } = await guest.post<{ link: string }>('/api/reservations', {
    customerName: 'Agata Prova',
    customerPhone: '333 000 0101',
    tableId: null,
    timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
    reservationDate: venueDateInDays(25),
    numberOfPeople: 4,
  });
  const page = await createSlowPhonePage();
  await page.goto(`${body.link}/change`, { waitUntil: 'commit' });
  await waitAfterPaint(page, 0);
  await clickInput(page, 'input[name=numberOfPeople][value="3"]');
  await waitForHydration(page);
  expect(await page.locator('input[name=numberOfPeople]:checked').inputValue()).toBe('3');
  await page.getByRole('button', { name: 'Cambia subito: 3 persone' }).waitFor();
});
