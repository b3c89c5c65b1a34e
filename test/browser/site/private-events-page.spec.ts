import type { Page } from 'playwright-core';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const { server, visitor } = setupServerAndBrowser();

const visit = async (path = '/events', options: Parameters<typeof visitor>[0] = {}) => {
  const page = await visitor(options);
  await page.goto(path);
  await page.locator('html[data-ready=yes]').waitFor();
  return page;
};

let guestCount = 0;
const fillForm = async (page: Page, name = `Ospite ${++guestCount}`) => {
  await page.getByLabel('Nome e cognome').fill(name);
  await page.getByLabel('Telefono').fill('333 000 0000');
  await page.getByLabel('Data dell’evento').fill(venueDateInDays(90));
  await page.getByLabel('Numero di persone').fill('120');
  await page.getByLabel('Idee di menu').fill('Antipasti di terra, due primi, la cassata.');
  return name;
};
const getSendButton = (page: Page) => page.getByRole('button', { name: 'Invia la richiesta' });
const readQuotes = async (name: string) =>
  (await (await server().staff()).get<QuoteView[]>('/api/event-quotes')).body.filter(
    ({ customerName }) => customerName === name,
  );
const FAILED = "Si è verificato un errore durante l'invio della richiesta. Riprova più tardi.";

describe('the events page', () => {
  it('links from the hero to the quote form with "Richiedi un Preventivo"', async () => {
    const page = await visit();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('La tavola più lunga');
    await page.getByRole('link', { name: 'Richiedi un Preventivo' }).click();
    await waitForFocus(page.locator('#preventivo'));
    expect(
      Math.abs(
        (await page.locator('#preventivo').evaluate((form) => form.getBoundingClientRect().top)) -
          80,
      ),
    ).toBeLessThanOrEqual(2);
  });

  it('offers special events, custom menus and professional service, and lists reasons to choose the venue', async () => {
    const page = await visit();
    for (const name of ['Eventi speciali', 'Menu su misura', 'Servizio professionale'])
      await page.getByRole('heading', { name }).waitFor();
    expect(await page.getByText('Perché sceglierci').count()).toBe(1);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('names the rooms with their seats, and three menus with their prices', async () => {
    const page = await visit();
    const rooms = page.getByRole('region', { name: 'Dove si festeggia' }).getByRole('listitem');
    expect(await rooms.allInnerTexts()).toEqual([
      expect.stringMatching(/Sala\s+34 posti a sedere[^]+Senza gradini/),
      expect.stringMatching(/Loggia\s+32 posti a sedere[^]+scale/),
      expect.stringMatching(/Terrazza\s+22 posti a sedere[^]+Aperta da aprile a ottobre/),
    ]);
    const menus = page.getByRole('region', { name: 'Tre esempi' }).getByRole('listitem');
    expect(await menus.allInnerTexts()).toEqual([
      expect.stringContaining('€ 34,00 a persona'),
      expect.stringContaining('€ 42,00 a persona'),
      expect.stringContaining('€ 56,00 a persona'),
    ]);
  });

  it('says on which day a room opens again that is closed until a day', async () => {
    const staff = await server().staff();
    const close = (closedUntil: string | null) => staff.patch('/api/rooms/1', { closedUntil });
    expect((await close(venueDateInDays(12))).status).toBe(200);
    const day = new Intl.DateTimeFormat('it', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }).format(new Date(venueDateInDays(12)));
    const page = await visit('/eventi');
    const rooms = page.getByRole('region', { name: 'Dove si festeggia' }).getByRole('listitem');
    expect(await rooms.filter({ hasText: `Ora chiusa: riapre ${day}` }).allInnerTexts()).toEqual([
      expect.stringMatching(/^Loggia/),
    ]);
    await close(null);
  });

  it('mentions the chosen menu in the form, and keeps what the guest wrote', async () => {
    const page = await visit('/events?lang=en');
    const ideas = page.getByLabel('Menu ideas');
    const follow = (name: string) =>
      page.getByRole('link', { name: `Ask for this menu ${name}` }).click();
    await follow('A family Sunday');
    await page.locator('#preventivo:focus').waitFor();
    expect(await ideas.inputValue()).toBe('I would like a menu such as “A family Sunday”.');
    expect(new URL(page.url()).searchParams.get('lang')).toBe('en');
    await follow('The big day');
    await page.locator('#preventivo:focus').waitFor();
    expect(await ideas.inputValue()).toBe('I would like a menu such as “The big day”.');
    await ideas.fill('No fish, please.');
    await follow('The garden table');
    await page.waitForURL(/menu=garden/);
    // The form reads the URL before the section takes the focus.
    await page.locator('#preventivo:focus').waitFor();
    expect(await ideas.inputValue()).toBe('No fish, please.');
  });

  it('is available at /eventi, with /events as its canonical URL', async () => {
    const page = await visit('/eventi');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('La tavola più lunga');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${server().origin}/events`,
    );
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  });

  it('removes its structured data and canonical URL when another page opens', async () => {
    const page = await visit();
    await page.getByRole('link', { name: 'Prenota', exact: true }).click();
    await page.getByRole('heading', { name: 'Prenota il tuo tavolo' }).waitFor();
    // The head is written after the page is drawn.
    await page.locator('link[rel=canonical][href$="/reservations"]').waitFor({ state: 'attached' });
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${server().origin}/reservations`,
    );
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  });
});

describe('the quote form', () => {
  it('starts with lunch, suggests 50 people, and offers no date before today', async () => {
    const page = await visit();
    expect(await page.getByRole('radio', { name: 'Pranzo' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Numero di persone').getAttribute('placeholder')).toBe('50');
    expect(await page.getByLabel('Data dell’evento').getAttribute('min')).toBe(venueDateInDays(0));
  });

  it('shows an error for each missing field, and focuses the first', async () => {
    const page = await visit();
    await getSendButton(page).click();
    for (const message of [
      'Il nome è obbligatorio',
      'Il numero di telefono è obbligatorio',
      "La data dell'evento è obbligatoria",
      'Numero di persone deve essere almeno 1',
      'Le idee di menu sono obbligatorie',
    ])
      await page.getByText(message, { exact: true }).waitFor();
    await waitForFocus(page.locator('input[name="customerName"]'));
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('rejects an invalid e-mail address, a past date and more than 1,000 people', async () => {
    const page = await visit();
    await fillForm(page);
    await page.getByLabel('Email').fill('nessuno');
    await page.getByLabel('Data dell’evento').fill(venueDateInDays(-1));
    await page.getByLabel('Numero di persone').fill('1001');
    await getSendButton(page).click();
    for (const message of [
      'Email non valida',
      'La data non può essere nel passato',
      'Massimo 1.000 persone',
    ])
      await page.getByText(message, { exact: true }).waitFor();
  });

  it('is sent once on a double click, shows "Invio…" and a confirmation, and clears its fields', async () => {
    const page = await visit();
    const name = await fillForm(page);
    await page.getByText('Cena', { exact: true }).click();
    const idempotencyKeys: (string | undefined)[] = [];
    await page.route('**/api/event-quotes', async (route) => {
      idempotencyKeys.push(route.request().headers()['idempotency-key']);
      await new Promise((resolve) => {
        setTimeout(resolve, 400);
      });
      await route.continue();
    });
    await getSendButton(page).dblclick();
    await page.getByRole('button', { name: 'Invio…' }).waitFor();
    await page.getByRole('status').getByText('Richiesta inviata!').waitFor();
    await page.getByText('Ti contatteremo presto.').waitFor();
    expect(idempotencyKeys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(await readQuotes(name)).toMatchObject([
      {
        mealType: 'cena',
        numberOfPeople: 120,
        eventDate: venueDateInDays(90),
        status: 'pending',
        additionalNotes: null,
      },
    ]);
    expect(await page.getByLabel('Nome e cognome').inputValue()).toBe('');
    expect(await page.getByRole('radio', { name: 'Pranzo' }).isChecked()).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('moves the focus to the confirmation, and links to the personal page after a reload', async () => {
    const page = await visit('/events', { viewport: { width: 390, height: 844 } });
    await fillForm(page);
    await page.getByText('Numero: ').waitFor();
    await getSendButton(page).click();
    await waitForFocus(page.getByRole('heading', { name: 'Richiesta inviata!' }));
    expect(await page.getByText('Numero: ').count()).toBe(0);
    expect(await getSendButton(page).getAttribute('aria-disabled')).toBe('true');
    const link = await page.getByRole('link', { name: 'Apri la tua pagina' }).getAttribute('href');
    const ribbon = page
      .getByRole('navigation', { name: 'La tua festa' })
      .getByRole('link', { name: /la tua pagina/ });
    for (const path of ['/events', '/']) {
      await page.goto(path);
      await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
      expect(await ribbon.getAttribute('href')).toBe(link);
    }
    await ribbon.click();
    await page.getByRole('heading', { level: 1, name: 'La tua festa' }).waitFor();
    await ribbon.waitFor({ state: 'detached' });
    const [note, call] = await Promise.all(
      [
        page.getByText(/^Abbiamo la tua richiesta/),
        page.getByRole('link', { name: /^Chiama \+/ }),
      ].map((part) => part.boundingBox()),
    );
    expect(note!.y).toBeLessThan(call!.y);
    expect(await page.getByRole('button', { name: 'Stampa la proposta' }).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('keeps the typed details and shows the reason when sending fails', async () => {
    const page = await visit('/events', { expectedStatuses: [503, 500] });
    const name = await fillForm(page);
    const refusal = {
      message: 'Il servizio non è disponibile in questo momento. Riprova tra poco.',
      code: 'unavailable',
    };
    await page.route(
      '**/api/event-quotes',
      (route) => route.fulfill({ status: 503, json: refusal }),
      { times: 1 },
    );
    await getSendButton(page).click();
    const banner = page.getByRole('alert').filter({ hasText: FAILED });
    await banner.getByText(`Dettaglio errore: ${refusal.message}`).waitFor();
    expect(await page.getByLabel('Nome e cognome').inputValue()).toBe(name);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.route('**/api/event-quotes', (route) => route.fulfill({ status: 500, body: '' }), {
      times: 1,
    });
    await getSendButton(page).click();
    await banner.getByText('Dettaglio errore: Si è verificato un errore sconosciuto').waitFor();
    await getSendButton(page).click();
    await page.getByText('Richiesta inviata!').waitFor();
    expect(await banner.count()).toBe(0);
  });

  it('creates one quote when the first response is lost and the guest sends again', async () => {
    const page = await visit('/events');
    const name = await fillForm(page);
    await page.route(
      '**/api/event-quotes',
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 201, body: 'lost' });
      },
      { times: 1 },
    );
    await getSendButton(page).click();
    await page.getByRole('alert').filter({ hasText: FAILED }).waitFor();
    await getSendButton(page).click();
    await page.getByText('Richiesta inviata!').waitFor();
    expect(await readQuotes(name)).toHaveLength(1);
  });
});

describe('the events page by language and device', () => {
  it.each([
    [
      'en',
      'Send the request',
      'The date of the event is required',
      'An error occurred while sending the request. Please try again later.',
      'Error details:',
    ],
    [
      'es',
      'Enviar la solicitud',
      'La fecha del evento es obligatoria',
      'Se ha producido un error al enviar la solicitud. Inténtalo de nuevo más tarde.',
      'Detalle del error:',
    ],
    [
      'fr',
      'Envoyer la demande',
      'La date de l’événement est obligatoire',
      'Une erreur est survenue lors de l’envoi de la demande. Veuillez réessayer plus tard.',
      'Détail de l’erreur :',
    ],
  ])(
    'shows in %s the field errors and the error of a failed request',
    async (language, button, missing, failed, detail) => {
      const page = await visit(`/events?lang=${language}`, { expectedStatuses: [500] });
      await page.getByRole('button', { name: button }).click();
      await page.getByText(missing, { exact: true }).waitFor();
      await page.locator('[name=customerName]').fill('Ospite');
      await page.locator('[name=customerPhone]').fill('333 000 0000');
      await page.locator('[name=eventDate]').fill(venueDateInDays(30));
      await page.locator('[name=numberOfPeople]').fill('30');
      await page.locator('[name=menuIdeas]').fill('Pesce');
      await page.route('**/api/event-quotes', (route) => route.fulfill({ status: 500, body: '' }));
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('alert').filter({ hasText: failed }).getByText(detail).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    },
  );

  it.each(['it', 'en', 'es', 'fr'])('fits 320 px without scrolling, in %s', async (language) => {
    const page = await visit(`/events?lang=${language}`, {
      viewport: { width: 320, height: 640 },
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('fits the width of a phone', async () => {
    const page = await visit('/events', { viewport: { width: 390, height: 844 }, hasTouch: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows its texts without JavaScript, and how to request a quote', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/events');
    const text = await page.locator('body').innerText();
    for (const words of [
      'La tavola più lunga',
      'Menu su misura',
      'Perché sceglierci'.toUpperCase(),
      'serve JavaScript',
      '+39 0935 000 000',
    ])
      expect(text).toContain(words);
  });
});
