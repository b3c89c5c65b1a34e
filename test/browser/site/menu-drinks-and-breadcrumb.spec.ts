import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import {
  itemCards,
  categoryCard,
  createMenuReader,
  readItemNames,
  waitForTitle,
  breadcrumbTrail,
} from '#test/support/drivers/browser/menu-page.ts';
import { findSchemaOrgFaults } from '#test/support/assertions/schema-org-validator.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { server, visitor, visit } = setupServerAndBrowser();
const { dishes, drinks } = createMenuReader(server);
const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('drinks', () => {
  it('BEVANDE and VINI show their subcategories, and one of these its drinks by order and name', async () => {
    const page = await visit('/menu');
    await categoryCard(page, 'BEVANDE').click();
    await waitForTitle(page, 'BEVANDE');
    expect(
      await page.getByRole('list', { name: 'Sezioni' }).getByRole('heading').allTextContents(),
    ).toEqual(['SOFT DRINK', 'COCKTAIL', 'BIRRE IN BOTTIGLIA', 'AMARI']);
    await page
      .getByRole('navigation', { name: 'Continua a sfogliare' })
      .getByRole('link', { name: 'Vini' })
      .click();
    await waitForTitle(page, 'VINI');
    expect(
      await page.getByRole('list', { name: 'Sezioni' }).getByRole('heading').allTextContents(),
    ).toEqual(['I VINI BIANCHI', 'I VINI ROSSI', 'LE BOLLICINE']);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await categoryCard(page, 'I VINI ROSSI').click();
    await waitForTitle(page, 'I VINI ROSSI');
    expect(await readItemNames(page)).toEqual(
      (await drinks())
        .filter(({ subcategory }) => subcategory === 'I VINI ROSSI')
        .map(({ name }) => name),
    );
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('a wine names winery, appellation, grapes, alcohol and size; what is out says "Non disponibile"', async () => {
    const page = await visit('/menu?categoria=vini&sotto=i-vini-rossi');
    const etna = await itemCards(page).filter({ hasText: 'Etna Rosso' }).innerText();
    for (const said of [
      'Palmento Cenerenera',
      'Etna DOC',
      'Nerello Mascalese',
      '13,5% vol',
      '75 cl',
      '€ 32,00',
      'solfiti',
    ])
      expect(etna).toContain(said);
    expect(
      await itemCards(page)
        .filter({ hasText: 'Non disponibile' })
        .getByRole('heading')
        .allTextContents(),
    ).toEqual(
      (await drinks())
        .filter(({ subcategory, isAvailable }) => subcategory === 'I VINI ROSSI' && !isAvailable)
        .map(({ name }) => name),
    );
  });

  it('says that the wine list changes, to ask about allergies, and that some may be missing', async () => {
    const page = await visit('/menu?categoria=vini');
    for (const note of [
      'La carta dei vini cambia con le stagioni.',
      'Per allergie e intolleranze chiedi al nostro staff.',
      'Alcuni prodotti potrebbero non essere disponibili.',
    ])
      await page.getByText(note).waitFor();
  });

  it('a subcategory without drinks says "Nessuna bevanda disponibile"', async () => {
    const page = await visit('/');
    await page.route('/api/drinks', (route) => route.fulfill({ json: [] }));
    await page
      .getByRole('navigation', { name: 'Navigazione principale' })
      .getByRole('link', { name: 'Menu' })
      .click();
    await categoryCard(page, 'VINI').click();
    await categoryCard(page, 'LE BOLLICINE').click();
    await page.getByRole('heading', { name: 'Nessuna bevanda disponibile' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

describe('the way through the menu', () => {
  it('the breadcrumb leads one level back, or to the start; choosing a category clears the subcategory', async () => {
    const page = await visit('/menu?categoria=bevande&sotto=amari');
    expect(await breadcrumbTrail(page).getByRole('listitem').allTextContents()).toEqual([
      'Menu',
      'BEVANDE',
      'AMARI',
    ]);
    await breadcrumbTrail(page).getByRole('link', { name: 'Bevande' }).click();
    await waitForTitle(page, 'BEVANDE');
    await page.goBack();
    await waitForTitle(page, 'AMARI');
    await page
      .getByRole('navigation', { name: 'Continua a sfogliare' })
      .getByRole('link', { name: 'Vini' })
      .click();
    await waitForTitle(page, 'VINI');
    expect(new URL(page.url()).search).toBe('?categoria=vini');
    await breadcrumbTrail(page).getByRole('link', { name: 'Menu' }).click();
    await waitForTitle(page, 'Il menu');
  });

  it('with the keyboard alone, the focus following to the new heading', async () => {
    const page = await visit('/menu');
    await categoryCard(page, 'VINI').focus();
    await page.keyboard.press('Enter');
    await waitForTitle(page, 'VINI');
    await waitForFocus(page.getByRole('heading', { name: 'VINI', exact: true }));
    await categoryCard(page, 'LE BOLLICINE').focus();
    await page.keyboard.press('Enter');
    await waitForTitle(page, 'LE BOLLICINE');
    await waitForFocus(page.getByRole('heading', { name: 'LE BOLLICINE', exact: true }));
  });

  it.each([
    '/menu',
    '/menu?categoria=fritti-e-sfizi',
    '/menu?categoria=vini',
    '/menu?categoria=bevande&sotto=cocktail',
  ])('on a phone nothing of %s is wider than the screen', async (path) => {
    const page = await visit(path, PHONE);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

describe('what others read of the menu', () => {
  it('without JavaScript every category, dish and drink reads, and every link leads on', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/menu');
    await categoryCard(page, 'Primi Piatti').click();
    await page.waitForURL(/categoria=primi-piatti/);
    const text = await page.locator('main').innerText();
    for (const { name, description, price } of (await dishes()).filter(
      ({ category }) => category === 'Primi Piatti',
    ))
      for (const said of [name, description, price]) expect(text).toContain(said);
    await page.goto('/menu?categoria=primi-piatti&dieta=vegan');
    expect(await readItemNames(page)).toContain('Maccu di fave');
    expect(await readItemNames(page)).not.toContain('Pasta alla Norma');
    await page.goto('/menu?categoria=vini&sotto=i-vini-rossi');
    expect(await itemCards(page).count()).toBe(
      (await drinks()).filter(({ subcategory }) => subcategory === 'I VINI ROSSI').length,
    );
  });

  it('another language: its own names around dishes that stay Italian and say so', async () => {
    const page = await visit('/menu?categoria=primi-piatti&lang=en');
    await waitForTitle(page, 'First Courses');
    const norma = page.getByRole('heading', { name: 'Pasta alla Norma' });
    expect(await norma.getAttribute('lang')).toBe('it');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Menu' })
      .click();
    await waitForTitle(page, 'The menu');
    expect(new URL(page.url()).search).toBe('?lang=en');
  });

  it.each([
    ['es', 'La carta', 'Vinos'],
    ['fr', 'La carte', 'Vins'],
  ])('in %s it is as accessible as in Italian', async (language, first, wines) => {
    const page = await visit(`/menu?lang=${language}`);
    await waitForTitle(page, first);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { name: wines }) })
      .click();
    await waitForTitle(page, wines);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('menu and drinks have a title, a description and a canonical address of their own', async () => {
    const heads = await Promise.all(
      ['/menu?lang=it', '/menu?dieta=vegan&categoria=vini&sotto=amari'].map(async (path) => {
        const page = await visit(path);
        return [await page.title(), await page.locator('link[rel=canonical]').getAttribute('href')];
      }),
    );
    expect(heads).toEqual([
      ['Il menu — Melagrana', `${server().origin}/menu`],
      [expect.stringContaining('la carta da bere'), `${server().origin}/menu?categoria=vini`],
    ]);
  });

  it('search engines get every dish and drink as schema.org Menu', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/menu');
    const said = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as { '@type': string },
    );
    expect(said.flatMap(findSchemaOrgFaults)).toEqual([]);
    const menu = JSON.stringify(said.find((node) => node['@type'] === 'Menu'));
    for (const { name } of [...(await dishes()), ...(await drinks())])
      expect(menu).toContain(JSON.stringify(name));
  });
});

describe('the allergen register', () => {
  it('holds every dish against the fourteen allergens, and is linked from the menu', async () => {
    const page = await visit('/menu');
    await page.getByRole('link', { name: 'Registro degli allergeni da stampare' }).click();
    await waitForTitle(page, 'Registro degli allergeni');
    expect(await page.getByRole('columnheader').count()).toBe(15);
    for (const { name } of await dishes())
      expect(await page.getByRole('rowheader', { name, exact: true }).count()).toBe(1);
    await page.setViewportSize(PHONE.viewport);
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    const norma = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Pasta alla Norma', exact: true }) });
    expect(await norma.getByText('contiene').count()).toBe(2);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('prints without the site around it', async () => {
    const page = await visit('/menu/allergeni');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Stampa il registro' }).isVisible()).toBe(false);
    expect(await page.locator('footer').isVisible()).toBe(false);
    expect(await page.getByRole('table').isVisible()).toBe(true);
  });
});
