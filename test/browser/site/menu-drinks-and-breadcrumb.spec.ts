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
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('the drinks list', () => {
  it('shows the subcategories of BEVANDE and VINI, and the drinks of one in order', async () => {
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

  it('shows the details of a wine, and marks unavailable wines with "Non disponibile"', async () => {
    const page = await visit('/menu?categoria=vini&sotto=i-vini-rossi');
    const etna = await itemCards(page).filter({ hasText: 'Etna Rosso' }).innerText();
    for (const expected of [
      'Palmento Cenerenera',
      'Etna DOC',
      'Nerello Mascalese',
      '13,5% vol',
      '75 cl',
      '€ 32,00',
      'solfiti',
    ])
      expect(etna).toContain(expected);
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

  it('shows notes about seasons, allergies and missing products in the wine list', async () => {
    const page = await visit('/menu?categoria=vini');
    for (const note of [
      'La carta dei vini cambia con le stagioni.',
      'Per allergie e intolleranze chiedi al nostro staff.',
      'Alcuni prodotti potrebbero non essere disponibili.',
    ])
      await page.getByText(note).waitFor();
  });

  it('shows "Nessuna bevanda disponibile" in a subcategory without drinks', async () => {
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

describe('the navigation of the menu', () => {
  it('goes up by the breadcrumb, and clears the subcategory when a category is chosen', async () => {
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

  it('moves the focus to the new heading when used by keyboard', async () => {
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
  ])('fits the width of a phone on %s', async (path) => {
    const page = await visit(path, PHONE);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

describe('the menu in other formats and languages', () => {
  it('lists dishes and drinks without JavaScript, and filters dishes by the URL', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/menu');
    await categoryCard(page, 'Primi Piatti').click();
    await page.waitForURL(/categoria=primi-piatti/);
    const text = await page.locator('main').innerText();
    for (const { name, description, price } of (await dishes()).filter(
      ({ category }) => category === 'Primi Piatti',
    ))
      for (const expected of [name, description, price]) expect(text).toContain(expected);
    await page.goto('/menu?categoria=primi-piatti&dieta=vegan');
    expect(await readItemNames(page)).toContain('Maccu di fave');
    expect(await readItemNames(page)).not.toContain('Pasta alla Norma');
    await page.goto('/menu?categoria=vini&sotto=i-vini-rossi');
    expect(await itemCards(page).count()).toBe(
      (await drinks()).filter(({ subcategory }) => subcategory === 'I VINI ROSSI').length,
    );
  });

  it('has English headings, and keeps dish names in Italian, marked with lang="it"', async () => {
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
  ])('has no accessibility violation in %s', async (language, menuTitle, winesTitle) => {
    const page = await visit(`/menu?lang=${language}`);
    await waitForTitle(page, menuTitle);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { name: winesTitle }) })
      .click();
    await waitForTitle(page, winesTitle);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('has different titles and canonical URLs for dishes and drinks', async () => {
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

  it('contains every dish and drink as schema.org Menu', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/menu');
    const nodes = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as { '@type': string },
    );
    expect(nodes.flatMap(findSchemaOrgFaults)).toEqual([]);
    const menu = JSON.stringify(nodes.find((node) => node['@type'] === 'Menu'));
    for (const { name } of [...(await dishes()), ...(await drinks())])
      expect(menu).toContain(JSON.stringify(name));
  });
});

describe('the allergen register', () => {
  it('lists every dish with fourteen allergens, and is linked from the menu', async () => {
    const page = await visit('/menu');
    await page.getByRole('link', { name: 'Registro degli allergeni da stampare' }).click();
    await waitForTitle(page, 'Registro degli allergeni');
    expect(await page.getByRole('columnheader').count()).toBe(15);
    for (const { name } of await dishes())
      expect(await page.getByRole('rowheader', { name, exact: true }).count()).toBe(1);
    await page.setViewportSize(PHONE.viewport);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    const norma = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Pasta alla Norma', exact: true }) });
    expect(await norma.getByText('contiene').count()).toBe(2);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows on a phone that the table continues beyond its edge, until it is scrolled', async () => {
    const page = await visit('/menu/allergeni', PHONE);
    const hint = page.getByText('Scorri → per vedere tutti i 14 allergeni.');
    await hint.waitFor();
    const readShadow = (end: string) =>
      page
        .locator(`[data-scroll-edge=${end}]`)
        .evaluate((box) => getComputedStyle(box, '::after').content);
    expect(await readShadow('more')).toBe('""');
    await page
      .getByRole('region', { name: 'Tabella degli allergeni' })
      .evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    expect(await readShadow('end')).toBe('none');
    await page.setViewportSize({ width: 1440, height: 900 });
    await hint.waitFor({ state: 'hidden' });
  });

  it('prints its table without button and footer', async () => {
    const page = await visit('/menu/allergeni');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Stampa il registro' }).isVisible()).toBe(false);
    expect(await page.locator('footer').isVisible()).toBe(false);
    expect(await page.getByRole('table').isVisible()).toBe(true);
  });
});
