import type { Page } from 'playwright-core';
import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { isInSeason } from '#src/contracts/catalogue/dish-season.ts';
import { languages } from '#src/contracts/languages.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  fillGuestDetails,
  searchTables,
  submitBookingRequest,
} from '#test/support/drivers/browser/booking-page.ts';
import {
  findAccessibilityViolations,
  findLayoutFaults,
  fitsWidth,
} from '#test/support/drivers/browser/browser-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const today = venueDateInDays(0);
const DEMO_DISH_COUNT = demoDishes.filter((dish) => isInSeason(dish, today)).length;
const SLOW_TEST_MS = 120_000;

const countPages = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
const readShownDishes = (page: Page) =>
  page.locator('[data-table-menu] li h3:visible').allInnerTexts();
const typeSearch = (page: Page, text: string) => page.getByRole('searchbox').fill(text);

describe('the table menu', () => {
  it.each(languages)(
    'fits every width and has no accessibility violation, in %s',
    async (language) => {
      const page = await visit(`/carta?lang=${language}`);
      expect(await findLayoutFaults(page, [320, 390, 768, 1024, 1440])).toEqual([]);
      await page.goto(`/carta?lang=${language}&senza=milk&view=pictures&q=r`);
      expect(await findLayoutFaults(page, [320, 1440])).toEqual([]);
    },
    SLOW_TEST_MS,
  );

  it('finds dishes by their Italian names while a guest types, on the English page', async () => {
    const page = await visit('/carta?lang=en');
    expect(await readShownDishes(page)).toHaveLength(DEMO_DISH_COUNT);
    await typeSearch(page, 'RAGU');
    await page.getByText(`2 of ${DEMO_DISH_COUNT} dishes`).waitFor();
    expect(await readShownDishes(page)).toEqual(['Arancine al ragù', 'Pasta al forno di casa']);
    await page.waitForURL('**/carta?q=RAGU&lang=en');
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    expect(await readShownDishes(page)).toHaveLength(DEMO_DISH_COUNT);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });

  it('shows the empty state of the category pages when no dish matches the search', async () => {
    const page = await visit('/carta', { viewport: { width: 390, height: 844 } });
    await typeSearch(page, 'xyzzy');
    await page.getByRole('heading', { name: 'Nessun piatto con questi filtri' }).waitFor();
    await page.waitForURL('**/carta?q=xyzzy');
    expect(await findLayoutFaults(page, [390, 1440])).toEqual([]);
    await page.getByRole('link', { name: 'Togli i filtri' }).click();
    await page.getByText(`${DEMO_DISH_COUNT} piatti`, { exact: true }).waitFor();
    expect(await readShownDishes(page)).toHaveLength(DEMO_DISH_COUNT);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });

  it('lists the dishes that do not suit the guest, with the reason', async () => {
    const page = await visit('/carta');
    await page.getByLabel('latte').check();
    await page.getByLabel('Vegano').check();
    const sfizi = page.locator('#fritti');
    await sfizi.getByText('Arancine al ragù (latte, non vegano)', { exact: false }).waitFor();
    expect(await sfizi.locator('li h3:visible').allInnerTexts()).not.toContain('Arancine al ragù');
    await page.waitForURL('**/carta?dieta=vegan&senza=milk');
    await page.reload();
    expect(await page.getByLabel('latte').isChecked()).toBe(true);
    expect(await sfizi.locator('li h3:visible').allInnerTexts()).not.toContain('Arancine al ragù');
  });

  it.each(languages)('shows each allergen in full beside its checkbox, in %s', async (language) => {
    const page = await visit(`/carta?lang=${language}`);
    for (const width of [1081, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page
        .locator('fieldset label:has(input[name=senza])')
        .evaluateAll((labels) =>
          labels
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect({ width, cut }).toEqual({ width, cut: [] });
    }
  });

  it('keeps an allergen that was ticked before hydration', async () => {
    const page = await visitor();
    await page.goto('/carta');
    await page.getByLabel('latte').check();
    await page.locator('html[data-ready=yes]').waitFor();
    await page.getByText('Non per te:').first().waitFor();
    expect(await page.getByLabel('latte').isChecked()).toBe(true);
  });

  it('filters by a form without JavaScript', async () => {
    const page = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto('/carta?lang=fr');
    await page.getByLabel('lait').check();
    await page.getByLabel('Images').check({ force: true });
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await page.waitForURL(/senza=milk/);
    expect(new URL(page.url()).search).toBe('?lang=fr&q=&view=pictures&senza=milk');
    await page.getByText('Pas pour vous').first().waitFor();
    expect(await page.locator('#fritti li h3:visible').allInnerTexts()).not.toContain(
      'Arancine al ragù',
    );
  });

  it('opens the filters on a phone, and returns the focus on Escape', async () => {
    const page = await visit('/carta', { viewport: { width: 390, height: 844 } });
    const open = page.getByRole('button', { name: 'Posso mangiarlo?' });
    await open.click();
    const title = page.getByRole('heading', { name: 'Posso mangiarlo?' });
    await waitForFocus(title);
    await page.getByLabel('glutine').check();
    await page.keyboard.press('Escape');
    await title.waitFor({ state: 'hidden' });
    await waitForFocus(open);
    await page.getByText('Non per te:').first().waitFor();
  });

  it('copies the allergens into the reservation request, which requires consent', async () => {
    const page = await visit('/carta?senza=milk&senza=nuts');
    await page.getByRole('link', { name: 'Porta nella richiesta' }).click();
    await page.waitForURL('**/reservations');
    await page.locator('label[data-state=free]').first().waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('carriedAllergens'))).toBeNull();
    await searchTables(page, { date: venueDateInDays(20) });
    await page.getByRole('button', { name: 'Continua' }).first().click();
    await fillGuestDetails(page, { name: 'Agata Prova', phone: '333 000 0102' });
    for (const name of [/Latte$/, /Frutta a guscio$/])
      expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(true);
    await submitBookingRequest(page);
    await page.getByText('Per le allergie serve il tuo consenso').waitFor();
  });

  it.each([390, 1280])('fits %i px with text of twice the size', async (width) => {
    const page = await visit('/carta', { viewport: { width: 1280, height: 900 } });
    expect(await fitsWidth(page, width, 200)).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows the chosen view and the chosen allergens in forced colours', async () => {
    const page = await visit('/carta?senza=milk');
    await page.emulateMedia({ forcedColors: 'active' });
    const readBackground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await readBackground('input[name=view]:checked + span')).not.toBe(
      await readBackground('input[name=view]:not(:checked) + span'),
    );
    const appearance = await page
      .getByLabel('latte')
      .evaluate((box) => getComputedStyle(box).appearance);
    expect(appearance).toBe('auto');
  });

  it('focuses the heading of a chosen category, and marks its link', async () => {
    const page = await visit('/carta');
    await page.getByRole('navigation', { name: 'Categorie' }).getByText('Dessert').click();
    const heading = page.getByRole('heading', { level: 2, name: 'Dessert' });
    await waitForFocus(heading);
    await page.locator('nav a[href="#dessert"][aria-current]').waitFor();
  });
});

describe('the print of the table menu', () => {
  const readFooters = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-table-menu] footer')].map(
        (footer) => footer.innerText,
      ),
    );

  it.each([
    ['it', 'Coperto 2,00'],
    ['en', 'Cover charge 2.00'],
    ['es', 'Cubierto 2,00'],
    ['fr', 'Couvert 2,00'],
  ])('has four pages in %s, each with the cover charge in its footer', async (language, cover) => {
    const page = await visit(`/carta?lang=${language}&senza=milk&q=ragu&view=pictures`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(countPages(pdf)).toBe(4);
    await page.emulateMedia({ media: 'print' });
    const footers = await readFooters(page);
    expect(footers.map((footer) => footer.includes(cover))).toEqual([true, true, true, true]);
    expect(footers.map((footer) => /\d \/ 4/.exec(footer)?.[0])).toEqual(
      [1, 2, 3, 4].map((at) => `${at} / 4`),
    );
    expect(await readShownDishes(page)).toHaveLength(DEMO_DISH_COUNT);
    expect(await page.getByRole('img').count()).toBe(1);
  });
});

describe('a long table menu', () => {
  const addDishes = async (category: string, count: number) => {
    const staff = await server().staff();
    for (let at = 0; at < count; at += 1)
      await staff.post('/api/menu-items', {
        name: `${category} di prova ${at}`,
        description: 'Pane caldo di grano duro con verdure alla brace, pecorino e olio nuovo.',
        price: '€ 9,00',
        category,
        allergens: at % 2 === 0 ? ['milk'] : [],
      });
  };

  it('prints on 5 to 7 pages when a category has 33 more dishes', async () => {
    await addDishes('Panini', 33);
    const page = await visit('/carta');
    expect(await page.locator('#panini li, #panini ~ section li').count()).toBeGreaterThan(33);
    const pages = countPages(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toBeGreaterThan(4);
    expect(pages).toBeLessThanOrEqual(7);
  });

  it('filters 200 dishes in a median of less than half a second after a typed letter', async () => {
    await addDishes('Antipasti', 60);
    await addDishes('Dessert', 60);
    const page = await visit('/carta');
    expect((await readShownDishes(page)).length).toBeGreaterThanOrEqual(200);
    const durationsMs = await page.getByRole('searchbox').evaluate(async (field) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const status = document.querySelector('[data-table-menu] [role=status]')!;
      const type = async (text: string): Promise<number> => {
        const changed = new Promise((resolve) => {
          new MutationObserver(resolve).observe(status, { subtree: true, characterData: true });
        });
        const start = performance.now();
        setValue.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await changed;
        // Reading a height makes the browser compute the layout of the new list.
        document.body.getBoundingClientRect();
        return performance.now() - start;
      };
      const durations: number[] = [];
      for (const text of ['p', 'pa', 'pan', 'pane', 'pane n', 'pane', 'pan', 'pa', 'p', 'b', 'br'])
        durations.push(await type(text));
      return durations.sort((a, b) => a - b);
    });
    expect(durationsMs[Math.floor(durationsMs.length / 2)]).toBeLessThan(500);
  });
});
