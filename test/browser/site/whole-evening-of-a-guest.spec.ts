import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { createClock } from '#src/platform/clock.ts';
import { venue } from '#src/venue.ts';
import { buildDeskEntry, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  choosePeople,
  openStaffArea,
  pressTurn,
  selectTable,
} from '#test/support/drivers/browser/booking-page.ts';
import { findAddress } from '#test/support/drivers/read-mail.ts';
import {
  openAndAwaitHydration,
  setupServerBrowserAndMail,
} from '#test/support/fixtures/server-browser-and-mail.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { reservationCard } from '#test/support/fixtures/staff-desk-page.ts';

jest.setTimeout(240_000);

const GUEST = { name: 'Camille Exemple', phone: '06 12 34 56 78', email: 'camille@example.org' };
const WAITING = { name: 'Zoé Prova', phone: '333 000 0199', email: 'zoe@example.org' };
const PERSONAL_WORDS = ['Camille', 'Exemple', '12345678', 'Zoé', '333 000', 'example.org'];
/** The clock guard skips jobs when the clock is three days ahead. The reminder is due in two. */
const DATE = venueDateInDays(3);
const PASS_PATH = /^\/reservations\/[^/]+$/;
const { instantOf } = createClock(venue.timeZone);

const { server, database, visit, closePages, restartAt, createInbox } = setupServerBrowserAndMail(
  `${venueDateInDays(1)}T12:00`,
);

const waitForTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const chooseOption = (page: Page, text: string | RegExp) =>
  page.locator('label').filter({ hasText: text }).click();

const search = async (page: Page, turn: string, people: number) => {
  await choosePeople(page, people);
  await page.getByLabel('Date').fill(DATE);
  await page.locator('[data-state=loading]').first().waitFor({ state: 'detached' });
  await pressTurn(page, turn);
};
const fillContact = async (page: Page, { name, phone, email }: typeof GUEST) => {
  await page.getByLabel('Nom et prénom').fill(name);
  await page.getByLabel('Téléphone').fill(phone);
  await page.getByLabel('E-mail').fill(email);
};
const sendRequest = async (page: Page) => {
  await search(page, '19:00', 4);
  await page.getByRole('heading', { name: 'Où souhaitez-vous vous asseoir ?' }).waitFor();
  await selectTable(page, 'Sala 3');
  await press(page, 'Continuer');
  await fillContact(page, GUEST);
  await press(page, 'Envoyer la demande');
  await waitForTitle(page, 'Demande de réservation envoyée !');
};
const followChangeLink = (page: Page) =>
  page.getByRole('link', { name: 'Changer personnes, heure ou jour' }).click();
const reduceParty = async (page: Page) => {
  await followChangeLink(page);
  await chooseOption(page, /^3$/);
  await press(page, 'Changer tout de suite : 3 personnes');
  await waitForTitle(page, 'La table est à vous');
};
const askForAnotherTurn = async (page: Page) => {
  await followChangeLink(page);
  await chooseOption(page, '20:50');
  await press(page, 'Demander le changement');
  await page.getByText('Changement demandé').first().waitFor();
};
const joinWaitingList = async (page: Page) => {
  await search(page, '20:50', 3);
  await page.getByRole('link', { name: 'M’avertir' }).click();
  await page.getByRole('checkbox', { name: '20:50', checked: true }).waitFor();
  await fillContact(page, WAITING);
  await press(page, 'Prévenez-moi');
  await waitForTitle(page, 'Nous vous préviendrons');
};

const openReservationList = async (): Promise<Page> => {
  const page = await visit('/');
  await openStaffArea(page, administrator);
  await page.goto(`/admin?tab=reservations&date=${DATE}`);
  return page;
};
const pressForGuest = (page: Page, name: string) =>
  reservationCard(page, GUEST.name).getByRole('button', { name, exact: true }).click();
/** Takes all covers of the turn at 20:50 except the three of the guest. */
const fillTurn = async () => {
  const staff = await server().staff();
  const slots = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_secondo')!.id;
  for (const numberOfPeople of [40, 32])
    await staff.post(
      '/api/reservations/desk',
      {
        ...buildDeskEntry({ reservationDate: DATE, timeSlotId }),
        numberOfPeople,
        override: { reason: 'In giardino' },
      },
      { 'idempotency-key': newIdempotencyKey() },
    );
};
const listReservations = async () =>
  (await (await server().staff()).get<ReservationView[]>(`/api/reservations?date=${DATE}`)).body;

/** Returns the history of a reservation without the page views of the guest. */
const readHistory = async (reservationId: string) => {
  const page = await openReservationList();
  await page.goto(`/admin/audit?view=registro&storia=reservation-${reservationId}`);
  await page.getByText('annullamento ricevuto').waitFor();
  const articles = await page.getByRole('article').allInnerTexts();
  return articles.filter((text) => !text.includes('ha aperto la sua prenotazione'));
};
const MAILED = 'Cliente informato per e-mail:';
const HISTORY = [
  /il cliente[^]*Richiesta dal sito: .*19:00 - 20:50, 4 persone/,
  new RegExp(`${MAILED} richiesta ricevuta`),
  /direzione[^]*Accettata: da in attesa a confermata/,
  new RegExp(`${MAILED} prenotazione accettata`),
  /il cliente[^]*meno persone: da 4 a 3/,
  new RegExp(`${MAILED} meno persone`),
  /il cliente[^]*Il cliente chiede: da .*19:00.* a .*20:50/,
  /direzione[^]*Modifica accettata: da .*19:00.* a .*20:50/,
  new RegExp(`${MAILED} modifica accettata`),
  /il sistema[^]*Promemoria per il giorno dopo/,
  new RegExp(`${MAILED} promemoria`),
  /il cliente[^]*Annullata dal cliente; posti e tavolo di nuovo liberi/,
  new RegExp(`${MAILED} annullamento ricevuto`),
];

it('mails every decision, applies changes by personal link, and offers the freed seat', async () => {
  const inbox = createInbox(GUEST.email);
  const guest = await visit('/reservations?lang=fr');
  await sendRequest(guest);
  const received = await inbox();
  expect(received.subject).toMatch(/^Demande/);
  expect(received.calendar!.start).toEqual(instantOf(DATE, '19:00'));

  const staff = await openReservationList();
  await pressForGuest(staff, 'Accetta');
  const confirmed = await inbox();
  expect(confirmed.subject).toMatch(/^Confirmé/);
  await openAndAwaitHydration(guest, findAddress(confirmed.text, PASS_PATH));
  await waitForTitle(guest, 'La table est à vous');

  await reduceParty(guest);
  expect((await inbox()).subject).toMatch(/^Modifi/);
  await askForAnotherTurn(guest);
  await pressForGuest(staff, 'Accetta la modifica');
  const moved = await inbox();
  expect(moved.calendar!.uid).toBe(received.calendar!.uid);
  expect(moved.calendar!.start).toEqual(instantOf(DATE, '20:50'));
  expect(moved.calendar!.sequence).toBeGreaterThan(confirmed.calendar!.sequence);

  await fillTurn();
  await joinWaitingList(await visit('/reservations?lang=fr'));

  await restartAt(`${venueDateInDays(2)}T11:05`);
  const reminder = await inbox();
  expect(reminder.subject).toMatch(/^Demain/);
  const cancelPage = await visit(findAddress(reminder.text, /\/cancel$/));
  await press(cancelPage, 'Oui, annuler');
  await waitForTitle(cancelPage, 'Réservation annulée');
  const cancelled = await inbox();
  expect(cancelled.subject).toMatch(/^Annul/);
  expect(cancelled.calendar).toMatchObject({ method: 'CANCEL', uid: received.calendar!.uid });

  const inboxOfWaiting = createInbox(WAITING.email);
  const offer = await inboxOfWaiting();
  expect(offer.subject).toMatch(/^Une table se libère/);
  const waiting = await visit(findAddress(offer.text, /waiting-list/));
  await waitForTitle(waiting, /^Elle est à vous jusqu’à \d\d:\d\d$/);
  await press(waiting, 'Je la prends');
  await waitForTitle(waiting, 'La table est à vous');
  expect((await inboxOfWaiting()).subject).toMatch(/^Confirmé/);

  const reservations = await listReservations();
  const guestReservation = reservations.find(({ customerName }) => customerName === GUEST.name)!;
  expect(reservations.find(({ customerName }) => customerName === WAITING.name)).toMatchObject({
    status: 'confirmed',
    numberOfPeople: 3,
    origin: 'waiting_list',
  });
  const history = await readHistory(guestReservation.id);
  expect(history).toEqual(HISTORY.map((sentence) => expect.stringMatching(sentence)));
  const storedTexts = JSON.stringify([history, await database().query('select * from event')]);
  expect(PERSONAL_WORDS.filter((word) => storedTexts.includes(word))).toEqual([]);
  await closePages();
});
