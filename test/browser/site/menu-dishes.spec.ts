import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import {
  itemCards,
  categoryCard,
  createMenuReader,
  readItemNames,
  waitForTitle,
  breadcrumbTrail,
} from '#test/support/drivers/browser/menu-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { server, visit } = setupServerAndBrowser();
const { dishes } = createMenuReader(server);

describe('the first page of the menu', () => {
  it('lists nine categories, and describes the set menus', async () => {
    const page = await visit('/menu');
    const grid = page.getByRole('list', { name: 'Categorie del menu' }).getByRole('listitem');
    expect(await grid.getByRole('heading').allTextContents()).toEqual([
      'Fritti e Sfizi',
      'Antipasti',
      'Primi Piatti',
      'Secondi Piatti',
      'Panini',
      'Dessert',
      'MENU DEGUSTAZIONE',
      'BEVANDE',
      'VINI',
    ]);
    expect(await grid.filter({ hasText: 'MENU DEGUSTAZIONE' }).innerText()).toContain(
      'Menu completi per due',
    );
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('is reached from the landing page', async () => {
    const page = await visit('/');
    await page
      .getByRole('navigation', { name: 'Navigazione principale' })
      .getByRole('link', { name: 'Menu' })
      .click();
    await waitForTitle(page, 'Il menu');
    await categoryCard(page, 'Panini').waitFor();
  });

  it('shows "Caricamento menu..." while loading, and a retry button when loading fails', async () => {
    const page = await visit('/', { expectedStatuses: [503] });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('/api/menu-items', async (route) => {
      await released;
      await route.fulfill({ status: 503, json: { message: 'Chiuso', code: 'unavailable' } });
    });
    await page
      .getByRole('navigation', { name: 'Navigazione principale' })
      .getByRole('link', { name: 'Menu' })
      .click();
    await page.getByText('Caricamento menu...').waitFor();
    release();
    await page.getByRole('alert').filter({ hasText: 'Non riusciamo a leggere il menu' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.unroute('/api/menu-items');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await categoryCard(page, 'Panini').waitFor();
  });
});

describe('a food category', () => {
  it('shows its dishes, those with a picture first, with price, badges and allergens', async () => {
    const page = await visit('/menu');
    await categoryCard(page, 'Primi Piatti').click();
    await waitForTitle(page, 'Primi Piatti');
    const firstCourses = (await dishes()).filter(({ category }) => category === 'Primi Piatti');
    const withPicture = firstCourses.filter(({ imageUrl }) => imageUrl !== null);
    expect(await readItemNames(page)).toEqual(
      [...withPicture, ...firstCourses.filter(({ imageUrl }) => imageUrl === null)].map(
        ({ name }) => name,
      ),
    );
    const norma = itemCards(page).filter({ hasText: 'Pasta alla Norma' });
    for (const expected of [
      '€ 12,00',
      'Popolare',
      'Fatto in casa',
      'Vegetariano',
      'glutine',
      'latte',
    ])
      expect(await norma.innerText()).toContain(expected);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it.each([
    ['Nuovo', 'isNew'],
    ['Popolare', 'isPopular'],
    ['Fatto in casa', 'isHomemade'],
    ['Surgelato', 'isFrozen'],
  ] as const)('marks a dish with "%s"', async (badge, flag) => {
    const marked = (await dishes()).find((dish) => dish[flag] && dish.category === 'Dessert');
    const page = await visit('/menu?categoria=dessert');
    await itemCards(page)
      .filter({ has: page.getByRole('heading', { name: marked!.name, exact: true }) })
      .getByText(badge, { exact: true })
      .waitFor();
  });

  it('shortens a description to three lines until expanded, but not that of a set menu', async () => {
    const page = await visit('/menu?categoria=primi-piatti', PHONE);
    const longDish = itemCards(page).filter({ hasText: 'Pasta al forno di casa' });
    const countLines = () =>
      longDish
        .locator('p')
        .first()
        .evaluate(
          (text) =>
            text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight),
        );
    expect(Math.round(await countLines())).toBe(3);
    await longDish.getByRole('button', { name: /Leggi tutto.*Pasta al forno di casa/ }).focus();
    await page.keyboard.press('Enter');
    await longDish.getByRole('button', { name: /Mostra meno/ }).waitFor();
    expect(Math.round(await countLines())).toBeGreaterThan(3);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.goto('/menu?categoria=menu-degustazione');
    await page.locator('html[data-ready=yes]').waitFor();
    const setMenu = itemCards(page).first().locator('p').first();
    // The page shows the button from a ResizeObserver, which was created first and runs first.
    await setMenu.evaluate(
      (text) =>
        new Promise<void>((resolve) => {
          new ResizeObserver(() => resolve()).observe(text);
        }),
    );
    expect(
      await setMenu.evaluate((text) => text.scrollHeight - text.clientHeight),
    ).toBeLessThanOrEqual(1);
    expect(await page.getByRole('button', { name: /Leggi tutto/ }).count()).toBe(0);
  });

  it('shows "Nessun piatto disponibile" when it has no dish', async () => {
    const page = await visit('/');
    await page.route('/api/menu-items', (route) => route.fulfill({ json: [] }));
    await page
      .getByRole('navigation', { name: 'Navigazione principale' })
      .getByRole('link', { name: 'Menu' })
      .click();
    await categoryCard(page, 'Antipasti').click();
    await page.getByRole('heading', { name: 'Nessun piatto disponibile' }).waitFor();
    await page
      .getByText(
        'Al momento non ci sono piatti disponibili in questa categoria. Dai un’occhiata alle altre categorie o torna più tardi.',
      )
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

describe('the filter of diets and allergens', () => {
  it('filters the dishes, is part of the URL, and remains after a reload', async () => {
    const page = await visit('/menu?categoria=dessert');
    await page.getByText('Vegano', { exact: true }).first().click();
    await page.getByText('Escludi allergeni').click();
    await page.locator('label').filter({ hasText: 'frutta a guscio' }).click();
    await page.waitForURL(/dieta=vegan&senza=nuts/);
    // The number of desserts depends on the season.
    const desserts = (await dishes()).filter(({ category }) => category === 'Dessert');
    const matching = desserts.filter(
      ({ diets, allergens }) => diets.includes('vegan') && !allergens.includes('nuts'),
    );
    // The URL changes before the list of dishes.
    await page
      .getByRole('status')
      .filter({ hasText: `${matching.length} di ${desserts.length} piatti` })
      .waitFor();
    expect(await readItemNames(page)).toEqual(matching.map(({ name }) => name));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.reload();
    expect(await readItemNames(page)).toEqual(matching.map(({ name }) => name));
    await page.getByRole('link', { name: 'Togli i filtri' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${desserts.length} piatti$`) })
      .waitFor();
  });

  it('remains active on the first page, which counts the matching dishes of a category', async () => {
    const page = await visit('/menu?categoria=dessert&dieta=vegan');
    await breadcrumbTrail(page).getByRole('link', { name: 'Menu' }).click();
    await page.getByText('Filtri attivi: vegano.').waitFor();
    expect(await categoryCard(page, 'Primi Piatti').innerText()).toMatch(/\d DI \d+ PIATTI/i);
  });
});

describe('the print of a category', () => {
  it.each(['primi-piatti', 'fritti-e-sfizi', 'dessert', 'menu-degustazione'])(
    'of %s takes at most two A4 pages, with full descriptions and without filters',
    async (category) => {
      const page = await visit(`/menu?categoria=${category}`);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('main :is(form, button)').filter({ visible: true }).count()).toBe(
        0,
      );
      const cut = await page
        .locator('main article p')
        .evaluateAll((texts) =>
          texts
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
            .map(({ textContent }) => textContent),
        );
      expect(cut).toEqual([]);
    },
  );
});
