import type { Page } from 'playwright-core';
import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { isInSeason } from '#src/contracts/catalogue/dish-season.ts';
import { languages } from '#src/contracts/languages.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const today = venueDateInDays(0);
const DEMO_DISH_COUNT = demoDishes.filter((dish) => isInSeason(dish, today)).length;

const countPages = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
const readShownDishes = (page: Page) =>
  page.locator('[data-table-menu] li h3:visible').allInnerTexts();

describe('the table menu', () => {
  it('shows each allergen in full beside its checkbox', async () => {
    for (const language of languages) {
      const page = await visit(`/carta?lang=${language}`);
      for (const width of [1081, 1440]) {
        await resizeWindow(page, { width, height: 900 });
        const cut = await page
          .locator('fieldset label:has(input[name=senza])')
          .evaluateAll((labels) =>
            labels
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map(({ textContent }) => textContent),
          );
        expect({ language, width, cut }).toEqual({ language, width, cut: [] });
      }
    }
  });

  it('keeps on a phone an allergen that was ticked before hydration, and returns the focus of its filters on Escape', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 } });
    await page.goto('/carta?senza=gluten');
    await page.locator('input[name=senza][value=milk]').evaluate((box: HTMLInputElement) => {
      box.checked = true;
    });
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
    await page.locator('html[data-ready=yes]').waitFor();
    await page
      .locator('p')
      .filter({ hasText: /^Non per te:.*latte/ })
      .first()
      .waitFor();

    const open = page.getByRole('button', { name: 'Posso mangiarlo?' });
    const milk = page.getByLabel('latte');
    expect(await milk.isVisible()).toBe(false);
    await open.click();
    await waitForFocus(page.getByRole('heading', { name: 'Posso mangiarlo?' }));
    expect(await milk.isChecked()).toBe(true);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await milk.evaluate((box) => getComputedStyle(box).appearance)).toBe('auto');
    await page.keyboard.press('Escape');
    await milk.waitFor({ state: 'hidden' });
    await waitForFocus(open);

    const readBackground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await readBackground('input[name=view]:checked + span')).not.toBe(
      await readBackground('input[name=view]:not(:checked) + span'),
    );
    await page.getByRole('navigation', { name: 'Categorie' }).getByText('Dessert').click();
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

  it('has four pages in each language, each with the cover charge in its footer', async () => {
    for (const [language, cover] of [
      ['it', 'Coperto 2,00'],
      ['en', 'Cover charge 2.00'],
      ['es', 'Cubierto 2,00'],
      ['fr', 'Couvert 2,00'],
    ] as const) {
      const page = await visit(`/carta?lang=${language}&senza=milk&q=ragu&view=pictures`);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect({ language, pages: countPages(pdf) }).toEqual({ language, pages: 4 });
      await page.emulateMedia({ media: 'print' });
      const footers = await readFooters(page);
      expect(footers.map((footer) => footer.includes(cover))).toEqual([true, true, true, true]);
      expect(footers.map((footer) => /\d \/ 4/.exec(footer)?.[0])).toEqual(
        [1, 2, 3, 4].map((at) => `${at} / 4`),
      );
      expect(await readShownDishes(page)).toHaveLength(DEMO_DISH_COUNT);
      expect(await page.getByRole('img').count()).toBe(1);
    }
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
