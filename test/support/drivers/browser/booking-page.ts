import type { Page } from 'playwright-core';
import type { Credentials } from '#test/support/fixtures/staff-credentials.ts';

type Search = {
  readonly date: string;
  readonly people?: number;
  readonly meal?: 'Pranzo' | 'Cena';
  readonly turn?: string;
};

/** `turn` is the start time of the sitting, such as `19:00`. */
export const searchTables = async (
  page: Page,
  { date, people = 2, meal = 'Cena', turn = '19:00' }: Search,
): Promise<void> => {
  await page.getByLabel('Data').fill(date);
  await page.getByText(meal, { exact: true }).first().click();
  await page.locator('label').filter({ hasText: turn }).click();
  for (let now = 2; now < people; now++)
    await page.getByRole('button', { name: 'Una persona in più' }).click();
  for (let now = 2; now > people; now--)
    await page.getByRole('button', { name: 'Una persona in meno' }).click();
  await page.getByRole('button', { name: 'Cerca' }).click();
  await page.getByRole('heading', { name: 'Tavoli disponibili' }).waitFor();
};

export const chooseTable = async (page: Page, name: string): Promise<void> => {
  await page
    .locator('label')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
  await page.getByRole('button', { name: 'Continua' }).first().click();
  await page.getByRole('heading', { name: 'I tuoi dati' }).waitFor();
};

export const fillGuestDetails = async (
  page: Page,
  {
    name,
    phone,
    email = '',
    notes = '',
  }: { name: string; phone: string; email?: string; notes?: string },
): Promise<void> => {
  await page.getByLabel('Nome e cognome').fill(name);
  await page.getByLabel('Telefono').fill(phone);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Richieste particolari').fill(notes);
};

export const submitBookingRequest = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Invia la richiesta' }).click();

export const signInByForm = async (
  page: Page,
  { username, password }: Credentials,
): Promise<void> => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.getByRole('tab', { name: /Prenotazioni/ }).waitFor();
};

export const openStaffArea = async (page: Page, credentials: Credentials): Promise<void> => {
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as {
    csrfToken: string;
  };
  const answer = await page.request.post('/api/admin/login', {
    data: credentials,
    headers: { 'x-csrf-token': csrfToken },
  });
  if (!answer.ok()) throw new Error(`Login answered ${answer.status()}`);
  await page.goto('/admin');
  await page.getByRole('tab', { name: /Prenotazioni/ }).waitFor();
};
