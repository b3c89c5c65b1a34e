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

const slowPhone = async (): Promise<Page> => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return page;
};
/** Resolves when the page has been visible for this time. */
const waitAfterPaint = (page: Page, ms: number) =>
  page.waitForFunction((after) => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return paint !== undefined && performance.now() >= paint.startTime + after;
  }, ms);
const isReady = (page: Page) => page.locator('html[data-ready=yes]').waitFor();
const tick = (page: Page, selector: string) =>
  page.evaluate((radio) => document.querySelector<HTMLInputElement>(radio)!.click(), selector);

/** In the morning the page presets lunch, and in the afternoon dinner. */
const moments = ['10:00', '15:30'].flatMap((time) =>
  [500, 1_000, 2_000, 3_000].map((ms) => ({ time, ms })),
);

describe.each(moments)('on a slow phone at $time, $ms ms after the first paint', ({ time, ms }) => {
  it('the taps of a search stay', async () => {
    const date = venueDateInDays(6);
    clock.set(`${venueDateInDays(1)}T${time}`);
    const page = await slowPhone();
    await clock.share(page);
    await page.goto('/reservations', { waitUntil: 'commit' });
    await waitAfterPaint(page, ms);
    await tick(page, 'input[name=numberOfPeople][value="4"]');
    await tick(page, `input[type=radio][name=date][value="${date}"]`);
    await tick(page, 'input[name=mealType][value=cena]');
    await isReady(page);
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
});

it('the date and the turn that were typed before hydration stay too', async () => {
  const date = venueDateInDays(30);
  const page = await slowPhone();
  await page.goto('/reservations', { waitUntil: 'commit' });
  await waitAfterPaint(page, 0);
  await page.getByLabel('Data').fill(date);
  await tick(page, 'input[value=cena_primo]');
  await isReady(page);
  expect(await page.getByLabel('Data').inputValue()).toBe(date);
  expect(await page.locator('input[name=timeSlot]:checked').inputValue()).toBe('cena_primo');
  await page.getByText('C’è posto per 2.').waitFor();
});

it('the change form of a reservation names what was chosen before hydration', async () => {
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
  const page = await slowPhone();
  await page.goto(`${body.link}/change`, { waitUntil: 'commit' });
  await waitAfterPaint(page, 0);
  await tick(page, 'input[name=numberOfPeople][value="3"]');
  await isReady(page);
  expect(await page.locator('input[name=numberOfPeople]:checked').inputValue()).toBe('3');
  await page.getByRole('button', { name: 'Cambia subito: 3 persone' }).waitFor();
});
