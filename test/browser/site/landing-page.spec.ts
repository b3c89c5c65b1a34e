import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { server, visitor, visit } = setupServerAndBrowser();

describe('the landing page', () => {
  it('shows name, tagline, welcome line and three links in the hero, without a video', async () => {
    const page = await visit('/');
    const hero = page.locator('#home');
    expect(await hero.getByRole('heading', { level: 1 }).textContent()).toBe('Melagrana');
    await hero.getByText('La cucina dell’entroterra, servita al tramonto.').waitFor();
    await hero
      .getByText(
        'Benvenuti: qui il pane sa di grano, il vino di vulcano e la tavola è sempre lunga.',
      )
      .waitFor();
    expect(
      await hero
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['Il menu', '/menu'],
      ['Prenota il tuo tavolo', '/reservations'],
      ['Eventi', '/events'],
    ]);
    expect(await hero.locator('video').count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it.each([
    ['13:00', 'Aperto ora, fino alle 14:45'],
    ['17:00', 'Riapriamo alle 19:00'],
    ['09:00', 'Apriamo alle 12:00'],
    ['23:30', 'Ora siamo chiusi, ci vediamo mercoledì alle 12:00'],
  ])('shows at %s on a Tuesday: %s', async (time, text) => {
    const page = await visitor({ timezoneId: 'Europe/Rome' });
    await page.clock.setFixedTime(`2026-11-24T${time}:00+01:00`);
    await page.goto('/');
    await page.getByText(text, { exact: true }).waitFor();
  });

  it('has three quick actions: menu, reservations, "Festeggia con noi"', async () => {
    const page = await visit('/');
    const actions = page
      .getByRole('region', { name: 'Tre modi di mettersi a tavola' })
      .getByRole('link');
    expect(
      await actions.evaluateAll((links) =>
        links.map((link) => [link.querySelector('h3')?.textContent, link.getAttribute('href')]),
      ),
    ).toEqual([
      ['Il menu', '/menu'],
      ['Prenota il tuo tavolo', '/reservations'],
      ['Festeggia con noi', '/events'],
    ]);
  });

  it('presents the restaurant in four paragraphs beside a picture of the room', async () => {
    const about = (await visit('/')).locator('#about');
    expect(await about.getByRole('heading').allTextContents()).toEqual([
      'Una sala di pietra, una cucina di grano e d’orto',
      'La nostra storia',
      'La nostra cucina',
      'Eventi speciali',
    ]);
    expect(await about.locator('h2 ~ p, h3 + p').count()).toBe(4);
    expect(await about.getByRole('img', { name: /sala a volta/ }).count()).toBe(1);
  });

  it('shows address, hours, telephone number, WhatsApp link and a map 400 px high', async () => {
    const contact = (await visit('/')).locator('#contact');
    const hours = await contact
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.children].map((cell) => cell.textContent?.replace(' (oggi)', '')).join(' '),
        ),
      );
    expect(hours).toEqual([
      'Lunedì – Giovedì 12:00–14:45 19:00–22:30',
      'Venerdì 12:00–14:45 19:00–23:00',
      'Sabato 12:00–14:45 19:00–00:00',
      'Domenica 12:00–15:00 19:00–23:00',
    ]);
    const text = await contact.innerText();
    for (const words of [
      'SP23b, provincia di Enna',
      '+39 0935 000 000',
      'Il nostro staff risponde durante gli orari di apertura.',
    ])
      expect(text).toContain(words);
    expect(await contact.getByRole('link', { name: 'Chiama' }).getAttribute('href')).toBe(
      'tel:+390935000000',
    );
    expect(await contact.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toBe(
      'https://wa.me/390935000000',
    );
    expect(await contact.getByRole('link', { name: /Apri in Maps/ }).count()).toBe(2);
    expect(
      await contact
        .getByRole('img', { name: /Mappa disegnata/ })
        .evaluate((map) => map.closest('div')?.offsetHeight),
    ).toBe(400);
  });

  it('reveals a section below the fold once, when it scrolls into view', async () => {
    const page = await visit('/', { reducedMotion: 'no-preference' });
    const box = page.locator('[data-reveal]').filter({ hasText: 'Parliamone subito' });
    expect(await box.getAttribute('data-reveal')).toBe('waiting');
    await box.scrollIntoViewIfNeeded();
    await page.locator('[data-reveal=shown]').filter({ hasText: 'Parliamone subito' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await box.getAttribute('data-reveal')).toBe('shown');
  });
});

describe('the contact form', () => {
  const form = (page: Page) => page.locator('#contact form');
  const fill = async (page: Page, name: string) => {
    await form(page).getByLabel('Nome').fill(name);
    await form(page).getByLabel('Email').fill('agata@example.org');
    await form(page).getByLabel('Messaggio').fill('Avete un tavolo all’ombra?');
    await form(page).getByRole('checkbox').check();
  };
  const sendButton = (page: Page) => form(page).getByRole('button');

  it('shows an error for each invalid field, and sends no request', async () => {
    const page = await visit('/');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await sendButton(page).click();
    for (const message of [
      'Il nome deve contenere almeno 2 caratteri',
      'Inserisci un indirizzo email valido',
      'Il messaggio deve contenere almeno 10 caratteri',
      'Devi accettare il trattamento dei dati personali per proseguire',
    ])
      await form(page).getByText(message, { exact: true }).waitFor();
    await waitForFocus(page.locator('input[name="name"]'));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(posts).toEqual([]);
  });

  it('sends once on a double click, shows progress and thanks, and clears its fields', async () => {
    const page = await visit('/');
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      await released;
      await route.continue();
    });
    await fill(page, 'Agata Prova');
    await sendButton(page).dblclick();
    await form(page).getByRole('button', { name: 'Invio…' }).waitFor();
    release();
    await page.getByText('Messaggio inviato!').first().waitFor();
    await page.getByText('Grazie per averci contattato. Ti risponderemo presto.').first().waitFor();
    expect(await form(page).getByLabel('Messaggio').inputValue()).toBe('');
    expect(await form(page).getByRole('checkbox').isChecked()).toBe(false);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const { body } = await (await server().staff()).get<{ name: string }[]>('/api/contact');
    expect(body.filter(({ name }) => name === 'Agata Prova')).toHaveLength(1);
  });

  it('keeps the typed text when sending fails, and shows the error of the server or a default one', async () => {
    const page = await visit('/', { expectedStatuses: [429, 500] });
    const answers = [
      {
        status: 429,
        json: { code: 'too_many_requests', message: 'Troppe richieste: riprova tra un minuto.' },
      },
      { status: 500, body: 'oops' },
    ];
    await page.route('**/api/contact', (route) => route.fulfill(answers.shift()!));
    await fill(page, 'Bastiano Esempio');
    await sendButton(page).click();
    await page.getByText("Errore nell'invio").first().waitFor();
    await page.getByText('Troppe richieste: riprova tra un minuto.').first().waitFor();
    expect(await form(page).getByLabel('Nome').inputValue()).toBe('Bastiano Esempio');
    await sendButton(page).click();
    await page.getByText('Si è verificato un errore. Riprova più tardi.').first().waitFor();
    expect(await form(page).getByLabel('Messaggio').inputValue()).toBe(
      'Avete un tavolo all’ombra?',
    );
  });
});

describe('the map', () => {
  it('sends no request to OpenStreetMap before a click', async () => {
    const page = await visitor({ expectedHosts: ['www.openstreetmap.org'] });
    const thirdPartyRequests: string[] = [];
    await page.route('https://www.openstreetmap.org/**', (route) => {
      thirdPartyRequests.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
    });
    await page.goto('/');
    await page.locator('html[data-ready=yes]').waitFor();
    await page
      .getByText(
        'Per proteggere la tua privacy la mappa interattiva si carica solo se lo chiedi: il tuo browser contatterà www.openstreetmap.org.',
      )
      .scrollIntoViewIfNeeded();
    expect([await page.locator('iframe').count(), ...thirdPartyRequests]).toEqual([0]);
    await page.getByRole('button', { name: 'Carica la mappa' }).click();
    await page.getByTitle('Mappa interattiva di OpenStreetMap').waitFor();
    await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument === null);
    expect(thirdPartyRequests).toEqual(['www.openstreetmap.org']);
  });
});

describe('the landing page by language and device', () => {
  it.each(['', '?lang=en', '?lang=es', '?lang=fr'])(
    'fits the width of a phone (%s)',
    async (search) => {
      const page = await visit(`/${search}`, PHONE);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
      expect(await findAccessibilityViolations(page)).toEqual([]);
    },
  );

  it('shows English field errors and links that keep the language', async () => {
    const page = await visit('/?lang=en');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('The message needs at least 10 characters').waitFor();
    expect(await page.locator('#home').getByRole('link').first().getAttribute('href')).toBe(
      '/menu?lang=en',
    );
  });

  it('shows name, hours, address and telephone number without JavaScript', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/');
    const text = await page.locator('body').innerText();
    for (const words of [
      'Melagrana',
      'La nostra storia',
      'SP23b, provincia di Enna',
      '19:00–22:30',
      '+39 0935 000 000',
      'Festeggia con noi',
    ])
      expect(text).toContain(words);
    expect(await page.locator('[data-reveal]').count()).toBe(0);
  });
});
