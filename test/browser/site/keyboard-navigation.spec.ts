import { STAFF_AREA, tableOnPlan } from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { tabTo, typeDate, waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { visitor, visit } = setupServerAndBrowser();

describe('keyboard navigation', () => {
  it('skips to the content, reaches the first invalid field, and sends the contact form', async () => {
    const page = await visit('/');
    await tabTo(page, 'Vai al contenuto');
    await page.keyboard.press('Enter');
    await waitForFocus(page.locator('#contenuto'));
    await tabTo(page, 'Invia il messaggio');
    await page.keyboard.press('Enter');
    await page.getByText('Il nome deve contenere almeno 2 caratteri').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    await page.keyboard.type('Agata Prova');
    await tabTo(page, 'Email');
    await page.keyboard.type('agata@example.org');
    await tabTo(page, 'Messaggio');
    await page.keyboard.type('Avete un tavolo all’ombra?');
    await tabTo(page, /^Acconsento/);
    await page.keyboard.press('Space');
    await tabTo(page, 'Invia il messaggio');
    await page.keyboard.press('Enter');
    await page.getByText('Messaggio inviato!').first().waitFor();
  });

  it('stays in the open menu of a phone, returns to its button on Escape, and opens a page', async () => {
    const page = await visit('/', PHONE);
    await tabTo(page, 'Apri il menu');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu del sito' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Home');
    await tabTo(page, 'Prenota il tuo tavolo', { back: true });
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Apri il menu',
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Home');
    await tabTo(page, 'Eventi');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'La tavola più lunga' }).waitFor();
    await waitForFocus(page.locator('#contenuto'));
  });

  it('opens a category, sets and clears its filters, expands a dish, and returns by the breadcrumb', async () => {
    const page = await visit('/menu', PHONE);
    await tabTo(page, /Primi Piatti/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () =>
        document.activeElement?.tagName === 'H1' &&
        document.activeElement.textContent === 'Primi Piatti',
    );
    await tabTo(page, 'Tutti');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/dieta=vegetarian/);
    await tabTo(page, 'Escludi allergeni');
    await page.keyboard.press('Enter');
    await tabTo(page, /glutine$/);
    await page.keyboard.press('Space');
    await page.waitForURL(/senza=gluten/);
    await tabTo(page, 'Togli i filtri');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /^10 piatti/ })
      .waitFor();
    await tabTo(page, /^Leggi tutto.*Pasta al forno di casa/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Mostra meno/ }).waitFor();
    await tabTo(page, 'Menu', { back: true });
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () =>
        document.activeElement?.tagName === 'H1' &&
        document.activeElement.textContent === 'Il menu',
    );
  });

  it('books a table, and opens the page that cancels it', async () => {
    const date = venueDateInDays(50);
    const page = await visit('/reservations');
    await tabTo(page, /^Data/);
    await typeDate(page, date);
    expect(await page.getByLabel('Data').inputValue()).toBe(date);
    await tabTo(page, '2 persone', { back: true });
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'Pranzo');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, /^Pranzo, 12:00/);
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
    await page.getByText('C’è posto per 3.').waitFor();
    expect(new URL(page.url()).searchParams.get('step')).toBeNull();
    await tabTo(page, 'Cerca');
    await page.keyboard.press('Enter');
    await page.locator('input[name=table]').first().waitFor({ state: 'attached' });
    await waitForFocus(page.locator('#tables-title'));
    await tabTo(page, /^Sala/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Sala', exact: true }).waitFor();
    await waitForFocus(page.locator('#tables-title'));
    await tabTo(page, /^Sala 3,/);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    expect(await tableOnPlan(page, 'Sala 4').isChecked()).toBe(true);
    await tabTo(page, 'Continua');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'I tuoi dati' }).waitFor();
    await tabTo(page, 'Nome e cognome');
    await page.keyboard.type('Agata Prova');
    await tabTo(page, 'Telefono');
    await page.keyboard.type('333 000 0101');
    await tabTo(page, 'Invia la richiesta');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    await tabTo(page, 'Annulla la prenotazione');
    await page.keyboard.press('Enter');
    await page.getByText('3 persone').waitFor();
  });

  it('sends a quote request from the button of the hero, after field errors', async () => {
    const page = await visit('/events');
    await tabTo(page, 'Richiedi un Preventivo');
    await page.keyboard.press('Enter');
    await waitForFocus(page.locator('#preventivo'));
    await tabTo(page, 'Invia la richiesta');
    await page.keyboard.press('Enter');
    await page.getByText('Le idee di menu sono obbligatorie').waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'customerName',
    );
    await page.keyboard.type('Bastiano Esempio');
    await tabTo(page, 'Telefono');
    await page.keyboard.type('0935 000 102');
    await tabTo(page, 'Data dell’evento');
    await typeDate(page, venueDateInDays(60));
    await tabTo(page, 'Pranzo');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'Numero di persone');
    await page.keyboard.type('40');
    await tabTo(page, 'Idee di menu');
    await page.keyboard.type('Solo pesce.');
    await tabTo(page, 'Invia la richiesta');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Richiesta inviata!').waitFor();
  });

  it('rejects cookies, reopens the banner from the footer, and accepts them', async () => {
    const page = await visit('/cookie-policy', { withCookieBanner: true });
    await page.getByRole('region', { name: 'Solo cookie tecnici' }).waitFor();
    await tabTo(page, 'Rifiuta');
    await page.keyboard.press('Enter');
    await waitForFocus(page.locator('#contenuto'));
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('rejected');
    await tabTo(page, 'Preferenze cookie');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-labelledby') === 'cookie-title',
    );
    await tabTo(page, 'Accetta Cookie Tecnici');
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
  });

  it('changes the language, which remains after a reload', async () => {
    const page = await visit('/events');
    await tabTo(page, 'Français');
    await page.keyboard.press('Enter');
    await page.locator('html[lang=fr]').waitFor();
    await page.reload();
    await page.locator('html[lang=fr][data-ready=yes]').waitFor();
  });

  it('pauses and starts the background video', async () => {
    const page = await visit('/events', { reducedMotion: 'no-preference' });
    const isPaused = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
    await page.getByRole('button', { name: 'Metti in pausa il video' }).waitFor();
    await tabTo(page, 'Metti in pausa il video');
    await page.keyboard.press('Enter');
    expect(await isPaused()).toBe(true);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Metti in pausa il video' }).waitFor();
    expect(await isPaused()).toBe(false);
  });

  it('returns from the 404 page to the landing page, and signs in to the staff area', async () => {
    const page = await visitor({ expectedStatuses: [404] });
    await page.goto('/nowhere');
    await page.locator('html[data-ready=yes]').waitFor();
    await tabTo(page, 'Back to home');
    await page.keyboard.press('Enter');
    await page.locator('#home').waitFor();
    await page.goto('/admin/login');
    await tabTo(page, 'Username');
    await page.keyboard.type(administrator.username);
    await tabTo(page, 'Password');
    await page.keyboard.type(administrator.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(STAFF_AREA);
  });
});
