import type { Page } from 'playwright-core';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays, dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { listPartiesThatFit } from '#test/support/drivers/parties-that-fit.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';

const { server, visitor } = setupServerAndBrowser();

let guestCount = 0;
const createRequest = async (date: string, numberOfPeople: number, turnKey = 'cena_primo') => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const { status } = await guest.post('/api/reservations', {
    customerName: `Ospite Di Prova ${++guestCount}`,
    customerPhone: `333 000 ${1000 + guestCount}`,
    tableId: null,
    numberOfPeople,
    reservationDate: date,
    timeSlotId: slots.find((slot) => slot.turnKey === turnKey)!.id,
  });
  expect(status).toBe(201);
};
const fillTurn = async (date: string, people: number) => {
  for (const size of listPartiesThatFit(people)) await createRequest(date, size);
};
const openCapacityTab = async (options: Parameters<typeof visitor>[0] = {}): Promise<Page> => {
  const page = await visitor(options);
  await openStaffArea(page, administrator);
  await page.getByRole('tab', { name: 'Capacità' }).click();
  await page.getByRole('heading', { name: 'Capacità', level: 2 }).waitFor();
  return page;
};
const turnCard = (page: Page) => page.getByRole('article', { name: '19:00 - 20:50' });
/** An open event stream without events. A silent stream would make the page reload in any case. */
const stubEventStream = () => {
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

describe('the tab Capacità for one day', () => {
  it('opens on today and shows an empty state without reservations', async () => {
    const page = await openCapacityTab();
    expect(await page.getByLabel('Data').inputValue()).toBe(today());
    await page.getByText('Nessuna prenotazione', { exact: false }).first().waitFor();
    await page.getByText('0/450').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows the totals of the day, and covers, reservations and floors of a turn', async () => {
    const date = venueDateInDays(41);
    await fillTurn(date, 30);
    const page = await openCapacityTab();
    await page.getByLabel('Data').fill(date);
    await page.getByText('30/75 coperti').waitFor();
    const [summary, card] = [
      await page.locator('dl').first().textContent(),
      await turnCard(page).innerText(),
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
  ])('shows %i of 75 covers as %i%% and pressure %s', async (people, percent, word) => {
    const date = dateWithAllRoomsInDays(42 + (people % 7));
    await fillTurn(date, people);
    const page = await openCapacityTab();
    await page.getByLabel('Data').fill(date);
    await turnCard(page).getByTitle(`Pressione ${word}`).getByText(`${percent}%`).waitFor();
  });

  it('reloads the figures with Aggiorna and every 30 seconds', async () => {
    const date = venueDateInDays(50);
    const page = await visitor();
    await page.addInitScript(stubEventStream);
    await page.clock.install();
    await openStaffArea(page, administrator);
    await page.getByRole('tab', { name: 'Capacità' }).click();
    await page.getByLabel('Data').fill(date);
    await page.getByText('Nessuna prenotazione').first().waitFor();
    await createRequest(date, 3);
    await page.getByRole('button', { name: 'Aggiorna' }).click();
    await page.getByText('3/75 coperti').waitFor();
    await createRequest(date, 4);
    await page.clock.runFor(31_000);
    await page.getByText('7/75 coperti').waitFor();
  });

  it('shows the HTTP status and keeps the last figures when a reload fails', async () => {
    const date = venueDateInDays(51);
    await createRequest(date, 5);
    const page = await openCapacityTab({ expectedStatuses: [500] });
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

describe('the tab Capacità for one week', () => {
  const openWeek = async (options: Parameters<typeof visitor>[0] = {}, date?: string) => {
    const page = await openCapacityTab(options);
    if (date) await page.getByLabel('Data').fill(date);
    await page.getByRole('button', { name: 'Settimana', exact: true }).click();
    await page.getByRole('table').waitFor();
    return page;
  };

  it('marks today and has an accessible header for each row and column', async () => {
    const page = await openWeek();
    expect(await page.getByRole('columnheader').count()).toBe(8);
    expect(await page.getByRole('rowheader').count()).toBe(7);
    expect(await page.locator('th[aria-current=date]').innerText()).toContain('oggi');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows covers as number and text, closures as Chiuso, and opens the clicked day', async () => {
    const date = dateWithAllRoomsInDays(60);
    await fillTurn(date, 60);
    const closed = await (
      await server().staff()
    ).post<{ id: string }>('/api/closures', { service: 'lunch', date, note: null, active: true });
    expect(closed.status).toBe(201);
    const page = await openWeek({}, date);
    const cell = page.getByRole('cell').filter({ hasText: '60/75' });
    expect((await cell.innerText()).replace(/\s+/g, ' ')).toBe('60/75 Alta');
    expect(await page.getByRole('cell', { name: 'Chiuso', exact: true }).count()).toBe(3);
    await cell.getByText('60/75').click();
    await page.getByText('60/75 coperti').waitFor();
    expect(await page.getByLabel('Data').inputValue()).toBe(date);
  });

  it('shows the next week, reaches each day with Tab and opens it with Enter', async () => {
    const page = await openWeek({}, '2031-03-12');
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
  ])('fits the screen at %i × %i and has buttons at least 44 px high', async (width, height) => {
    const page = await openWeek({ viewport: { width, height }, hasTouch: true });
    expect(await findSizeFaults(page, width)).toEqual([]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
