import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { findAddress } from '#test/support/drivers/read-mail.ts';
import {
  openAndAwaitHydration,
  setupServerBrowserAndMail,
} from '#test/support/fixtures/server-browser-and-mail.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

jest.setTimeout(240_000);

const GUEST = { name: 'Camille Exemple', phone: '06 12 34 56 78', email: 'camille@example.org' };
const PERSONAL_WORDS = ['Camille', 'Exemple', '12345678', 'camille@', 'Espadon', 'parking'];
const EVENT_DATE = venueDateInDays(120);
const PAGE_PATH = /^\/events\/[^/]+$/;

const { server, database, visit, closePages, createInbox } = setupServerBrowserAndMail(
  `${venueDateInDays(1)}T12:00`,
);

const waitForHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).click();
const waitForStatus = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

const sendRequest = async (page: Page) => {
  await page.getByLabel('Nom et prénom').fill(GUEST.name);
  await page.getByLabel('Téléphone').fill(GUEST.phone);
  await page.getByLabel('E-mail').fill(GUEST.email);
  await page.getByLabel('Date de l’événement').fill(EVENT_DATE);
  await page.getByLabel('Nombre de personnes').fill('50');
  await page.getByLabel('Ce que vous fêtez').fill('Notre mariage');
  await page.getByLabel('À quelle heure').fill('13:00');
  await page.getByLabel('Dont enfants').fill('8');
  await page.getByLabel('Idées de menu').fill('Espadon aux pistaches');
  await press(page, 'Envoyer la demande');
  await follow(page, 'Ouvrir votre page');
};

const pressOn = (card: Locator, name: string) =>
  card.getByRole('button', { name, exact: true }).click();

const propose = async (card: Locator, version: number, price: string, text: string) => {
  const page = card.page();
  await pressOn(card, `Nuova proposta, ${version}`);
  await page.getByLabel('Prezzo').fill(price);
  await page.getByLabel('Che cosa proponi').fill(text);
  await page.getByLabel('Tieni il giorno fino al').fill(venueDateInDays(10));
  await press(page, 'Manda la proposta');
  await pressOn(card, `Nuova proposta, ${version + 1}`);
  await press(page, 'Torna indietro');
};

const approve = async (card: Locator) => {
  await pressOn(card, 'Approva');
  await card.page().getByRole('dialog').getByRole('button', { name: 'Approva' }).click();
};

const readQuote = async () =>
  (await (await server().staff()).get<QuoteView[]>('/api/event-quotes')).body[0]!;

it('follows a wedding from the request to the approval, with its mails, in French', async () => {
  const inbox = createInbox(GUEST.email);
  const guest = await visit('/events?lang=fr');
  await sendRequest(guest);
  await waitForHeading(guest, 'Votre fête');
  await waitForStatus(guest, 'Demande reçue');
  expect(new URL(guest.url()).pathname).toMatch(PAGE_PATH);
  const received = await inbox();
  expect(received.subject).toMatch(/^Demande reçue/);
  expect(new URL(findAddress(received.text, PAGE_PATH)).pathname).toBe(
    new URL(guest.url()).pathname,
  );

  const staff = await visit('/');
  await openStaffArea(staff, administrator);
  await staff.goto('/admin?tab=quotes');
  const card = staff.getByRole('article', { name: GUEST.name });
  await card.getByText('Notre mariage', { exact: true }).waitFor();
  await propose(card, 1, '€ 49,00 a persona', 'Menu de mer, cassata.');
  const first = await inbox();
  expect(first.subject).toContain('€ 49,00 a persona');
  await openAndAwaitHydration(guest, findAddress(first.text, PAGE_PATH));
  await waitForStatus(guest, 'Proposition 1');
  expect(await findAccessibilityViolations(guest)).toEqual([]);

  await guest.getByLabel('Votre question').fill('Y a-t-il un parking ?');
  await press(guest, 'Envoyer la question');
  await guest.getByText('en attente de notre réponse').waitFor();
  await staff.reload();
  await card.getByText('Y a-t-il un parking ?').waitFor();
  await card.getByText(/vista il/).waitFor();
  await propose(card, 2, '€ 46,00 a persona', 'Menu de mer, cassata, parking compris.');

  const second = await inbox();
  expect(second.subject).toContain('proposition 2');
  await openAndAwaitHydration(guest, findAddress(second.text, PAGE_PATH));
  await follow(guest, /^Proposition 1/);
  await waitForStatus(guest, 'Proposition 1 · remplacée');
  expect(await guest.getByRole('link', { name: /^J’accepte/ }).count()).toBe(0);
  await follow(guest, 'Ouvrir la proposition 2');
  await follow(guest, 'J’accepte la proposition 2');
  await waitForHeading(guest, /Acceptez-vous la proposition 2/);
  expect(await findAccessibilityViolations(guest)).toEqual([]);
  expect((await readQuote()).proposals[0]!.acceptedAt).toBeNull();
  await press(guest, 'J’accepte');
  await waitForStatus(guest, 'Proposition 2 · acceptée par vous');
  expect((await inbox()).subject).toMatch(/^Vous avez accepté la proposition 2/);

  await staff.reload();
  await card.getByText(/accettata il/).waitFor();
  expect(await readQuote()).toMatchObject({
    status: 'pending',
    language: 'fr',
    quotedPrice: '€ 46,00 a persona',
    celebration: 'Notre mariage',
    wishes: { eventKind: null, startTime: '13:00', children: 8 },
    proposals: [
      { version: 2, sentAt: expect.any(String), seenAt: expect.any(String) },
      { version: 1, acceptedAt: null },
    ],
  });
  await approve(card);
  const approved = await inbox();
  expect(approved.subject).toMatch(/^Votre fête est confirmée/);
  expect(approved.text).toContain('€ 46,00 a persona');
  await openAndAwaitHydration(guest, findAddress(approved.text, PAGE_PATH));
  await waitForStatus(guest, 'Confirmée');

  const log = JSON.stringify(await database().query('select * from event'));
  expect(PERSONAL_WORDS.filter((word) => log.includes(word))).toEqual([]);
  await closePages();
});

describe('the page of a quote', () => {
  const createProposal = async () => {
    const staff = await server().staff();
    const { id, link } = await readQuote();
    await staff.post(`/api/event-quotes/${id}/proposals`, {
      price: '€ 2.108,00',
      text: `Antipasti\n${'Risotto alla melagrana. '.repeat(20)}\nCassata`,
      optionDate: venueDateInDays(10),
    });
    return link;
  };

  it('is noindex, sends no referrer and prints on one A4 page', async () => {
    const link = await createProposal();
    const response = await fetch(server().origin + link);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).toContain('noindex');
    const page = await visit(link);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await closePages();
  });

  it.each(['it', 'en', 'es', 'fr'])('fits 320 px without scrolling, in %s', async (language) => {
    const link = await createProposal();
    const page = await visit(`${link}?lang=${language}`);
    await resizeWindow(page, { width: 320, height: 640 });
    for (const path of ['', '/accept']) {
      await openAndAwaitHydration(page, `${server().origin}${link}${path}?lang=${language}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await closePages();
  });

  it('accepts a proposal and a question without JavaScript, but not an old version', async () => {
    const link = await createProposal();
    const { version } = (await readQuote()).proposals[0]!;
    const post = (path: string, fields: Record<string, string>) =>
      fetch(server().origin + link + path, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields),
      });
    const old = await post('/accept?lang=en', { version: String(version - 1) });
    expect([old.status, await old.text()]).toEqual([
      409,
      expect.stringContaining('There is a newer proposal'),
    ]);
    const review = await (await fetch(`${server().origin}${link}/accept`)).text();
    expect(review).toContain(`name="version" value="${version}"`);
    expect(await (await post('/question', { question: 'A che ora?' })).text()).toContain(
      'A che ora?',
    );
    const accepted = await (await post('/accept', { version: String(version) })).text();
    expect(accepted).toContain('Confermata');
    expect((await readQuote()).proposals[0]!.acceptedAt).not.toBeNull();
  });
});
