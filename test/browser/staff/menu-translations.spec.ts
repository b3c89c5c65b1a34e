import type { Page } from 'playwright-core';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const openMenuTab = async (search: string) => {
  const page = await visitor();
  await signIn(page, administrator);
  await page.goto(`/admin?tab=menu${search}`);
  await page.getByRole('heading', { level: 2 }).waitFor();
  return page;
};
const createRow = async <Row>(path: string, body: object): Promise<Row> => {
  const answer = await (await server().staff()).post<Row>(path, body);
  expect(answer.status).toBe(201);
  return answer.body;
};
const addDish = (name: string, over: object = {}) =>
  createRow<DishView>('/api/menu-items', {
    name,
    description: 'Del forno di casa.',
    price: '€ 2,00',
    category: 'Antipasti',
    ...over,
  });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const guestCard = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const save = async (page: Page, kind: string) => {
  await page.getByRole('button', { name: `Aggiorna ${kind}` }).click();
  await page
    .getByText(/^(Piatto aggiornato|Bevanda aggiornata)$/)
    .first()
    .waitFor();
};
const openTranslations = (page: Page) => page.locator('summary', { hasText: 'Traduzioni' }).click();

describe('translations by staff', () => {
  it('list the missing languages of a dish and appear on the French page', async () => {
    const name = 'Pane nero di prova';
    await addDish(name, { translations: { en: { description: 'From our own oven.' } } });
    const page = await openMenuTab('&categoria=Antipasti');
    await page.getByText('Traduzioni da scrivere: ES 1 · FR 1').waitFor();
    expect(
      await card(page, name)
        .getByText(/^Manca/)
        .allTextContents(),
    ).toEqual(['Manca ES', 'Manca FR']);
    await card(page, name).getByRole('button', { name: 'Modifica' }).click();
    await page.getByText('manca ES, FR').waitFor();
    expect(await page.getByLabel('Francese (FR)').count()).toBe(0);
    await openTranslations(page);
    expect(await page.getByLabel('Inglese (EN)').inputValue()).toBe('From our own oven.');
    await page.getByLabel('Francese (FR)').fill('Du four de la maison.');
    await page.getByText('manca ES', { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await save(page, 'piatto');
    await card(page, name).getByText('Manca ES').waitFor();
    await card(page, name).getByText('Manca FR').waitFor({ state: 'detached' });

    const guest = await visit('/menu?categoria=antipasti&lang=fr');
    const translated = guestCard(guest, name).getByText('Du four de la maison.');
    expect(await translated.getAttribute('lang')).toBeNull();
    await guest.goto('/menu?categoria=antipasti&lang=es');
    const italian = guestCard(guest, name).getByText('Del forno di casa.');
    expect(await italian.getAttribute('lang')).toBe('it');
    expect(await findAccessibilityViolations(guest)).toEqual([]);
  });

  it('include notes and ingredients of a drink', async () => {
    const { name } = await createRow<DrinkView>('/api/drinks', {
      name: 'Tisana di prova',
      description: 'Calda.',
      preparationNotes: 'Infusa al momento.',
      ingredients: ['menta', 'limone'],
      unit: 'bicchiere',
      price: '€ 4,00',
      category: 'BEVANDE',
      subcategory: 'AMARI',
    });
    const page = await openMenuTab('&lista=bevande');
    const row = page.getByRole('listitem', { name, exact: true });
    await row.getByText('Manca FR').waitFor();
    expect(await row.getByText(/^Manca/).allTextContents()).toEqual([
      'Manca EN',
      'Manca ES',
      'Manca FR',
    ]);
    await row.getByRole('button', { name: 'Modifica' }).click();
    await openTranslations(page);
    const english = page.getByRole('group', { name: 'Inglese (EN)' });
    await english.getByLabel('Descrizione').fill('Hot.');
    await english.getByLabel('Note di preparazione').fill('Brewed to order.');
    expect(await english.getByLabel('Varietà').count()).toBe(0);
    await english.getByLabel('Ingredienti').fill('x'.repeat(61));
    await page.getByRole('button', { name: 'Aggiorna bevanda' }).click();
    await english.getByText('Massimo 60 caratteri').waitFor();
    await english.getByLabel('Ingredienti').fill('mint\nlemon');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await save(page, 'bevanda');
    await row.getByText('Manca ES').waitFor();
    await row.getByText('Manca EN').waitFor({ state: 'detached' });

    const guest = await visit('/menu?categoria=bevande&sotto=amari&lang=en');
    const text = await guestCard(guest, name).innerText();
    for (const words of ['Hot.', 'Brewed to order.', 'mint, lemon', 'glass'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Calda|Infusa|menta|bicchiere/);
  });

  it('stay unchanged when another field is saved', async () => {
    const translations = { fr: { description: 'Du four.' } };
    const { id, name } = await addDish('Pane bianco di prova', { translations });
    const page = await openMenuTab(`&piatto=${id}`);
    await page.getByLabel('Prezzo').fill('€ 3,00');
    await save(page, 'piatto');
    await card(page, name).getByText('€ 3,00').waitFor();
    const dishes = (await server().guest().get<DishView[]>('/api/menu-items')).body;
    expect(dishes.find((dish) => dish.id === id)?.translations).toEqual(translations);
  });
});

describe('the open menu of a guest who changes the language', () => {
  it('shows the dishes in the new language without a reload', async () => {
    const page = await visit('/menu?categoria=primi-piatti');
    const norma = guestCard(page, 'Pasta alla Norma');
    await norma.getByText('Maccheroni di semola').waitFor();
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await page.getByRole('link', { name: 'Français' }).first().click();
    await norma.getByText('Macaronis de semoule').waitFor();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
    expect(await norma.getByText('Macaronis de semoule').getAttribute('lang')).toBeNull();
  });
});
