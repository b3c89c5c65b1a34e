import type { Page } from 'playwright-core';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findSmallTargets } from '#test/support/fixtures/evening-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const { server, visitor } = setupServerAndBrowser();
type Options = Parameters<typeof visitor>[0];

const openPriceRows = async (options: Options = {}): Promise<Page> => {
  const page = await visitor({ viewport: { width: 1024, height: 768 }, ...options });
  await openStaffArea(page, administrator);
  await page.goto('/admin?tab=menu&vista=righe');
  await page.getByLabel('Cerca per nome').waitFor();
  return page;
};
const listDishes = async () => (await server().guest().get<DishView[]>('/api/menu-items')).body;
const listDrinks = async () => (await server().guest().get<DrinkView[]>('/api/drinks')).body;
const priceField = (page: Page, name: string) =>
  page.getByLabel(`Prezzo di ${name}`, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true }).click();
/** Presses the label, because the input of the switch is visually hidden. */
const pressSoldOut = (page: Page, name: string) =>
  page.getByRole('listitem', { name, exact: true }).getByText('Finito stasera').click();
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('the price rows of the menu', () => {
  it('save twelve prices of dishes and drinks with one Salva and one request', async () => {
    const page = await openPriceRows();
    const [dishes, drinks] = [(await listDishes()).slice(0, 7), (await listDrinks()).slice(0, 5)];
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') requests.push(request.url());
    });
    for (const { name } of dishes) await priceField(page, name).fill('€ 21,37');
    await page.getByLabel('Cerca per nome').fill('zzz');
    await page.getByText('Nessuna riga con questo nome').waitFor();
    await page.getByLabel('Cerca per nome').fill('');
    await page.getByRole('button', { name: 'Bevande e vini' }).click();
    for (const { name } of drinks) await priceField(page, name).fill('€ 21,37');
    await page.getByText('12 prezzi modificati, da salvare').waitFor();
    await save(page);
    await page.getByText('12 prezzi salvati').first().waitFor();
    await page.getByText('12 prezzi modificati, da salvare').waitFor({ state: 'detached' });
    expect(requests).toHaveLength(1);
    const changed = [...(await listDishes()), ...(await listDrinks())].filter(
      (one) => one.price === '€ 21,37',
    );
    expect(changed.map(({ id }) => id).toSorted()).toEqual(
      [...dishes, ...drinks].map(({ id }) => id).toSorted(),
    );
  });

  it('save nothing and show the current price when another person changed one of the prices', async () => {
    const page = await openPriceRows({ expectedStatuses: [409] });
    const [mine, contested] = (await listDishes()).slice(10, 12) as [DishView, DishView];
    await priceField(page, mine.name).fill('€ 31,00');
    await priceField(page, contested.name).fill('€ 31,00');
    const office = await server().staff();
    await office.put(`/api/menu-items/${contested.id}`, { price: '€ 30,00' });
    await page.getByText('Nel frattempo il prezzo è diventato «€ 30,00».').waitFor();
    await save(page);
    await page.getByText(/lo ha cambiato in «€ 30,00»/).waitFor();
    expect((await listDishes()).some((one) => one.price === '€ 31,00')).toBe(false);
    expect(await priceField(page, contested.name).inputValue()).toBe('€ 31,00');
    await page.getByRole('button', { name: `Tieni il mio per ${contested.name}` }).click();
    await save(page);
    await page.getByText('2 prezzi salvati').first().waitFor();
    expect((await listDishes()).filter((one) => one.price === '€ 31,00')).toHaveLength(2);
  });

  it('mark a missing price, and save the others after it is restored', async () => {
    const page = await openPriceRows({ expectedStatuses: [400] });
    const [empty, other] = (await listDishes()).slice(14, 16) as [DishView, DishView];
    await priceField(page, empty.name).fill(' ');
    await priceField(page, other.name).fill('€ 41,00');
    await save(page);
    await page.getByRole('listitem', { name: empty.name }).getByText('Prezzo richiesto').waitFor();
    await waitForFocus(page.locator(`[id="menu-price-${empty.id}"]`));
    await page.getByRole('button', { name: `Rimetti ${empty.price} a ${empty.name}` }).click();
    await save(page);
    await page.getByText('1 prezzo salvato').first().waitFor();
  });

  it('ask for confirmation before an unsaved price is lost', async () => {
    const page = await openPriceRows();
    const [dish] = (await listDishes()).slice(16) as [DishView];
    await priceField(page, dish.name).fill('€ 51,00');
    await page.getByRole('button', { name: `Modifica ${dish.name}`, exact: true }).click();
    await page.getByRole('dialog', { name: 'Hai modifiche non salvate' }).waitFor();
    await page.getByRole('button', { name: 'Torna indietro' }).click();
    expect(await priceField(page, dish.name).inputValue()).toBe('€ 51,00');
    await page.getByRole('button', { name: 'Schede' }).click();
    await page.getByRole('button', { name: 'Esci senza salvare' }).click();
    await page.getByRole('tablist', { name: 'Categorie' }).waitFor();
  });

  it.each([1440, 1024, 768, 390])('fit %i px with touch targets of 44 px', async (width) => {
    const page = await openPriceRows({ viewport: { width, height: width === 390 ? 844 : 768 } });
    const [dish, other] = (await listDishes()).slice(18) as [DishView, DishView];
    await priceField(page, dish.name).fill('€ 51,00');
    await pressSoldOut(page, other.name);
    await page.getByText('Torna alle 04:00').first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await findSmallTargets(page, 'main')).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await pressSoldOut(page, other.name);
    await page.getByText('Torna alle 04:00').waitFor({ state: 'detached' });
    // The mark disappears before the response. The next width needs the dish without the mark.
    await page.getByText(`Di nuovo disponibile: ${other.name}`).first().waitFor();
  });
});
