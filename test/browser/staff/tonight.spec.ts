import type { Page } from 'playwright-core';
import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import { askForTables, fillEvening } from '#test/support/drivers/busy-evening.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { createShiftedClock } from '#test/support/fakes/shifted-clock.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { closeDialogByKey } from '#test/support/fixtures/staff-desk-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator, logIn } from '#test/support/fixtures/staff-credentials.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

/** A date with an open terrace, because twenty parties need more tables than there are indoors. */
const EVENING = dateWithAllRoomsInDays(9);
const NEXT_DAY = addDays(EVENING, 1);
const clock = createShiftedClock();
clock.set(`${EVENING}T18:00`);
const { server, visitor } = setupServerAndBrowser({ env: clock.env });
const TABLET = { width: 1024, height: 768 };

let office: HttpClient;
const evening = () => ({ staff: office, guest: () => server().guest(), date: EVENING });
beforeAll(async () => {
  await server().database.query(
    `insert into admins (id, username, password, created_at) select gen_random_uuid(), 'ufficio', password, now() from admins where username = $1`,
    [administrator.username],
  );
  office = await logIn(server().guest(), { ...administrator, username: 'ufficio' });
  await fillEvening(evening());
  clock.set(`${EVENING}T20:36`);
});

const openTonight = async (
  viewport = TABLET,
  options: Parameters<typeof visitor>[0] = {},
): Promise<Page> => {
  const page = await visitor({ viewport, ...options });
  await openStaffArea(page, administrator);
  await clock.share(page);
  await page.goto('/admin/tonight');
  await page.getByRole('table').waitFor();
  return page;
};
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const listRowNames = (page: Page) => page.locator('[data-open-row]').allInnerTexts();
/** Counts the rows that are fully visible in the window. */
const countVisibleRows = (page: Page) =>
  page.locator('tr:has([data-open-row])').evaluateAll(
    (rows) =>
      rows.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 95 && bottom <= window.innerHeight + 1;
      }).length,
  );
const waitForLastAction = (page: Page, words: string) =>
  page.locator('footer').getByText(words).waitFor();
const requests = (page: Page) => page.getByRole('complementary', { name: 'Richieste' });

describe('the dashboard during the service', () => {
  it('opens at 20:36 too, leads to Stasera and is open to every tab from there', async () => {
    const page = await openTonight();
    await page.goto('/admin');
    await page.getByRole('tab', { name: /Prenotazioni/ }).waitFor();
    await page.getByRole('link', { name: 'Stasera' }).click();
    await page.waitForURL('**/admin/tonight');
    await page.getByRole('button', { name: 'Schede' }).click();
    await page.getByRole('menuitem', { name: 'Capacità' }).click();
    await page.waitForURL('**/admin?tab=capacity');
    await page.getByRole('tab', { name: 'Capacità', selected: true }).waitFor();
  });

  it('shows at least twelve rows on a tablet and scrolls to the current time', async () => {
    const page = await openTonight();
    await page.getByText(/^adesso 20:\d\d$/).waitFor();
    // The list scrolls after its rows have appeared.
    await page.waitForFunction(
      () => document.querySelector('[aria-label="Elenco della serata"]')!.scrollTop > 0,
    );
    expect((await listRowNames(page)).length).toBe(60);
    expect(await countVisibleRows(page)).toBeGreaterThanOrEqual(12);
    const line = (await page.getByText(/^adesso 20:\d\d$/).boundingBox())!;
    expect(line.y).toBeGreaterThan(300);
    expect(line.y).toBeLessThan(560);
    await page.getByText('2° turno 20:50–21:30').waitFor();
  });

  it.each([
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ])('has no layout or accessibility faults at %i × %i', async (width, height) => {
    await askForTables(evening(), [{ numberOfPeople: 2, turnKey: 'cena_secondo', date: NEXT_DAY }]);
    const page = await openTonight({ width, height });
    expect(await findLayoutFaults(page, [width])).toEqual([]);
    if (width < 900) {
      await page.getByRole('button', { name: /^Richieste/ }).click();
      await requests(page).locator('[data-accept]').first().waitFor();
      expect(await findLayoutFaults(page, [width])).toEqual([]);
    }
  });
});

describe('the row of a party', () => {
  it('seats a late party, frees its table and undoes the last step', async () => {
    const page = await openTonight();
    const late = row(page, 'Ferrara Elda').first();
    await late.getByText('da chiamare').waitFor();
    await late.getByRole('button', { name: /^Arrivati/ }).click();
    await waitForLastAction(page, 'Arrivati');
    await late.getByText('seduti').waitFor();
    await late.getByRole('button', { name: /^Libera/ }).click();
    await late.getByText(/^andati 20:\d\d$/).waitFor();
    expect(await late.locator('[data-next-step]').count()).toBe(0);
    await page.getByRole('button', { name: 'Rimetti com’era' }).press('Enter');
    await waitForLastAction(page, 'Rimesso com’era');
    await waitForFocus(late.getByRole('button').first());
    await late.getByText('seduti').waitFor();
  });

  it('assigns a table to a party without one and updates the count in the header', async () => {
    const page = await openTonight();
    await page.getByRole('button', { name: '6 senza tavolo' }).waitFor();
    await row(page, 'Zappalà')
      .first()
      .getByRole('button', { name: /^Trova tavolo/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().waitFor();
    await dialog.locator('label:has(input[type=radio]:not(:disabled))').nth(1).click();
    await dialog.getByRole('button', { name: 'Assegna' }).click();
    await waitForLastAction(page, 'Tavolo assegnato');
    await page.getByRole('button', { name: '5 senza tavolo' }).waitFor();
  });

  it('opens the details of a party with the keyboard and restores the focus', async () => {
    const page = await openTonight();
    const name = row(page, 'Caruso Biagio').first().getByRole('button').first();
    await name.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Correggi dati').waitFor();
    await closeDialogByKey(page);
    await waitForFocus(name);
    await page.keyboard.press('ArrowRight');
    await page.locator(':focus').filter({ hasText: 'Arrivati' }).waitFor();
  });

  it('restores the focus after the form of contact data and the telephone panel', async () => {
    const page = await openTonight();
    const name = row(page, 'Caruso Biagio').first().getByRole('button').first();
    await name.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Correggi dati' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Telefono').waitFor();
    await closeDialogByKey(page);
    await waitForFocus(name);
    const telephone = page.getByRole('button', { name: '+ Telefono' }).first();
    await telephone.press('Enter');
    await page.getByRole('dialog', { name: 'Prenotazione al telefono' }).waitFor();
    await closeDialogByKey(page);
    await waitForFocus(telephone);
  });

  it('reports an action of the drawer as the last action, without a toast, and undoes it', async () => {
    const page = await openTonight();
    await row(page, 'Caruso Biagio').first().getByRole('button').first().press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Altro' }).click();
    await page.getByRole('menuitem', { name: 'Fissa il tavolo' }).click();
    await page.locator('footer').getByText('Tavolo fissato').waitFor();
    expect(await page.getByRole('region', { name: /^Notifiche/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await waitForFocus(row(page, 'Caruso Biagio').first().getByRole('button').first());
    await page.keyboard.press('Control+z');
    await waitForLastAction(page, 'Rimesso com’era');
  });
});

describe('the evening before its data has loaded', () => {
  it('shows no numbers, and the notice away from the edge', async () => {
    const page = await openTonight();
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/reservations/, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    const notice = page.getByText('Caricamento prenotazioni...');
    await notice.waitFor();
    expect((await notice.boundingBox())!.x).toBeGreaterThanOrEqual(16);
    await page.locator('header').getByText('–', { exact: true }).waitFor();
    release();
    await notice.waitFor({ state: 'detached' });
    await page
      .locator('header')
      .getByText(/^\d+\/\d+$/)
      .waitFor();
  });
});

describe('the list of requests beside the book', () => {
  it('shows that requests are not loaded yet until the response arrives', async () => {
    const page = await openTonight();
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/reservations/open-requests', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    const unread = requests(page).getByText('Le richieste non sono ancora lette.');
    await unread.waitFor();
    release();
    await unread.waitFor({ state: 'detached' });
  });

  it('accepts all requests that fit with one press and undoes this with another', async () => {
    const page = await openTonight();
    // Counted through the API, because the page does not show whether its list has loaded.
    const knownCount = (await office.get<OpenRequest[]>('/api/reservations/open-requests')).body
      .length;
    await askForTables(
      evening(),
      [2, 4, 2, 6, 3].map((numberOfPeople) => ({
        numberOfPeople,
        turnKey: 'cena_primo',
        date: NEXT_DAY,
      })),
    );
    await page
      .getByRole('button', { name: `Accetta tutte quelle che ci stanno (${knownCount + 5})` })
      .click();
    await waitForLastAction(page, `${knownCount + 5} richieste accettate`);
    await requests(page).getByText('Nessuna richiesta in attesa.').waitFor();
    await page.getByRole('button', { name: 'Rimetti com’era' }).click();
    await requests(page)
      .locator('[data-request]')
      .nth(knownCount + 4)
      .waitFor();
  });

  it('accepts one request after the other with the key A', async () => {
    await askForTables(
      evening(),
      [2, 4, 3].map((numberOfPeople) => ({
        numberOfPeople,
        turnKey: 'cena_terzo',
        date: NEXT_DAY,
      })),
    );
    const page = await openTonight();
    const items = requests(page).locator('[data-request]');
    await items.nth(2).waitFor();
    let remainingCount = await items.count();
    await items.first().locator('[data-accept]').focus();
    for (let press = 0; press < 3; press += 1) {
      // The buttons ignore keys until the response to the last key has arrived.
      await page.locator('[data-accept][aria-disabled=false]:focus').waitFor();
      await page.keyboard.press('a');
      remainingCount -= 1;
      await pollUntil(async () => (await items.count()) === remainingCount || null);
    }
    await waitForLastAction(page, 'Accettata');
    await page.locator('[data-request] :focus, h2:focus').waitFor();
    await page.getByRole('button', { name: 'Rimetti com’era' }).press('Enter');
    await page.locator('[data-request] :focus').waitFor();
    remainingCount = await items.count();
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByRole('button', { name: 'Al completo' }).press('Enter');
    await waitForLastAction(page, 'Rifiutata');
    await pollUntil(async () => (await items.count()) === remainingCount - 1 || null);
    await page.locator('[data-request] :focus, h2:focus').waitFor();
  });

  it('declines a request that does not fit with a proposal of another turn', async () => {
    const [receipt] = await askForTables(evening(), [
      { numberOfPeople: 2, turnKey: 'cena_terzo', date: addDays(EVENING, 3) },
    ]);
    await office.post('/api/closures', {
      date: addDays(EVENING, 3),
      service: 'all',
      note: null,
      active: true,
    });
    const page = await openTonight();
    const item = requests(page).locator(`[data-request="${receipt!.id}"]`);
    await item.getByText('non ci sta').waitFor();
    const propose = item.getByRole('button', { name: /^Proponi/ });
    // The whole date is closed, so the proposed turn is on another day.
    const label = (await propose.innerText()).split(':')[0];
    expect(label).toMatch(/^Proponi (lun|mar|mer|gio|ven|sab|dom) \d{1,2}, \d{2}$/);
    await propose.click();
    await waitForLastAction(
      page,
      `Rifiutata, con una proposta: ${label!.slice('Proponi '.length)}`,
    );
    await item.waitFor({ state: 'detached' });
  });
});

it('updates the row of a party on a second device when the first seats it', async () => {
  const [one, other] = [await openTonight(), await openTonight({ width: 390, height: 844 })];
  await row(one, 'Leonardi Pietro')
    .first()
    .getByRole('button', { name: /^Arrivati/ })
    .click();
  await row(other, 'Leonardi Pietro').first().getByText('seduti').waitFor();
});

describe('the connection state of Stasera', () => {
  it('shows Non in diretta after a failed request, retries it and is live again', async () => {
    const page = await openTonight(TABLET, { expectedStatuses: [503] });
    // Without `exact`, the text would also match «Non in diretta.».
    await page.getByText('in diretta', { exact: true }).waitFor();
    let isFailing = true;
    await page.route('**/api/reservations?**', (route) =>
      isFailing ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    const name = 'Sanfilippo Anna';
    await row(page, name)
      .first()
      .getByRole('button', { name: /^Arrivati/ })
      .click();
    await page.getByRole('alert').filter({ hasText: 'Non in diretta.' }).waitFor();
    isFailing = false;
    await row(page, name).first().getByText('seduti').waitFor();
    await page.getByText('in diretta', { exact: true }).waitFor();
  });

  it('shows the time of the list while the event stream is unavailable', async () => {
    const page = await visitor({ viewport: TABLET, expectedStatuses: [503] });
    await page.route('**/api/desk/live', (route) => route.fulfill({ status: 503, body: '' }));
    await openStaffArea(page, administrator);
    await clock.share(page);
    await page.goto('/admin/tonight');
    await page
      .getByRole('alert')
      .filter({ hasText: /Quello che vedi è delle 20:\d\d\./ })
      .waitFor();
    expect(await page.getByText('in diretta', { exact: true }).count()).toBe(0);
    expect(await findLayoutFaults(page, [1024, 390])).toEqual([]);
  });
});
