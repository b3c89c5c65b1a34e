import type { Page } from 'playwright-core';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { buildQuoteRequest } from '#test/support/builders/request-builders.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { closeDialogByKey } from '#test/support/fixtures/staff-desk-page.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';

const { server, visitor } = setupServerAndBrowser();

/** A date on which the terrace is out of season. */
const IN_WINTER = `${Number(venueDateInDays(60).slice(0, 4)) + 1}-01-16`;

let guestCount = 0;
const createQuote = async (over: object = {}): Promise<{ id: string; name: string }> => {
  const name = `Festa Di Prova ${++guestCount}`;
  const { status, body } = await server()
    .guest()
    .post<QuoteReceipt>('/api/event-quotes', {
      ...buildQuoteRequest({ eventDate: venueDateInDays(60), customerName: name }),
      ...over,
    });
  expect(status).toBe(201);
  return { id: body.id, name };
};
const openQuotes = async (options: Parameters<typeof visitor>[0] = {}): Promise<Page> => {
  const page = await visitor(options);
  await openStaffArea(page, administrator);
  await page.getByRole('tab', { name: /Preventivi/ }).click();
  await page.getByRole('heading', { name: 'Preventivi', level: 2 }).waitFor();
  return page;
};
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const pressAnswer = (page: Page, name: string, word: string) =>
  cardOf(page, name).getByRole('button', { name: word }).click();
const longDate = (date: string) =>
  new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

describe('the list of quotes', () => {
  it('shows an empty state without requests', async () => {
    const page = await openQuotes();
    await page.getByText('Nessuna richiesta di preventivo ricevuta').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows all fields of a request that the specification requires, and counts it on the tab', async () => {
    const { name } = await createQuote();
    const page = await openQuotes();
    await page.getByRole('tab', { name: /Preventivi \d+ in attesa/ }).waitFor();
    const text = await cardOf(page, name).innerText();
    for (const words of [
      name,
      '+39 0935 000 101',
      'agata@example.org',
      'In attesa',
      longDate(venueDateInDays(60)),
      '50',
      'persone',
      'Cena',
      'Antipasti di mare e una torta a tre piani',
      'Battesimo della nipote',
      'Ricevuto il',
    ])
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('approves a quote after a confirmation that checks the price and keeps the typed note', async () => {
    const { name } = await createQuote();
    const page = await openQuotes();
    await pressAnswer(page, name, 'Approva');
    const dialog = page.getByRole('dialog', { name: `Approvare il preventivo di ${name}?` });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByLabel('Note dello staff').fill('Sconto per il gruppo');
    await dialog.getByLabel('Prezzo proposto').fill('quanto basta');
    await page.keyboard.press('Enter');
    await dialog
      .getByText('Prezzo non valido: per esempio € 1.250,00 oppure € 45,00 a persona')
      .waitFor();
    expect(await dialog.getByLabel('Note dello staff').inputValue()).toBe('Sconto per il gruppo');
    await dialog.getByLabel('Prezzo proposto').fill('€ 45,00 a persona');
    await dialog.getByRole('button', { name: 'Approva' }).click();
    await page.getByText('Preventivo aggiornato').first().waitFor();
    for (const words of ['Approvato', '€ 45,00 a persona', 'Sconto per il gruppo'])
      await cardOf(page, name).getByText(words).waitFor();
    expect(await cardOf(page, name).getByRole('button').allInnerTexts()).toEqual([
      'Prezzo e note',
      'Che cosa occupa',
      'Rimetti com’era',
      'Nuova proposta, 1',
    ]);
    await waitForFocus(cardOf(page, name));
  });

  it('asks what an approved event takes, with all its people and rooms filled in', async () => {
    const { id, name } = await createQuote({ numberOfPeople: 70, eventDate: IN_WINTER });
    const page = await openQuotes();
    await pressAnswer(page, name, 'Approva');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('70 persone in 2 sale da 66 posti (Sala, Loggia).').waitFor();
    await dialog.getByLabel(/Sala, /).uncheck();
    await dialog.getByLabel(/Loggia, /).uncheck();
    await dialog.getByLabel(/Terrazza, /).check();
    await dialog.getByText('70 persone in una sala da 22 posti (Terrazza).').waitFor();
    await dialog.getByLabel(/Terrazza, /).uncheck();
    await dialog.getByLabel('Coperti', { exact: true }).fill('');
    await dialog.getByRole('button', { name: 'Approva' }).click();
    await dialog.getByText('Di’ che cosa occupa la festa, o scegli «Non occupa posti».').waitFor();
    await dialog.getByLabel('Coperti', { exact: true }).fill('70');
    await dialog.getByLabel(/Sala, /).check();
    await dialog.getByRole('button', { name: 'Approva' }).click();
    await cardOf(page, name)
      .getByText(/la sala Sala e 70 coperti/)
      .waitFor();
    const { body } = await (await server().staff()).get<QuoteDetail>(`/api/event-quotes/${id}`);
    expect(body).toMatchObject({ status: 'approved', hold: { covers: 70, floors: [0] } });
    await pressAnswer(page, name, 'Rimetti com’era');
    await cardOf(page, name).getByText('In attesa').waitFor();
    await cardOf(page, name).getByText('la sala Sala').waitFor({ state: 'detached' });
  });

  it('marks an approved event in red until it takes seats', async () => {
    const { name } = await createQuote();
    const page = await openQuotes();
    await pressAnswer(page, name, 'Approva');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Non occupa posti').check();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Approva' }).click();
    const mark = cardOf(page, name).getByText('Non occupa posti: il giorno resta prenotabile.');
    await mark.waitFor();
    await pressAnswer(page, name, 'Che cosa occupa');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await mark.waitFor({ state: 'detached' });
  });

  it('rejects a quote with one press of a reason, and restores the focus after Torna indietro and Escape', async () => {
    const { name } = await createQuote();
    const page = await openQuotes();
    const button = cardOf(page, name).getByRole('button', { name: 'Rifiuta' });
    for (const closeWithoutAnswer of [
      () => page.getByRole('button', { name: 'Torna indietro' }).click(),
      () => closeDialogByKey(page),
    ]) {
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: `Rifiutare il preventivo di ${name}?` }).waitFor();
      await closeWithoutAnswer();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await waitForFocus(button);
    }
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Al completo' }).click();
    await page.getByText('Preventivo aggiornato').first().waitFor();
    await cardOf(page, name).getByText('Rifiutato').waitFor();
  });

  it('shows status, person and time when a colleague has already answered', async () => {
    const { id, name } = await createQuote();
    const page = await openQuotes({ expectedStatuses: [409] });
    await pressAnswer(page, name, 'Rifiuta');
    await (
      await server().staff()
    ).patch(`/api/event-quotes/${id}`, { status: 'approved', quotedPrice: '€ 900' });
    await page.getByRole('dialog').getByRole('button', { name: 'Al completo' }).click();
    await page.getByText("Errore nell'aggiornamento del preventivo").first().waitFor();
    await page
      .getByText(
        new RegExp(
          `Preventivo già gestito: Approvato \\(${administrator.username}\\), \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d`,
        ),
      )
      .first()
      .waitFor();
    await cardOf(page, name).getByText('€ 900').waitFor();
  });

  it('keeps the typed price when the server returns 503', async () => {
    const { name } = await createQuote();
    const page = await openQuotes({ expectedStatuses: [503] });
    await page.route('**/api/event-quotes/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, body: '' })
        : route.continue(),
    );
    await pressAnswer(page, name, 'Approva');
    await page.getByLabel('Prezzo proposto').fill('€ 1.250,00');
    await page.getByRole('dialog').getByRole('button', { name: 'Approva' }).click();
    await page.getByText("Errore nell'aggiornamento del preventivo").first().waitFor();
    expect(await page.getByLabel('Prezzo proposto').inputValue()).toBe('€ 1.250,00');
    await page.unroute('**/api/event-quotes/*');
    await page.getByRole('dialog').getByRole('button', { name: 'Approva' }).click();
    await cardOf(page, name).getByText('Approvato').waitFor();
  });

  it('keeps a rejected quote under In attesa until another filter is chosen', async () => {
    const { name } = await createQuote();
    const page = await openQuotes();
    const filterButton = (word: RegExp) =>
      page.getByRole('group', { name: 'Filtra i preventivi' }).getByRole('button', { name: word });
    await filterButton(/^In attesa \d+$/).click();
    await pressAnswer(page, name, 'Rifiuta');
    await page.getByRole('dialog').getByRole('button', { name: 'Al completo' }).click();
    await cardOf(page, name).getByText('Rifiutato').waitFor();
    await filterButton(/^Approvati \d+$/).click();
    await page.getByText('Approvato', { exact: true }).first().waitFor();
    expect(await cardOf(page, name).count()).toBe(0);
    await filterButton(/^Rifiutati \d+$/).click();
    await cardOf(page, name).waitFor();
  });

  it('loads more quotes and focuses the first new card', async () => {
    for (let round = 0; round < 52; round++) await createQuote({ numberOfPeople: 10 + round });
    const page = await openQuotes();
    await page.getByRole('button', { name: 'Mostra altri' }).click();
    await page.getByRole('article').nth(51).waitFor();
    await waitForFocus(page.getByRole('article').nth(50));
  });
});

describe.each([
  [768, 1024],
  [390, 844],
])('the list of quotes at %i × %i', (width, height) => {
  it('fits the screen, has buttons at least 44 px high and offers Popola Database', async () => {
    const { name } = await createQuote({
      customerName: 'Unacquasantieradinomelunghissimosenzaspazi Di Prova',
    }).then(() => ({ name: /Unacqua/ }));
    const page = await openQuotes({ viewport: { width, height }, hasTouch: true });
    await page.getByRole('article', { name }).first().waitFor();
    await page.getByRole('button', { name: 'Altro' }).first().click();
    await page.getByRole('button', { name: 'Popola Database' }).waitFor();
    expect(await findSizeFaults(page, width)).toEqual([]);
    await page.getByRole('article').first().getByRole('button', { name: 'Approva' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
