import type { Page } from 'playwright-core';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
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

const openAs = async (credentials: Credentials, path: string): Promise<Page> => {
  const page = await visitor({ viewport: { width: 1024, height: 768 } });
  await signIn(page, credentials);
  await page.goto(path);
  return page;
};

describe('the staff area of a role', () => {
  it('shows a cook whom the administrator added only the kitchen page', async () => {
    const page = await openAs(administrator, '/admin/people');
    await page.getByRole('button', { name: 'Aggiungi una persona' }).click();
    await page.getByLabel('Nome').fill('cuoca');
    await page.getByLabel('Ruolo').selectOption('kitchen');
    await page.getByLabel('Prima password').fill(PASSWORD);
    await page.getByLabel('La tua password').fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'cuoca' }).waitFor();
    const cook = await openAs({ username: 'cuoca', password: PASSWORD }, '/admin');
    await cook.waitForURL('**/admin/kitchen');
    await cook.getByRole('heading', { name: 'Cucina' }).waitFor();
    await cook.goto('/admin/people');
    await cook.waitForURL('**/admin/kitchen');
  });

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
  });
});
