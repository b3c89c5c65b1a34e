import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import type { QuoteBoard } from '#src/contracts/private-events/pipeline.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findAddress } from '#test/support/drivers/read-mail.ts';
import {
  openAndAwaitHydration,
  setupServerBrowserAndMail,
} from '#test/support/fixtures/server-browser-and-mail.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';

jest.setTimeout(300_000);

const GUEST = { name: 'Rosalia Esempio', phone: '0935 000 177', email: 'rosalia@example.org' };
const PERSONAL_WORDS = [
  'Rosalia',
  'Esempio',
  '000 177',
  'rosalia@',
  'Cannelloni',
  'leggero',
  'cane',
];
const EVENT_DATE = venueDateInDays(60);
const PAGE_PATH = /^\/events\/[^/]+$/;

const { server, database, visit, closePages, restartAt, createInbox } = setupServerBrowserAndMail(
  `${venueDateInDays(1)}T12:00`,
);

const press = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('button', { name }).click();
const waitForStatus = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

const openBoard = async (): Promise<Page> => {
  const staff = await visit('/');
  await openStaffArea(staff, administrator);
  await staff.goto('/admin?tab=quotes');
  await press(staff, 'Tavolo delle feste');
  await staff.getByRole('heading', { name: 'Feste' }).waitFor();
  return staff;
};
const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, `) });
const cardIn = (page: Page, stage: string) =>
  column(page, stage).getByRole('button', { name: new RegExp(GUEST.name) });
/** Opens the card in the column of the stage, and returns its panel. */
const openCard = async (page: Page, stage: string): Promise<Locator> => {
  await cardIn(page, stage).click();
  const panel = page.getByRole('region', { name: `Matrimonio ${GUEST.name}` });
  await panel.waitFor();
  return panel;
};

const propose = async (panel: Locator, version: number, price: string, option?: string) => {
  const page = panel.page();
  await press(panel, `Nuova proposta, v${version}`);
  await page.getByLabel('Prezzo').fill(price);
  await page.getByLabel('Che cosa proponi').fill('Cannelloni, cassata.');
  if (option) await page.getByLabel('Tieni il giorno fino al').fill(option);
  await press(page, 'Manda la proposta');
  await panel.getByRole('cell', { name: new RegExp(`^v${version}`) }).waitFor();
};

const sendRequest = async (page: Page) => {
  await page.getByLabel('Nome e cognome').fill(GUEST.name);
  await page.getByLabel('Telefono').fill(GUEST.phone);
  await page.getByLabel('Email').fill(GUEST.email);
  await page.getByLabel('Data dell’evento').fill(EVENT_DATE);
  await page.getByLabel('Numero di persone').fill('72');
  await page.getByLabel('Che cosa festeggi').fill('Matrimonio');
  await page.getByLabel('Idee di menu').fill('Cannelloni');
  await press(page, 'Invia la richiesta');
};

const readLunchStates = async () => {
  const { body } = await server()
    .guest()
    .get<DayAvailability[]>(
      `/api/availability/days?from=${EVENT_DATE}&to=${EVENT_DATE}&numberOfPeople=6&mealType=pranzo`,
    );
  return body[0]!.turns.filter(({ startTime }) => startTime < '16:00').map(({ state }) => state);
};

it('follows a wedding over three weeks, from the request to the deposit', async () => {
  const inbox = createInbox(GUEST.email);
  await sendRequest(await visit('/events?lang=it'));
  await inbox();
  await closePages();

  // After two days the card shows how long it waits. Staff record a call and send a proposal.
  await restartAt(`${venueDateInDays(3)}T10:00`);
  let staff = await openBoard();
  await cardIn(staff, 'Richiesta')
    .getByText(/aspetta da \d\d h/)
    .waitFor();
  let panel = await openCard(staff, 'Richiesta');
  await panel.getByLabel('Scrivi un contatto').fill('Il primo più leggero');
  await panel.getByLabel('Richiama il').fill(venueDateInDays(5));
  await press(panel, 'Segna');
  await cardIn(staff, 'Sentito')
    .getByText(/richiama/)
    .waitFor();
  await panel.getByText('Il primo più leggero').waitFor();
  await propose(panel, 1, '€ 49,00 a persona');
  await cardIn(staff, 'Proposta').waitFor();
  const first = await inbox();

  // The guest opens the proposal and asks a question.
  const guest = await visit('/');
  await openAndAwaitHydration(guest, findAddress(first.text, PAGE_PATH));
  await guest.getByLabel('La tua domanda').fill('Il cane può entrare?');
  await press(guest, 'Invia la domanda');
  await guest.getByText('Il cane può entrare?').waitFor();
  await closePages();

  // A week later staff send the second proposal with an option, which holds the covers.
  await restartAt(`${venueDateInDays(10)}T10:00`);
  staff = await openBoard();
  await cardIn(staff, 'Proposta').getByText('v1 · domanda').waitFor();
  panel = await openCard(staff, 'Proposta');
  await panel.getByText('Domanda: Il cane può entrare?').waitFor();
  await propose(panel, 2, '€ 46,00 a persona', venueDateInDays(20));
  await cardIn(staff, 'Opzione').waitFor();
  expect(await readLunchStates()).not.toContain('full');
  await press(panel, 'Che cosa occupa');
  for (const room of await staff
    .getByRole('dialog')
    .getByLabel(/posti$/)
    .all())
    if (await room.isChecked()) await room.uncheck();
  await press(staff.getByRole('dialog'), 'Salva');
  await panel.getByText(/Occupa 72 coperti/).waitFor();
  expect(new Set(await readLunchStates())).toEqual(new Set(['full']));
  const second = await inbox();
  await closePages();

  // The guest accepts. Staff confirm and record the deposit.
  await restartAt(`${venueDateInDays(19)}T10:00`);
  const acceptance = await visit('/');
  await openAndAwaitHydration(acceptance, findAddress(second.text, PAGE_PATH));
  await acceptance.getByRole('link', { name: /^Accetto/ }).click();
  await press(acceptance, 'Accetto');
  await waitForStatus(acceptance, 'accettata');
  await inbox();
  staff = await openBoard();
  await cardIn(staff, 'Opzione').getByText('v2 · accettata').waitFor();
  panel = await openCard(staff, 'Opzione');
  await press(panel, 'Approva: confermata');
  await press(staff.getByRole('dialog'), 'Approva');
  await cardIn(staff, 'Confermato').getByText('senza caparra').waitFor();
  await press(panel, 'Caparra o saldo');
  await staff.getByLabel('Somma in euro').fill('200');
  await press(staff.getByRole('dialog'), 'Segna');
  await cardIn(staff, 'Confermato').getByText('caparra € 200').waitFor();
  await inbox();
  await closePages();

  // The option has ended, but the confirmed private event still holds the covers.
  await restartAt(`${venueDateInDays(22)}T10:00`);
  expect(new Set(await readLunchStates())).toEqual(new Set(['full']));
  const visitor = await visit(
    `/reservations?date=${EVENT_DATE}&numberOfPeople=6&timeSlot=pranzo_primo&step=table`,
  );
  await visitor.getByText('Richiedi 6 posti, disponibili 3').first().waitFor();
  await openAndAwaitHydration(visitor, findAddress(second.text, PAGE_PATH));
  await visitor.getByText('Caparra ricevuta').waitFor();

  const { body } = await (await server().staff()).get<QuoteBoard>('/api/event-quotes/board');
  expect(body.cards).toMatchObject([{ stage: 'confirmed', depositCents: 20_000 }]);
  const log = await database().query(
    `select type, data from event where stream like 'quote-%' order by pos`,
  );
  expect(JSON.stringify(log)).toContain('HoldChosen');
  const allEvents = JSON.stringify(await database().query('select * from event'));
  expect(PERSONAL_WORDS.filter((word) => allEvents.includes(word))).toEqual([]);
  staff = await openBoard();
  await staff.goto('/admin/audit');
  for (const sentence of [
    'Richiesto un preventivo',
    'Sentito il cliente di un preventivo (telefono)',
    'Domanda del cliente sul preventivo',
    'Proposta 2 fatta a € 46,00 a persona',
    'Scelto che cosa occupa la festa: 72 coperti',
    'Preventivo approvato a € 46,00',
    'Ricevuta una somma per un preventivo (caparra): € 200,00',
  ])
    await staff.getByText(sentence).first().waitFor();
  await closePages();
});
