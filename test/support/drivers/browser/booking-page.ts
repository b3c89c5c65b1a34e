import type { Locator, Page } from 'playwright-core';
import type { TurnKey } from '#src/contracts/booking/time-slots.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Credentials } from '#test/support/fixtures/staff-credentials.ts';

type Search = {
  readonly date: string;
  readonly people?: number;
  readonly meal?: 'Pranzo' | 'Cena';
  readonly turn?: string;
};

/**
 * Searches tables for a party and opens the tables of a turn. `turn` is its start time, such as
 * `19:00`.
 */
export const searchTables = async (
  page: Page,
  { date, people = 2, meal = 'Cena', turn = '19:00' }: Search,
): Promise<void> => {
  await page.getByLabel('Data').fill(date);
  await choosePeople(page, people);
  await page.getByRole('radio', { name: meal, exact: true }).click();
  await pressTurn(page, turn);
  await page.getByRole('heading', { name: 'Dove vuoi sederti?' }).waitFor();
};

/** Locates the radio button of a table on the open floor plan. */
export const tableOnPlan = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${name}, `) });

export const openRoom = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
};

/** Selects a table. Finds its room by the first word of its name, as in `Sala 3`. */
export const selectTable = async (page: Page, name: string): Promise<void> => {
  const [room = ''] = name.split(' ');
  if ((await page.getByRole('heading', { name: room, exact: true }).count()) === 0)
    await openRoom(page, room);
  await page
    .locator('label')
    .filter({ has: tableOnPlan(page, name) })
    .click();
};

type TablesLink = {
  readonly date: string;
  readonly people?: number;
  readonly turnKey?: TurnKey;
  readonly language?: Language;
};

/** Opens the tables of a turn by URL, which also works for full and closed turns. */
export const openTables = async (
  page: Page,
  { date, people = 2, turnKey = 'cena_primo', language = 'it' }: TablesLink,
): Promise<void> => {
  await page.goto(
    `/reservations?lang=${language}&date=${date}&numberOfPeople=${people}&timeSlot=${turnKey}&step=table`,
  );
  await page.locator('html[data-ready=yes]').waitFor();
  await page.locator('#tables-title').waitFor();
};

export const choosePeople = (page: Page, people: number): Promise<void> =>
  page.locator(`input[name=numberOfPeople][value="${people}"]`).click();

export const pressTurn = (page: Page, turn: string): Promise<void> =>
  page.locator('label:has(input[name=timeSlot])').filter({ hasText: turn }).click();

export const chooseTable = async (page: Page, name: string): Promise<void> => {
  await selectTable(page, name);
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

/** URL of the staff area after sign-in. From 10:00 to 02:00 it is the evening's screen. */
export const STAFF_AREA = /\/admin(\/tonight)?$/;

export const signInByForm = async (
  page: Page,
  { username, password }: Credentials,
): Promise<void> => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL(STAFF_AREA);
  await page.goto('/admin?tab=menu');
  await page.getByRole('tab', { name: /Prenotazioni/ }).waitFor();
};

/** Signs in without loading a page, so a test loads only the screen under test. */
export const signIn = async (page: Page, credentials: Credentials): Promise<void> => {
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as {
    csrfToken: string;
  };
  const answer = await page.request.post('/api/admin/login', {
    data: credentials,
    headers: { 'x-csrf-token': csrfToken },
  });
  if (!answer.ok()) throw new Error(`Login answered ${answer.status()}`);
};

/** Signs in and opens the time slots, because that tab loads neither pictures nor long lists. */
export const openStaffArea = async (page: Page, credentials: Credentials): Promise<void> => {
  await signIn(page, credentials);
  await page.goto('/admin?tab=timeslots');
  await page.getByRole('tab', { name: /Prenotazioni/ }).waitFor();
};
