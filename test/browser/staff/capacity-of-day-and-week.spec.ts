import type { Page } from 'playwright-core';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays, dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { listPartiesThatFit } from '#test/support/drivers/parties-that-fit.ts';

const { server, visitor } = setupServerAndBrowser();

let guests = 0;
const request = async (date: string, numberOfPeople: number, turnKey = 'cena_primo') => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const { status } = await guest.post('/api/reservations', {
    customerName: `Ospite Di Prova ${++guests}`,
    customerPhone: `333 000 ${1000 + guests}`,
    tableId: null,
    numberOfPeople,
    reservationDate: date,
    timeSlotId: slots.find((slot) => slot.turnKey === turnKey)!.id,
  });
  expect(status).toBe(201);
};
const fill = async (date: string, people: number) => {
  for (const size of listPartiesThatFit(people)) await request(date, size);
};
const capacityTab = async (options: Parameters<typeof visitor>[0] = {}): Promise<Page> => {
  const page = await visitor(options);
  await openStaffArea(page, administrator);
  await page.getByRole('tab', { name: 'Capacità' }).click();
  await page.getByRole('heading', { name: 'Capacità', level: 2 }).waitFor();
  return page;
};
const turn = (page: Page) => page.getByRole('article', { name: '19:00 - 20:50' });
/** A live stream without news. After a silent one, the page would read the figures in any case. */
const stubQuietStream = () => {
  window.EventSource = class extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.dispatchEvent(new Event('hello')));
      setInterval(() => this.dispatchEvent(new Event('tick')), 5_000);
    }

    close() {}
  } as unknown as typeof EventSource;
};
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());

describe('Capacità of a day', () => {
  it('begins with today, and shows an empty state without bookings', async () => {
    const page = await capacityTab();
    expect(await page.getByLabel('Data').inputValue()).toBe(today());
    await page.getByText('Nessuna prenotazione', { exact: false }).first().waitFor();
    await page.getByText('0/450').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows totals, percent, active reservations, and per turn badge, covers, count and floors', async () => {
    const date = venueDateInDays(41);
    await fill(date, 30);
    const page = await capacityTab();
    await page.getByLabel('Data').fill(date);
    await page.getByText('30/75 coperti').waitFor();
    const [summary, card] = [
      await page.locator('dl').first().textContent(),
      await turn(page).innerText(),
    ];
    for (const words of ['30/450', '7%', 'Prenotazioni attive5', 'Bassa'])
      expect(summary).toContain(words);
    for (const words of [
      '40%',
      '30/75 coperti',
      '5 prenotazioni',
      'Piano 0',
      'Piano 1',
      'Piano 2',
      'Da assegnare',
      '30 persone',
    ])
      expect(card).toContain(words);
  });

  it.each([
    [44, 59, 'bassa'],
    [45, 60, 'media'],
    [60, 80, 'alta'],
  ])('with %i of 75 covers says %i%%, pressure %s', async (people, percent, word) => {
    const date = dateWithAllRoomsInDays(42 + (people % 7));
    await fill(date, people);
    const page = await capacityTab();
    await page.getByLabel('Data').fill(date);
    await turn(page).getByTitle(`Pressione ${word}`).getByText(`${percent}%`).waitFor();
  });

  it('refreshes when asked, and by itself every 30 seconds', async () => {
    const date = venueDateInDays(50);
    const page = await visitor();
    await page.addInitScript(stubQuietStream);
    await page.clock.install();
    await openStaffArea(page, administrator);
    await page.getByRole('tab', { name: 'Capacità' }).click();
    await page.getByLabel('Data').fill(date);
    await page.getByText('Nessuna prenotazione').first().waitFor();
    await request(date, 3);
    await page.getByRole('button', { name: 'Aggiorna' }).click();
    await page.getByText('3/75 coperti').waitFor();
    await request(date, 4);
    await page.clock.runFor(31_000);
    await page.getByText('7/75 coperti').waitFor();
  });

  it('names the status when the figures cannot be read, and keeps the last ones', async () => {
    const date = venueDateInDays(51);
    await request(date, 5);
    const page = await capacityTab({ expectedStatuses: [500] });
    await page.getByLabel('Data').fill(date);
    await page.getByText('5/75 coperti').waitFor();
    await page.route('**/api/reservations/stats?*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.getByRole('button', { name: 'Aggiorna' }).click();
    await page.getByText('HTTP error! status: 500').waitFor();
    await page.getByText('5/75 coperti').waitFor();
  });
});

describe('Capacità of a week', () => {
  const week = async (options: Parameters<typeof visitor>[0] = {}, date?: string) => {
    const page = await capacityTab(options);
    if (date) await page.getByLabel('Data').fill(date);
    await page.getByRole('button', { name: 'Settimana', exact: true }).click();
    await page.getByRole('table').waitFor();
    return page;
  };

  it('marks today, has a head for every row and column, and is a table to a screen reader', async () => {
    const page = await week();
    expect(await page.getByRole('columnheader').count()).toBe(8);
    expect(await page.getByRole('rowheader').count()).toBe(7);
    expect(await page.locator('th[aria-current=date]').innerText()).toContain('oggi');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows covers in numbers and words, closures as Chiuso, and opens the day that is pressed', async () => {
    const date = dateWithAllRoomsInDays(60);
    await fill(date, 60);
    const closed = await (
      await server().staff()
    ).post<{ id: string }>('/api/closures', { service: 'lunch', date, note: null, active: true });
    expect(closed.status).toBe(201);
    const page = await week({}, date);
    const cell = page.getByRole('cell').filter({ hasText: '60/75' });
    expect((await cell.innerText()).replace(/\s+/g, ' ')).toBe('60/75 Alta');
    expect(await page.getByRole('cell', { name: 'Chiuso', exact: true }).count()).toBe(3);
    await cell.getByText('60/75').click();
    await page.getByText('60/75 coperti').waitFor();
    expect(await page.getByLabel('Data').inputValue()).toBe(date);
  });

  it('is walked with the keyboard: a stop for each day, Enter opens it; arrows step by weeks', async () => {
    const page = await week({}, '2031-03-12');
    await page.getByText('10–16 marzo 2031').first().waitFor();
    await page.getByRole('button', { name: 'Settimana successiva' }).click();
    await page.getByText('17–23 marzo 2031').first().waitFor();
    await page.getByRole('columnheader', { name: /lun/ }).getByRole('button').focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('sabato 22 marzo 2031').first().waitFor();
    expect(await page.getByLabel('Data').inputValue()).toBe('2031-03-22');
  });

  it.each([
    [768, 1024],
    [390, 844],
  ])(
    'at %i × %i scrolls in its own box, and what is pressed is large enough',
    async (width, height) => {
      const page = await week({ viewport: { width, height }, hasTouch: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      const small = await page
        .getByRole('button')
        .evaluateAll((all) =>
          all
            .filter(
              (one) =>
                (one as HTMLElement).offsetParent !== null &&
                one.getBoundingClientRect().height < 43.5,
            )
            .map((one) => one.textContent),
        );
      expect(small).toEqual([]);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    },
  );
});
