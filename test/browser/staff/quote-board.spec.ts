import type { Locator, Page } from 'playwright-core';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { buildDeskEntry, buildQuoteRequest } from '#test/support/builders/request-builders.ts';
import { dateWithAllRoomsInDays, venueDateInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';

const { server, visitor } = setupServerAndBrowser();

let guestCount = 0;
const createQuote = async (over: object = {}): Promise<{ id: string; name: string }> => {
  const name = `Festa Di Prova ${++guestCount}`;
  const { status, body } = await server()
    .guest()
    .post<QuoteReceipt>('/api/event-quotes', {
      ...buildQuoteRequest({ eventDate: venueDateInDays(60), customerName: name }),
      celebration: 'Matrimonio',
      ...over,
    });
  expect(status).toBe(201);
  return { id: body.id, name };
};
const postToQuote = async (id: string, path: string, body: object) =>
  expect(
    (await (await server().staff()).post(`/api/event-quotes/${id}/${path}`, body)).status,
  ).toBe(201);
const addProposal = (id: string, over: object = {}) =>
  postToQuote(id, 'proposals', { price: '€ 46,00 a persona', text: 'Risotto, cassata.', ...over });
const openBoard = async (options: Parameters<typeof visitor>[0] = {}): Promise<Page> => {
  const page = await visitor(options);
  await openStaffArea(page, administrator);
  await page.getByRole('tab', { name: /Preventivi/ }).click();
  await page.getByRole('button', { name: 'Tavolo delle feste' }).click();
  await page.getByRole('heading', { name: 'Feste', level: 2 }).waitFor();
  return page;
};
const cardIn = (page: Page, stage: string, name: string) =>
  page
    .getByRole('region', { name: new RegExp(`^${stage}, `) })
    .getByRole('button', { name: new RegExp(`${name}\\b`) });
const openCard = async (page: Page, stage: string, name: string): Promise<Locator> => {
  await cardIn(page, stage, name).click();
  const panel = page.getByRole('region', { name: `Matrimonio ${name}` });
  await panel.waitFor();
  return panel;
};

describe('the board of private events', () => {
  it('adds a telephone request with the keyboard to the stage Sentito', async () => {
    const page = await openBoard();
    await page.getByText('Nessuna richiesta di preventivo ricevuta').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '+ Festa' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Nuova festa' });
    await dialog.getByRole('button', { name: 'Segna la festa' }).click();
    await dialog.getByText('Il nome è obbligatorio').first().waitFor();
    await dialog.getByLabel('Nome e cognome').fill('Rosa Esempio');
    await dialog.getByLabel('Telefono').fill('0935 000 155');
    await dialog.getByLabel('Data della festa').fill(venueDateInDays(90));
    await dialog.getByLabel('Persone').fill('40');
    await dialog.getByLabel('Che cosa festeggia').fill('Matrimonio');
    await dialog.getByLabel('Che cosa desidera').fill('Pesce');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Segna la festa' }).press('Enter');
    await cardIn(page, 'Sentito', 'Rosa Esempio').waitFor();
    await page.getByText('Ha chiesto un preventivo').waitFor();
    await page.getByText('1 aperta').waitFor();
  });

  it('opens a card with the keyboard, records a contact and restores the focus', async () => {
    const { name } = await createQuote();
    const page = await openBoard();
    await cardIn(page, 'Richiesta', name).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: `Matrimonio ${name}` });
    const title = panel.getByRole('heading', { name: `Matrimonio ${name}` });
    await title.waitFor();
    await waitForFocus(title);
    for (const words of ['Antipasti di mare', 'agata@example.org', '50 persone', 'In attesa'])
      await panel.getByText(words).first().waitFor();
    await panel.getByRole('button', { name: 'Segna', exact: true }).click();
    await panel.getByText('Scrivi che cosa vi siete detti').waitFor();
    await panel.getByLabel('Scrivi un contatto').fill('Vuole il primo più leggero');
    await panel.getByLabel('Come').selectOption('whatsapp');
    await page.keyboard.press('Tab');
    await panel.getByLabel('Scrivi un contatto').press('Enter');
    await panel.getByText('Vuole il primo più leggero').waitFor();
    await panel.getByText(new RegExp(`${administrator.username}, WhatsApp`)).waitFor();
    expect(await panel.getByLabel('Scrivi un contatto').inputValue()).toBe('');
    await cardIn(page, 'Sentito', name).waitFor();
    await panel.getByRole('button', { name: 'Chiudi' }).press('Enter');
    await panel.waitFor({ state: 'detached' });
    await waitForFocus(cardIn(page, 'Sentito', name));
  });

  it('moves a card through option, approval, deposit and loss with the buttons of its panel', async () => {
    const { id, name } = await createQuote();
    await addProposal(id);
    const page = await openBoard();
    const panel = await openCard(page, 'Proposta', name);
    await panel.getByRole('button', { name: 'Metti un’opzione' }).click();
    await page.getByLabel('Fino al').fill(venueDateInDays(4));
    await page.getByRole('button', { name: 'Tieni la data' }).click();
    await cardIn(page, 'Opzione', name).waitFor();
    await panel.getByText('Non occupa né coperti né sale').waitFor();
    await panel.getByRole('button', { name: 'Approva: confermata' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approva' }).click();
    await cardIn(page, 'Confermato', name).getByText('○ senza caparra').waitFor();
    // The next action sends the version of the panel, which may reload later than the card.
    await panel.getByText('Confermata.').waitFor();
    await panel.getByRole('button', { name: 'Caparra o saldo' }).click();
    await page.getByLabel('Somma in euro').fill('duecento');
    await page.getByRole('dialog').getByRole('button', { name: 'Segna' }).click();
    await page.getByText('Scrivi una somma').waitFor();
    await page.getByLabel('Somma in euro').fill('200');
    await page.getByRole('dialog').getByRole('button', { name: 'Segna' }).click();
    await cardIn(page, 'Confermato', name).getByText('● caparra € 200').waitFor();
    await panel.getByText('Caparra € 200').waitFor();
    await panel.getByRole('button', { name: 'Rifiuta o persa' }).click();
    expect(await page.getByRole('dialog').getByRole('group').count()).toBe(1);
    await page.getByRole('button', { name: 'Ha rinunciato alla festa' }).click();
    await panel.getByText('Rifiutato').waitFor();
    await page.getByRole('button', { name: /^Perse \(1\)/ }).click();
    await page
      .getByRole('region', { name: 'Perse' })
      .getByText('Ha rinunciato alla festa')
      .waitFor();
  });

  it('shows the remaining covers of a conflict and holds covers only after a confirmation', async () => {
    const eventDate = dateWithAllRoomsInDays(20);
    const staff = await server().staff();
    const slots = (await staff.get<{ id: string; turnKey: string }[]>('/api/time-slots')).body;
    const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id;
    const entry = buildDeskEntry({ reservationDate: eventDate, timeSlotId });
    expect(
      (await staff.post('/api/reservations/desk', { ...entry, numberOfPeople: 8 })).status,
    ).toBe(201);
    const { id, name } = await createQuote({ eventDate, mealType: 'cena', numberOfPeople: 70 });
    await addProposal(id, { optionDate: venueDateInDays(4) });
    const page = await openBoard({ expectedStatuses: [409] });
    const panel = await openCard(page, 'Opzione', name);
    await panel.getByRole('button', { name: 'Che cosa occupa' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Coperti', { exact: true }).inputValue()).toBe('70');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await dialog.getByText('19:00: già presi 8 coperti, con la festa ne restano 5').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByLabel('Va bene anche se i coperti non bastano').check();
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await panel.getByText(/Occupa .*70 coperti, .* a cena; poi si libera da sola/).waitFor();
    const { body } = await staff.get<QuoteDetail>(`/api/event-quotes/${id}`);
    expect(body.hold).toMatchObject({ covers: 70 });
  });

  it('keeps the open card in the URL, and remembers the chosen view in the browser', async () => {
    const { name } = await createQuote();
    const page = await openBoard();
    await openCard(page, 'Richiesta', name);
    await page.reload();
    await page.getByRole('heading', { name: `Matrimonio ${name}` }).waitFor();
    await page.getByRole('button', { name: 'Elenco' }).click();
    await page.getByRole('heading', { name: 'Preventivi', level: 2 }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Tavolo delle feste' }).click();
    await page.getByRole('heading', { name: 'Feste' }).waitFor();
    await page.goto('/admin?tab=quotes');
    await page.getByRole('heading', { name: 'Feste' }).waitFor();
  });
});

describe.each([
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
])('the board of private events at %i × %i', (width, height) => {
  it('fits the screen, has controls at least 44 px high and no axe violations', async () => {
    const { id } = await createQuote({
      customerName: `Unacquasantieradinomelunghissimo Prova ${width}`,
    });
    await addProposal(id, { text: `Antipasti\n${'Risotto alla melagrana. '.repeat(20)}` });
    await postToQuote(id, 'contacts', { channel: 'phone', text: 'parola'.repeat(60) });
    const page = await openBoard({ viewport: { width, height }, hasTouch: true });
    await page.goto(`/admin?tab=quotes&quote=${id}`);
    await page.getByText('parolaparola').waitFor();
    expect(
      await findSizeFaults(
        page,
        width,
        page.locator('main').locator('button, a, input, select, summary'),
      ),
    ).toEqual([]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
