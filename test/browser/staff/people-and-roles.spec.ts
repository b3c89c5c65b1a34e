import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { tabTo } from '#test/support/drivers/browser/keyboard.ts';
import { findSmallTargets } from '#test/support/fixtures/evening-page.ts';
import { administrator, type Credentials } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visitor } = setupServerAndBrowser();

const PASSWORD = 'nove ulivi sopra il muro';

const addPerson = async (username: string, role: string): Promise<Credentials> => {
  const page = await visitor();
  await signIn(page, administrator);
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as {
    csrfToken: string;
  };
  const added = await page.request.post('/api/admin/accounts', {
    data: { username, role, password: PASSWORD, currentPassword: administrator.password },
    headers: { 'x-csrf-token': csrfToken },
  });
  expect(added.status()).toBe(201);
  return { username, password: PASSWORD };
};

const openAs = async (credentials: Credentials, path: string, width = 1024): Promise<Page> => {
  const page = await visitor({ viewport: { width, height: 768 } });
  await signIn(page, credentials);
  await page.goto(path);
  return page;
};

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe.each([1440, 1024, 768, 390])('the page Persone at %i px', (width) => {
  it('adds a colleague with the role Cucina by keyboard, who then sees only the kitchen page', async () => {
    const name = `Lucia ${width}`;
    const page = await visitor({ viewport: { width, height: 900 }, expectedStatuses: [400] });
    await signIn(page, administrator);
    await page.goto('/admin/people');
    await page.getByRole('group', { name: administrator.username }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await findSmallTargets(page, 'main')).toEqual([]);
    expect(await isTooWide(page)).toBe(false);

    await tabTo(page, 'Aggiungi una persona');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Aggiungi una persona' }).waitFor();
    await tabTo(page, 'Nome');
    await page.keyboard.type(name);
    await page.getByLabel('Ruolo').selectOption('kitchen');
    await page.getByText('Legge solo orari, coperti, tavoli e allergie di stasera').waitFor();
    await tabTo(page, 'Prima password');
    await page.keyboard.type(PASSWORD);
    await tabTo(page, 'La tua password');
    await page.keyboard.type('non è questa');
    await page.keyboard.press('Enter');
    await page.getByText('La password attuale non è corretta').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.getByLabel('Nome').inputValue()).toBe(name);

    await page.getByLabel('La tua password').fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name }).getByText('Cucina').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const cook = await openAs({ username: name, password: PASSWORD }, '/admin', width);
    await cook.waitForURL('**/admin/kitchen');
    await cook.getByRole('heading', { name: 'Cucina' }).waitFor();
    await cook.goto('/admin/people');
    await cook.waitForURL('**/admin/kitchen');
  });
});

describe('the kitchen page', () => {
  it.each([1440, 1024, 768, 390])(
    'shows times, people, tables and allergies at %i px',
    async (width) => {
      const cook = await addPerson(`cuoca ${width}`, 'kitchen');
      const page = await visitor({ viewport: { width, height: 768 } });
      await signIn(page, cook);
      // The response is stubbed, because the demo data may have no turn left today.
      await page.route('**/api/kitchen', (route) =>
        route.fulfill({
          json: {
            date: '2026-11-28',
            parties: [
              {
                id: crypto.randomUUID(),
                time: '19:15',
                numberOfPeople: 4,
                tableName: 'Sala 6',
                allergies: { codes: ['gluten', 'nuts', 'crustaceans'], note: 'anche tracce' },
              },
              {
                id: crypto.randomUUID(),
                time: '20:30',
                numberOfPeople: 2,
                tableName: null,
                allergies: null,
              },
            ],
          },
        }),
      );
      await page.goto('/admin/kitchen');
      const row = page.getByRole('row').filter({ hasText: '19:15' });
      await row.getByText('glutine').waitFor();
      await row.getByText('anche tracce').waitFor();
      await page.getByText('6 persone').waitFor();
      await page.getByText('da assegnare').waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    },
  );
});

describe('the staff area of a role', () => {
  const listTabs = async (page: Page) => {
    await page.getByRole('tablist').waitFor();
    return page.getByRole('tab').allTextContents();
  };

  it('lets the dining room read tables and book, without editing tables, export and personal data', async () => {
    const page = await openAs(await addPerson('sala', 'dining-room'), '/admin?tab=tables');
    expect(await listTabs(page)).toEqual(['Prenotazioni', 'Tavoli', 'Capacità']);
    await page.getByRole('group', { name: 'Turno' }).waitFor();
    expect(await page.getByText('Aggiungi tavolo').count()).toBe(0);
    expect(await page.getByText('Popola Database').count()).toBe(0);
    await page.goto('/admin?tab=reservations');
    await page.getByRole('button', { name: 'Nuova prenotazione' }).waitFor();
    expect(await page.getByText('Esporta CSV').count()).toBe(0);
    await page.goto('/admin/privacy');
    await page.waitForURL((url) => url.pathname !== '/admin/privacy');
  });

  it('shows the cashier quotes and telephone bookings, but not + Porta', async () => {
    const page = await openAs(await addPerson('cassa', 'cashier'), '/admin?tab=quotes');
    expect(await listTabs(page)).toEqual(['Prenotazioni', 'Preventivi', 'Capacità']);
    await page.goto('/admin/tonight');
    await page.getByRole('button', { name: '+ Telefono' }).first().waitFor();
    expect(await page.getByText('+ Porta').count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
