import type { Page } from 'playwright-core';
import { accessibilityFaults } from '#test/support/browser.ts';
import { browserHouse } from '#test/support/visitors.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { server, visitor, visit } = browserHouse();

const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
const untilTopIs = async (page: Page, id: string, top: number) => {
  await page.waitForFunction(([name, wanted]) => Math.abs((document.getElementById(name!)?.getBoundingClientRect().top ?? 1e6) - Number(wanted)) < 2, [id, String(top)]);
  expect(Math.abs(await topOf(page, id) - top)).toBeLessThan(2);
};
const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('cookieConsent'), localStorage.getItem('cookieConsentDate')]);
const banner = (page: Page) => page.getByRole('region', { name: 'Questo sito usa solo cookie tecnici' });

describe('the landing page', () => {
  it('opens with the name, the tagline, a welcome and three buttons', async () => {
    const page = await visit('/');
    const hero = page.locator('#home');
    expect(await hero.getByRole('heading', { level: 1 }).textContent()).toBe('Melagrana');
    expect(await hero.getByRole('link').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
      ['Prenota il tuo tavolo', '/reservations'], ['Il menu', '/menu'], ['Eventi', '/events'],
    ]);
    expect(await hero.locator('video').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('has three quick actions: menu, reservations, "Festeggia con noi"', async () => {
    const page = await visit('/');
    const actions = page.getByRole('region', { name: 'Tre modi di mettersi a tavola' }).getByRole('link');
    expect(await actions.evaluateAll((links) => links.map((link) => [link.querySelector('h3')?.textContent, link.getAttribute('href')]))).toEqual([
      ['Il menu', '/menu'], ['Prenota il tuo tavolo', '/reservations'], ['Festeggia con noi', '/events'],
    ]);
  });

  it('tells who keeps the house in four paragraphs beside a picture of the room', async () => {
    const about = (await visit('/')).locator('#about');
    expect(await about.getByRole('heading').allTextContents()).toEqual([
      'Una sala di pietra, una cucina di grano e d’orto', 'La nostra storia', 'La nostra cucina', 'Eventi speciali',
    ]);
    expect(await about.locator('h2 ~ p, h3 + p').count()).toBe(4);
    expect(await about.getByRole('img', { name: /sala a volta/ }).count()).toBe(1);
  });

  it('gives address, hours, phone, chat and a map 400 px high', async () => {
    const contact = (await visit('/')).locator('#contact');
    const hours = await contact.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent?.replace(' (oggi)', '')).join(' ')));
    expect(hours).toEqual([
      'Lunedì – Giovedì 12:00–14:45 19:00–22:30', 'Venerdì 12:00–14:45 19:00–23:00', 'Sabato 12:00–14:45 19:00–00:00', 'Domenica 12:00–15:00 19:00–23:00',
    ]);
    const text = await contact.innerText();
    for (const words of ['SP23b, provincia di Enna', '+39 0935 000 000', 'Il nostro staff risponde durante gli orari di apertura.']) expect(text).toContain(words);
    expect(await contact.getByRole('link', { name: 'Chiama' }).getAttribute('href')).toBe('tel:+390935000000');
    expect(await contact.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toBe('https://wa.me/390935000000');
    expect(await contact.getByRole('link', { name: /Apri in Maps/ }).count()).toBe(2);
    expect(await contact.getByRole('img', { name: /Mappa disegnata/ }).evaluate((map) => map.closest('div')?.offsetHeight)).toBe(400);
  });

  it('writes no cookie in the browser of who only reads', async () => {
    const page = await visit('/');
    expect(await page.context().cookies()).toEqual([]);
  });

  it('what lies below rises when a tenth of it is seen, once', async () => {
    const page = await visit('/', { reducedMotion: 'no-preference' });
    const box = page.locator('[data-reveal]').filter({ hasText: 'Parliamone subito' });
    expect(await box.getAttribute('data-reveal')).toBe('waiting');
    await box.scrollIntoViewIfNeeded();
    await page.locator('[data-reveal=shown]').filter({ hasText: 'Parliamone subito' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await box.getAttribute('data-reveal')).toBe('shown');
  });
});

describe('navigation', () => {
  it('is transparent at the top and solid after 50 px', async () => {
    const page = await visit('/');
    const ground = () => page.locator('header').first().evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 50));
    await page.waitForTimeout(200);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 60));
    await page.waitForFunction(() => getComputedStyle(document.querySelector('header')!).backgroundColor === 'rgb(251, 245, 230)');
  });

  it('scrolls to a section with 80 px above it, and takes the keyboard there', async () => {
    const page = await visit('/');
    await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click();
    await untilTopIs(page, 'contact', 80);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact');
    await page.getByRole('banner').getByRole('link', { name: 'Melagrana' }).click();
    await untilTopIs(page, 'home', 0);
  });

  it('from another page goes home first, then scrolls', async () => {
    const page = await visit('/legal-info');
    await page.getByRole('banner').getByRole('link', { name: 'Chi siamo' }).click();
    await page.waitForURL(`${server().origin}/`);
    await untilTopIs(page, 'about', 80);
  });

  it('leads to every page of the site', async () => {
    const page = await visit('/');
    const places = await page.getByRole('contentinfo').getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const place of ['/', '/menu', '/reservations', '/events', '/legal-info', '/privacy-policy', '/cookie-policy', 'tel:+390935000000']) expect(places).toContain(place);
    const social = page.getByRole('contentinfo').getByRole('link', { name: /Instagram|Facebook/ });
    expect(await social.evaluateAll((links) => links.map((link) => link.getAttribute('target')))).toEqual(['_blank', '_blank']);
    expect(await page.getByRole('contentinfo').innerText()).toContain('© 2025 Melagrana');
  });

  it('a language shows its name after 700 ms, the next one at once, and none after Escape', async () => {
    const page = await visit('/');
    const bar = page.getByRole('banner');
    const bubble = (name: string) => bar.getByText(name, { exact: true });
    await bar.getByRole('link', { name: 'English' }).hover();
    await page.waitForTimeout(300);
    expect(await bubble('English').count()).toBe(0);
    await bubble('English').waitFor();
    await bar.getByRole('link', { name: 'Español' }).hover();
    await bubble('Español').waitFor({ timeout: 400 });
    expect(await bubble('English').count()).toBe(0);
    await page.mouse.move(400, 500);
    await page.waitForTimeout(400);
    await bar.getByRole('link', { name: 'Français' }).focus();
    await bubble('Français').waitFor();
    await page.keyboard.press('Escape');
    expect(await bubble('Français').count()).toBe(0);
  });

  it('on a phone is a dialog: focus inside after 100 ms and kept there, Escape closes, the page stands still', async () => {
    const page = await visit('/', PHONE);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu del sito' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Home');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Apri il menu');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  });

  it('a section chosen in the dialog is where the phone goes', async () => {
    const page = await visit('/', PHONE);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contatti' }).click();
    await untilTopIs(page, 'contact', 80);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact');
  });
});

describe('the message form', () => {
  const form = (page: Page) => page.locator('#contact form');
  const fill = async (page: Page, name: string) => {
    await form(page).getByLabel('Nome').fill(name);
    await form(page).getByLabel('Email').fill('agata@example.org');
    await form(page).getByLabel('Messaggio').fill('Avete un tavolo all’ombra?');
    await form(page).getByRole('checkbox').check();
  };
  const send = (page: Page) => form(page).getByRole('button');

  it('says field by field what is wrong, and sends nothing', async () => {
    const page = await visit('/');
    const posts: string[] = [];
    page.on('request', (request) => { if (request.method() === 'POST') posts.push(request.url()); });
    await send(page).click();
    for (const sentence of [
      'Il nome deve contenere almeno 2 caratteri', 'Inserisci un indirizzo email valido',
      'Il messaggio deve contenere almeno 10 caratteri', 'Devi accettare il trattamento dei dati personali per proseguire',
    ]) await form(page).getByText(sentence, { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(posts).toEqual([]);
  });

  it('shows that it is sending, thanks, empties itself, and a double click sends once', async () => {
    const page = await visit('/');
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => { release = resolve; });
    await page.route('**/api/contact', async (route) => { await held; await route.continue(); });
    await fill(page, 'Agata Prova');
    await send(page).dblclick();
    await form(page).getByRole('button', { name: 'Invio…' }).waitFor();
    release();
    await page.getByText('Messaggio inviato!').first().waitFor();
    await page.getByText('Grazie per averci contattato. Ti risponderemo presto.').first().waitFor();
    expect(await form(page).getByLabel('Messaggio').inputValue()).toBe('');
    expect(await form(page).getByRole('checkbox').isChecked()).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    const { body } = await (await server().staff()).get<{ name: string }[]>('/api/contact');
    expect(body.filter(({ name }) => name === 'Agata Prova')).toHaveLength(1);
  });

  it('keeps what was typed when sending fails, with the server’s words or the house’s own', async () => {
    const page = await visit('/', { expectedStatuses: [429, 500] });
    const answers = [{ status: 429, json: { code: 'too_many_requests', message: 'Troppe richieste: riprova tra un minuto.' } }, { status: 500, body: 'oops' }];
    await page.route('**/api/contact', (route) => route.fulfill(answers.shift()!));
    await fill(page, 'Bastiano Esempio');
    await send(page).click();
    await page.getByText("Errore nell'invio").first().waitFor();
    await page.getByText('Troppe richieste: riprova tra un minuto.').first().waitFor();
    expect(await form(page).getByLabel('Nome').inputValue()).toBe('Bastiano Esempio');
    await send(page).click();
    await page.getByText('Si è verificato un errore. Riprova più tardi.').first().waitFor();
    expect(await form(page).getByLabel('Messaggio').inputValue()).toBe('Avete un tavolo all’ombra?');
  });
});

describe('the map', () => {
  it('is a drawing until a click beside the name of who will be contacted', async () => {
    const page = await visitor({ expectedHosts: ['www.openstreetmap.org'] });
    const strangers: string[] = [];
    await page.route('https://www.openstreetmap.org/**', (route) => {
      strangers.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
    });
    await page.goto('/');
    await page.locator('html[data-ready=yes]').waitFor();
    await page.getByText('Per proteggere la tua privacy la mappa interattiva si carica solo se lo chiedi: il tuo browser contatterà www.openstreetmap.org.').scrollIntoViewIfNeeded();
    expect([await page.locator('iframe').count(), ...strangers]).toEqual([0]);
    await page.getByRole('button', { name: 'Carica la mappa' }).click();
    await page.getByTitle('Mappa interattiva di OpenStreetMap').waitFor();
    await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument === null);
    expect(strangers).toEqual(['www.openstreetmap.org']);
  });
});

describe('the cookie banner', () => {
  it('is shown to a new visitor, without covering the main action of a phone', async () => {
    const page = await visit('/', { ...PHONE, undecided: true });
    await banner(page).waitFor();
    expect(await banner(page).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/privacy-policy', '/cookie-policy']);
    const [over, under] = await Promise.all([banner(page).boundingBox(), page.locator('#home').getByRole('link', { name: 'Prenota il tuo tavolo' }).boundingBox()]);
    expect(over!.y + over!.height).toBeLessThanOrEqual(under!.y);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it.each([['Accetta Cookie Tecnici', 'accepted'], ['Rifiuta', 'rejected'], ['Rifiuta e chiudi', 'rejected']])('"%s" is kept as %s with its date, and the banner stays away', async (name, value) => {
    const page = await visit('/', { undecided: true });
    await banner(page).getByRole('button', { name, exact: true }).click();
    await banner(page).waitFor({ state: 'detached' });
    const [answer, date] = await stored(page);
    expect([answer, new Date(date!).toISOString()]).toEqual([value, date]);
    await page.reload();
    await page.locator('html[data-ready=yes]').waitFor();
    expect(await banner(page).count()).toBe(0);
  });

  it('comes back after twelve months, and whenever the footer is asked', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Preferenze cookie' }).click();
    await banner(page).waitFor();
    await banner(page).getByRole('button', { name: 'Accetta Cookie Tecnici' }).click();
    expect((await stored(page))[0]).toBe('accepted');
    const old = await visit('/', { undecided: true });
    await old.evaluate(() => {
      localStorage.setItem('cookieConsent', 'accepted');
      localStorage.setItem('cookieConsentDate', new Date(Date.now() - 367 * 86_400_000).toISOString());
    });
    await old.reload();
    await banner(old).waitFor();
  });
});

describe('the legal pages', () => {
  it.each([
    ['/privacy-policy', 'Privacy policy', '24 mesi'], ['/cookie-policy', 'Cookie policy', '12 mesi'], ['/legal-info', 'Note legali', 'Melagrana'],
  ])('%s reads whole, with its date, and is not to be found', async (path, title, words) => {
    const page = await visit(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('Ultimo aggiornamento: 16 luglio 2025');
    expect(text).toContain(words);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('another language, another device', () => {
  it.each(['', '?lang=en', '?lang=es', '?lang=fr'])('a phone shows nothing wider than itself (%s)', async (search) => {
    const page = await visit(`/${search}`, PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('English, down to an error of the form', async () => {
    const page = await visit('/?lang=en');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('The message needs at least 10 characters').waitFor();
    expect(await page.locator('#home').getByRole('link').first().getAttribute('href')).toBe('/reservations?lang=en');
  });

  it('without JavaScript the page still reads: house, hours, address, phone', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/');
    const text = await page.locator('body').innerText();
    for (const words of ['Melagrana', 'La nostra storia', 'SP23b, provincia di Enna', '19:00–22:30', '+39 0935 000 000', 'Festeggia con noi']) expect(text).toContain(words);
    expect(await page.locator('[data-reveal]').count()).toBe(0);
  });
});
