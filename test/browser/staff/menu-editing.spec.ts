import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';

const { server, visitor, visit } = setupServerAndBrowser();

type Options = Parameters<typeof visitor>[0];

const openMenuTab = async (search = '', options: Options = {}) => {
  const page = await visitor(options);
  await signIn(page, administrator);
  await page.goto(`/admin?tab=menu${search}`);
  await page.getByRole('heading', { level: 2 }).waitFor();
  return page;
};

let nameCount = 0;
const createDishName = () => `Piatto di prova ${++nameCount}`;
const createRow = async <Row>(path: string, body: object): Promise<Row> => {
  const answer = await (await server().staff()).post<Row>(path, body);
  expect(answer.status).toBe(201);
  return answer.body;
};
const createDish = (over: object = {}) =>
  createRow<DishView>('/api/menu-items', {
    name: createDishName(),
    description: 'Con olio nuovo.',
    price: '€ 9,50',
    category: 'Antipasti',
    ...over,
  });
const createDrink = (over: object = {}) =>
  createRow<DrinkView>('/api/drinks', {
    name: createDishName(),
    price: '€ 4,00',
    category: 'BEVANDE',
    subcategory: 'AMARI',
    ...over,
  });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const waitForToast = (page: Page, words: string) => page.getByText(words).first().waitFor();
const fillDishForm = async (
  page: Page,
  {
    name,
    price = '€ 12,00',
    description = 'Come una volta.',
  }: { name: string; price?: string; description?: string },
) => {
  await page.getByLabel('Nome').fill(name);
  await page.getByLabel('Prezzo').fill(price);
  await page.getByLabel('Descrizione').fill(description);
};
const fetchPublicMenu = async (category: string) =>
  (await fetch(`${server().origin}/menu?categoria=${category}`)).text();
const focusedElement = (page: Page, text: string) =>
  page.locator(':focus').filter({ hasText: text });

describe('the list of dishes', () => {
  it('has one tab per category in alphabetical order with its count, and follows arrow keys', async () => {
    await createDish({ category: 'Primi piatti' });
    const page = await openMenuTab();
    const tabs = page.getByRole('tablist', { name: 'Categorie' }).getByRole('tab');
    await tabs.first().waitFor();
    const names = (await tabs.allTextContents()).map((text) => text.replace(/ \d+$/, ''));
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'it')));
    expect(names.filter((name) => /primi/i.test(name))).toEqual(['Primi Piatti']);
    const all = (await server().guest().get<DishView[]>('/api/menu-items')).body;
    const count = all.filter(({ category }) => /^primi piatti$/i.test(category)).length;
    await page.getByRole('tab', { name: `Primi Piatti ${count}` }).waitFor();
    expect(await tabs.first().getAttribute('aria-selected')).toBe('true');

    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel', { name: names[1]! }).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('tabpanel', { name: names.at(-1)! }).waitFor();
    await focusedElement(page, names.at(-1)!).waitFor();
    await page.reload();
    await page.getByRole('tabpanel', { name: names.at(-1)! }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows all fields of a dish that the specification requires', async () => {
    const { name } = await createDish({
      isNew: true,
      isPopular: true,
      isHomemade: true,
      isFrozen: true,
      allergens: ['celery'],
      diets: ['vegan'],
    });
    const page = await openMenuTab('&categoria=Antipasti');
    const text = await card(page, name).innerText();
    for (const words of [
      name,
      '€ 9,50',
      'Con olio nuovo.',
      'Nessuna immagine',
      'Nuovo',
      'Popolare',
      'Fatto in casa',
      'Surgelato',
      'Vegano',
      'Allergeni: Sedano',
      'Modifica',
      'Elimina',
    ])
      expect(text).toContain(words);
    expect(text.toLowerCase()).toContain('antipasti');
  });

  it('shows an empty state with a button to add the first dish', async () => {
    const page = await visitor();
    await signIn(page, administrator);
    await page.route('**/api/menu-items', (route) => route.fulfill({ json: [] }));
    await page.goto('/admin?tab=menu');
    await page.getByText('Nessun piatto presente').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Aggiungi il primo piatto' }).click();
    await page.getByRole('heading', { name: 'Nuovo Piatto' }).waitFor();
  });
});

/** First and last day of a season, in 40 and 60 days, in the format of the form (day/month). */
const createFutureSeason = () =>
  [40, 60].map((days) => {
    const day = new Date(Date.now() + days * 86_400_000);
    return `${day.getUTCDate()}/${day.getUTCMonth() + 1}`;
  });

describe('a dish', () => {
  it('is shown to staff but not to guests when it is out of season', async () => {
    const { name, id } = await createDish();
    expect(await fetchPublicMenu('antipasti')).toContain(name);
    const page = await openMenuTab(`&categoria=Antipasti&piatto=${id}`);
    const [from, to] = createFutureSeason();
    await page.getByLabel('Dal', { exact: true }).fill('40/13');
    await page.getByRole('button', { name: 'Aggiorna piatto' }).click();
    await page.getByText('Scrivi giorno e mese, per esempio 15/03').waitFor();
    await page.getByLabel('Dal', { exact: true }).fill(from!);
    await page.getByRole('button', { name: 'Aggiorna piatto' }).click();
    await page.getByText('Una stagione ha un primo e un ultimo giorno').waitFor();
    await page.getByLabel('Al', { exact: true }).fill(to!);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Aggiorna piatto' }).click();
    await card(page, name).getByText('Fuori stagione').waitFor();
    expect(await fetchPublicMenu('antipasti')).not.toContain(name);
  });

  it('is created after missing fields are shown, and appears in its category for staff and guests', async () => {
    const page = await openMenuTab('&categoria=Dessert');
    await page.getByRole('tabpanel', { name: /Dessert/ }).waitFor();
    await page.getByRole('button', { name: 'Aggiungi piatto' }).click();
    await page.getByRole('heading', { name: 'Nuovo Piatto' }).waitFor();
    expect(await page.getByLabel('Categoria').inputValue()).toBe('Dessert');
    await page.getByLabel('Categoria').selectOption('');
    await page.getByRole('button', { name: 'Crea piatto' }).click();
    for (const sentence of [
      'Nome richiesto',
      'Descrizione richiesta',
      'Prezzo richiesto',
      'Categoria richiesta',
    ])
      await page.getByText(sentence).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const name = createDishName();
    await fillDishForm(page, { name });
    await page.getByLabel('Categoria').selectOption('Panini');
    await page.getByText('Fatto in casa').click();
    await page.getByLabel('Latte').check();
    await page.getByRole('button', { name: 'Crea piatto' }).click();
    await waitForToast(page, 'Piatto creato');
    await page.getByRole('tabpanel', { name: /Panini/ }).waitFor();
    await card(page, name).getByText('Allergeni: Latte').waitFor();
    await focusedElement(page, name).waitFor();
    expect(await fetchPublicMenu('panini')).toContain(name);
    const guest = await visit('/menu?categoria=panini');
    await guest.getByRole('heading', { name }).waitFor();
  });

  it('is changed in the form, and guests see the new price', async () => {
    const { name } = await createDish();
    const page = await openMenuTab('&categoria=Antipasti');
    await card(page, name).getByRole('button', { name: 'Modifica' }).click();
    await page.getByRole('heading', { name: 'Modifica Piatto' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.getByLabel('Descrizione').inputValue()).toBe('Con olio nuovo.');
    await page.getByLabel('Prezzo').fill('€ 13,00');
    await page.getByText('Popolare').click();
    await page.getByRole('button', { name: 'Aggiorna piatto' }).click();
    await waitForToast(page, 'Piatto aggiornato');
    await card(page, name).getByText('€ 13,00').waitFor();
    await card(page, name).getByText('Popolare').waitFor();
    expect(await fetchPublicMenu('antipasti')).toContain('€ 13,00');
  });

  it('is deleted after a confirmation that names it, but not after Escape or Annulla', async () => {
    const { name } = await createDish();
    const page = await openMenuTab('&categoria=Antipasti');
    const question = page.getByRole('dialog', { name: `Sei sicuro di voler eliminare "${name}"?` });
    const deleteButton = card(page, name).getByRole('button', { name: 'Elimina' });
    await deleteButton.focus();
    await page.keyboard.press('Enter');
    await question.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await waitForFocus(deleteButton);
    await deleteButton.click();
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await card(page, name).waitFor();
    await deleteButton.click();
    await question.getByRole('button', { name: 'Elimina' }).click();
    await waitForToast(page, 'Piatto eliminato');
    await card(page, name).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'menu-title');
    expect(await fetchPublicMenu('antipasti')).not.toContain(name);
  });

  it('keeps the typed fields and shows the reason when the server refuses it', async () => {
    const { name } = await createDish();
    const page = await openMenuTab('&piatto=nuovo', { expectedStatuses: [409, 500] });
    await fillDishForm(page, { name });
    await page.getByRole('button', { name: 'Crea piatto' }).click();
    await waitForToast(page, `In «Antipasti» c’è già un piatto che si chiama «${name}».`);
    await page.getByText('Errore', { exact: true }).first().waitFor();
    expect(await page.getByLabel('Descrizione').inputValue()).toBe('Come una volta.');
    expect(await page.getByLabel('Nome').getAttribute('aria-invalid')).toBe('true');
    await page.route('**/api/menu-items', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: 'rotto' })
        : route.continue(),
    );
    await page.getByLabel('Nome').fill(`${name} bis`);
    await page.getByRole('button', { name: 'Crea piatto' }).click();
    await waitForToast(page, 'Errore durante il salvataggio');
    expect(await page.getByLabel('Nome').inputValue()).toBe(`${name} bis`);
  });

  it('stays in the list with an error when the deletion fails', async () => {
    const { name } = await createDish();
    const page = await openMenuTab('&categoria=Antipasti', { expectedStatuses: [500] });
    await page.route('**/api/menu-items/*', (route) => route.fulfill({ status: 500, body: '' }));
    await card(page, name).getByRole('button', { name: 'Elimina' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await waitForToast(page, "Errore nell'eliminazione del piatto");
    await card(page, name).waitFor();
  });

  it('has a warning in form and card when guests do not see its category (spec note 21)', async () => {
    const page = await openMenuTab('&piatto=nuovo');
    const name = createDishName();
    await fillDishForm(page, { name });
    await page.getByLabel('Categoria').selectOption('Birre');
    await page
      .getByText(
        'Sul menu pubblico questo piatto compare fra le bevande, in BEVANDE › BIRRE IN BOTTIGLIA.',
      )
      .waitFor();
    await page.getByLabel('Categoria').selectOption('Contorni');
    const warning =
      'La categoria «Contorni» non compare sul menu pubblico: i clienti non vedranno questo piatto.';
    await page.getByText(warning).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Crea piatto' }).click();
    await card(page, name).getByText(warning).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('cannot be saved as vegan with the allergen milk, and the form shows why', async () => {
    const page = await openMenuTab('&piatto=nuovo');
    await fillDishForm(page, { name: createDishName() });
    await page.getByLabel('Vegano').check();
    expect(await page.getByLabel('Vegetariano').isChecked()).toBe(true);
    await page.getByLabel('Latte').check();
    await page
      .getByText(
        'Fra gli allergeni c’è Latte: il piatto non può dirsi vegano. Togli il segno o correggi gli allergeni.',
      )
      .waitFor();
    await page.getByRole('button', { name: 'Crea piatto' }).click();
    await page.getByRole('heading', { name: 'Nuovo Piatto' }).waitFor();
    await page.getByLabel('Vegano').uncheck();
    await page.getByRole('button', { name: 'Crea piatto' }).click();
    await waitForToast(page, 'Piatto creato');
  });
});

describe('the form of a dish with unsaved changes', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Hai modifiche non salvate' });

  it('asks before typed text is lost by Indietro, another tab or the back button of the browser', async () => {
    const page = await openMenuTab('&categoria=Antipasti');
    await page.getByRole('tabpanel', { name: /Antipasti/ }).waitFor();
    await page.getByRole('button', { name: 'Aggiungi piatto' }).click();
    await page.getByLabel('Nome').fill('Parole a metà');
    const exits = [
      () => page.getByRole('button', { name: 'Indietro' }).click(),
      () => page.getByRole('tab', { name: 'Tavoli' }).click(),
      () => page.evaluate(() => history.back()),
    ];
    for (const leaveForm of exits) {
      await leaveForm();
      await question(page).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await question(page).getByRole('button', { name: 'Torna indietro' }).click();
      await question(page).waitFor({ state: 'hidden' });
      expect(await page.getByLabel('Nome').inputValue()).toBe('Parole a metà');
      // After the back button of the browser, the URL is restored later than the dialog opens.
      await page.waitForURL(/[?&]piatto=nuovo/);
    }
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'Esci senza salvare' }).click();
    await page.getByRole('tabpanel', { name: /Antipasti/ }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Nuovo Piatto' }).waitFor();
    expect(await page.getByLabel('Nome').inputValue()).toBe('');
  });

  it('does not ask when no field was changed', async () => {
    const page = await openMenuTab('&categoria=Antipasti');
    await page.getByRole('button', { name: 'Aggiungi piatto' }).click();
    await page.getByRole('heading', { name: 'Nuovo Piatto' }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Indietro' }).click();
    await page.getByRole('tabpanel', { name: /Antipasti/ }).waitFor();
    await waitForFocus(page.getByRole('button', { name: 'Aggiungi piatto' }));
  });
});

describe('a dish that two administrators edit', () => {
  it('shows who saved first, and can be reloaded or overwritten', async () => {
    const { id, name } = await createDish();
    const page = await openMenuTab(`&piatto=${id}`, { expectedStatuses: [409] });
    await page.getByLabel('Prezzo').fill('€ 20,00');
    const colleague = await server().staff();
    await colleague.put(`/api/menu-items/${id}`, { price: '€ 15,00' });
    const save = page.getByRole('button', { name: 'Aggiorna piatto' });
    await save.click();
    const sentence = `Nel frattempo ${administrator.username} ha modificato il piatto «${name}». Controlla e riprova.`;
    await page.getByRole('alert').getByText(sentence).waitFor();
    expect(await page.getByLabel('Prezzo').inputValue()).toBe('€ 20,00');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Carica la versione aggiornata' }).click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === '€ 15,00'),
    );

    await colleague.put(`/api/menu-items/${id}`, { price: '€ 16,00' });
    await page.getByLabel('Prezzo').fill('€ 21,00');
    await save.click();
    await page.getByRole('button', { name: 'Salva comunque la mia' }).click();
    await waitForToast(page, 'Piatto aggiornato');
    await card(page, name).getByText('€ 21,00').waitFor();
  });
});

describe('the picture of a dish', () => {
  const createPhoto = () =>
    sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#b84a2a' } })
      .jpeg()
      .toBuffer();
  const chooseFile = async (
    page: Page,
    buffer: Buffer,
    mimeType = 'image/jpeg',
    name = 'foto.jpg',
  ) => page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

  it('is refused when it is no image or larger than 10 MB', async () => {
    const page = await openMenuTab('&piatto=nuovo');
    await page.getByText('JPG, PNG, WebP').waitFor();
    await chooseFile(page, Buffer.from('%PDF-1.7'), 'application/pdf', 'menu.pdf');
    await waitForToast(page, 'Errore file');
    await waitForToast(page, 'Per favore seleziona un file immagine valido');
    await chooseFile(page, Buffer.alloc(10 * 1024 * 1024 + 1));
    await waitForToast(page, 'File troppo grande');
    await waitForToast(page, 'Il file deve essere inferiore a 10MB');
    await page.getByText('Nessuna immagine').waitFor();
  });

  it('is uploaded, previewed and shown to guests, and removed again', async () => {
    const { id, name } = await createDish({ category: 'Secondi Piatti' });
    const page = await openMenuTab(`&piatto=${id}`);
    await chooseFile(page, await createPhoto());
    await page.getByAltText('Anteprima dell’immagine').waitFor();
    await waitForToast(page, 'Upload completato');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Aggiorna piatto' }).click();
    await waitForToast(page, 'Piatto aggiornato');
    const storedImage = card(page, name).locator('img[src^="/public-objects/"]');
    await storedImage.waitFor();
    const guest = await visit('/menu?categoria=secondi-piatti');
    const picture = guest
      .getByRole('article')
      .filter({ hasText: name })
      .locator('img[src^="/public-objects/"]');
    await picture.scrollIntoViewIfNeeded();
    await guest.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth > 0,
      await picture.elementHandle(),
    );
    expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover');

    await card(page, name).getByRole('button', { name: 'Modifica' }).click();
    await page.getByRole('button', { name: 'Rimuovi immagine' }).click();
    await page.getByText('Nessuna immagine').waitFor();
    await page.getByRole('button', { name: 'Aggiorna piatto' }).click();
    await card(page, name).getByText('Nessuna immagine').waitFor();
  });

  it('stays unchanged, with an error, when the upload fails', async () => {
    const { id } = await createDish({ imageUrl: '/dishes/caponata-640.webp' });
    const page = await openMenuTab(`&piatto=${id}`, {
      expectedStatuses: [400, 415, 422, 500, 503],
    });
    await chooseFile(page, Buffer.from('this is no picture'));
    await waitForToast(page, 'Errore upload');
    await waitForToast(page, "Errore durante l'upload del file");
    await page.route('**/api/objects/upload', (route) => route.fulfill({ status: 500, body: '' }));
    await chooseFile(page, await createPhoto());
    await waitForToast(page, 'Errore nel generare URL di upload');
    await page.locator('img[src="/dishes/caponata-640.webp"]').waitFor();
  });

  it('shows a progress bar and disables saving until the upload ends', async () => {
    const page = await openMenuTab('&piatto=nuovo');
    let startUpload: () => void = () => undefined;
    const uploadStart = new Promise<void>((open) => {
      startUpload = open;
    });
    await page.route('**/api/objects/upload', async (route) => {
      await uploadStart;
      await route.continue();
    });
    await chooseFile(page, await createPhoto());
    await page.getByRole('progressbar', { name: 'Caricamento dell’immagine' }).waitFor();
    await page.getByText('Attendi la fine dell’upload dell’immagine.').waitFor();
    expect(
      await page.getByRole('button', { name: 'Crea piatto' }).getAttribute('aria-disabled'),
    ).toBe('true');
    startUpload();
    await waitForToast(page, 'Upload completato');
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: 'Crea piatto' })
      .and(page.locator('[aria-disabled=false]'))
      .waitFor();
  });
});

describe('drinks', () => {
  it('are listed by subcategory, and a switch makes one unavailable for guests and available again', async () => {
    const { name } = await createDrink();
    const page = await openMenuTab();
    await page.getByRole('button', { name: 'Bevande e vini' }).click();
    await page.getByRole('heading', { name: /^AMARI/ }).waitFor();
    const subcategories = await page.getByRole('heading', { level: 3 }).allTextContents();
    expect(subcategories.map((text) => text.replace(/ \d+$/, ''))).toEqual([
      'SOFT DRINK',
      'COCKTAIL',
      'BIRRE IN BOTTIGLIA',
      'AMARI',
      'I VINI BIANCHI',
      'I VINI ROSSI',
      'LE BOLLICINE',
    ]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const availabilitySwitch = row(page, name).getByRole('switch');
    await availabilitySwitch.focus();
    await page.keyboard.press('Space');
    await row(page, name).getByText('Non disponibile').waitFor();
    await waitForToast(page, `«${name}» non è più disponibile`);
    const guest = await visit('/menu?categoria=bevande&sotto=amari');
    const guestCard = guest.getByRole('article').filter({ hasText: name });
    await guestCard.getByText('Non disponibile').waitFor();
    await availabilitySwitch.press('Space');
    await waitForToast(page, `«${name}» è di nuovo disponibile`);
    expect(await availabilitySwitch.isChecked()).toBe(true);
  });

  it('show an error and reset the switch when the availability cannot be saved', async () => {
    const { name } = await createDrink();
    const page = await openMenuTab('&lista=bevande', { expectedStatuses: [500] });
    await page.route('**/api/drinks/*', (route) => route.fulfill({ status: 500, body: '' }));
    await row(page, name).getByRole('switch').press('Space');
    await waitForToast(page, 'Errore durante il salvataggio');
    await page.waitForFunction(
      (of) =>
        [...document.querySelectorAll('li')].some(
          (line) => line.textContent?.includes(of) && line.querySelector('input')?.checked,
        ),
      name,
    );
  });

  it('are created, changed and deleted in the form', async () => {
    const page = await openMenuTab('&lista=bevande');
    await page.getByRole('button', { name: 'Aggiungi bevanda' }).click();
    await page.getByRole('heading', { name: 'Nuova Bevanda' }).waitFor();
    await page
      .getByText(
        'Senza una sottocategoria del menu pubblico i clienti non vedranno questa bevanda.',
      )
      .waitFor();
    await page.getByRole('button', { name: 'Crea bevanda' }).click();
    await page.getByText('Nome richiesto').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const name = createDishName();
    await page.getByLabel('Nome').fill(name);
    await page.getByLabel('Prezzo').fill('€ 6,00');
    await page.getByLabel('Categoria', { exact: true }).selectOption('VINI');
    await page.getByLabel('Sottocategoria').selectOption('I VINI ROSSI');
    await page.getByLabel('Vitigni').fill('Frappato\nNero d’Avola');
    await page.getByLabel('Unità').fill('calice');
    await page.getByRole('button', { name: 'Crea bevanda' }).click();
    await waitForToast(page, 'Bevanda creata');
    await focusedElement(page, name).waitFor();
    const saved = (await server().guest().get<DrinkView[]>('/api/drinks')).body.find(
      (one) => one.name === name,
    );
    expect(saved).toMatchObject({
      category: 'VINI',
      subcategory: 'I VINI ROSSI',
      grapeVarieties: ['Frappato', 'Nero d’Avola'],
      unit: 'calice',
      origin: null,
      isAvailable: true,
    });

    await row(page, name).getByRole('button', { name: 'Modifica' }).click();
    await page.getByRole('heading', { name: 'Modifica Bevanda' }).waitFor();
    await page.getByLabel('Volume').fill('15 cl');
    await page.getByRole('button', { name: 'Aggiorna bevanda' }).click();
    await waitForToast(page, 'Bevanda aggiornata');
    await row(page, name).getByText('€ 6,00 · calice · 15 cl').waitFor();
    await row(page, name).getByRole('button', { name: 'Elimina' }).click();
    await page
      .getByRole('dialog', { name: `Sei sicuro di voler eliminare "${name}"?` })
      .getByRole('button', { name: 'Elimina' })
      .click();
    await waitForToast(page, 'Bevanda eliminata');
    await row(page, name).waitFor({ state: 'detached' });
  });
});

describe.each([
  [768, 1024],
  [390, 844],
])('the tab Menu at %i × %i', (width, height) => {
  it('shows categories as a dropdown, fits the screen and has touch targets of 44 px', async () => {
    const page = await openMenuTab('&categoria=Panini', {
      viewport: { width, height },
      hasTouch: true,
    });
    const category = page.getByLabel('Categoria');
    await category.waitFor();
    expect(await category.locator('option:checked').innerText()).toMatch(/^Panini \(\d+\)$/);
    expect(await page.getByRole('tablist', { name: 'Categorie' }).isVisible()).toBe(false);
    await category.selectOption('Dessert');
    await page
      .getByRole('heading', { name: /Cannoli|Cassata/ })
      .first()
      .waitFor();
    for (const search of ['', '&piatto=nuovo', '&lista=bevande', '&lista=bevande&bevanda=nuova']) {
      await page.goto(`/admin?tab=menu${search}`);
      await page
        .getByRole('button', { name: /Modifica|Crea/ })
        .first()
        .waitFor();
      expect(
        await findSizeFaults(page, width, page.locator('main button, main label:has(input)')),
      ).toEqual([]);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    }
  });
});
