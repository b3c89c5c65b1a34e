import type { Page } from 'playwright-core';
import type { SavedClosure } from '#src/contracts/closures.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openTables } from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { findSmallScreenFaults, setupStaffTabPage } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const app = setupServerAndBrowser();
const { staff, open, createBooking } = setupStaffTabPage(app, 'Disponibilità');
const longDate = (date: string) =>
  new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
const cardOf = (page: Page, day: string) => page.getByRole('article', { name: day });
const addClosure = async (body: object): Promise<SavedClosure> =>
  (
    await (
      await app.server().staff()
    ).post<SavedClosure>('/api/closures', { service: 'all', ...body })
  ).body;

beforeEach(() => app.server().database.query('delete from service_closures'));

describe('the tab Disponibilità', () => {
  it('shows an empty state, and a new closure defaults to a date, all day and active', async () => {
    const page = await staff();
    await page.getByText('Nessuna chiusura configurata').waitFor();
    await page.getByRole('button', { name: 'Aggiungi chiusura' }).press('Enter');
    await page.getByLabel('Tipo di chiusura').and(page.locator(':focus')).waitFor();
    expect(await page.getByLabel('Tipo di chiusura').inputValue()).toBe('date');
    expect(await page.getByLabel('Servizio').inputValue()).toBe('all');
    expect(await page.getByRole('switch').isChecked()).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('creates a closure of one dinner, which guests see without the note of staff', async () => {
    const date = venueDateInDays(50);
    const page = await staff();
    await page.getByRole('button', { name: 'Aggiungi chiusura' }).click();
    await page.getByLabel('Data', { exact: true }).fill(date);
    await page.getByLabel('Servizio').selectOption({ label: 'Solo cena' });
    await page.getByLabel('Nota').fill('Festa del paese');
    await page.getByRole('button', { name: 'Crea Chiusura' }).click();
    await page.getByText('Chiusura creata').first().waitFor();
    const text = await cardOf(page, longDate(date)).innerText();
    for (const words of [
      'Attiva',
      'Data specifica',
      'Solo cena',
      'Festa del paese',
      'Modifica',
      'Elimina',
    ])
      expect(text).toContain(words);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const diner = await app.visit('/reservations');
    await openTables(diner, { date, people: 2 });
    await diner
      .getByText('In questa data il ristorante è chiuso per questo servizio.')
      .first()
      .waitFor();
    expect(await diner.locator('body').innerText()).not.toContain('Festa del paese');
  });

  it('creates a closure of every Sunday, and clears the date when the type changes', async () => {
    const page = await staff();
    await page.getByRole('button', { name: 'Aggiungi chiusura' }).click();
    await page.getByLabel('Data', { exact: true }).fill(venueDateInDays(51));
    await page.getByLabel('Tipo di chiusura').selectOption({ label: 'Ricorrente settimanale' });
    await page.getByRole('button', { name: 'Crea Chiusura' }).click();
    await page.getByText('Il giorno della settimana è obbligatorio').waitFor();
    await page.getByLabel('Tipo di chiusura').selectOption({ label: 'Data specifica' });
    expect(await page.getByLabel('Data', { exact: true }).inputValue()).toBe('');
    await page.getByLabel('Tipo di chiusura').selectOption({ label: 'Ricorrente settimanale' });
    await page.getByLabel('Giorno della settimana').selectOption({ label: 'Domenica' });
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/closures'),
    );
    await page.getByRole('button', { name: 'Crea Chiusura' }).click();
    expect((await sent).postDataJSON()).toEqual({
      weekday: 0,
      service: 'all',
      note: null,
      active: true,
    });
    const card = cardOf(page, 'Domenica');
    await card.getByText('Ricorrente settimanale').waitFor();
    await card.getByText('Tutto il giorno').waitFor();
  });

  it('shows field errors, and keeps the typed note when the closure exists already', async () => {
    await addClosure({ weekday: 1 });
    const page = await staff({ expectedStatuses: [409] });
    await page.getByRole('button', { name: 'Aggiungi chiusura' }).click();
    await page.getByRole('button', { name: 'Crea Chiusura' }).click();
    await page.getByText('La data è obbligatoria').waitFor();
    await page.getByLabel('Data', { exact: true }).fill(venueDateInDays(-2));
    await page.getByRole('button', { name: 'Crea Chiusura' }).click();
    await page.getByText('La data non può essere nel passato').waitFor();
    await page.getByLabel('Tipo di chiusura').selectOption('weekday');
    await page.getByLabel('Giorno della settimana').selectOption('1');
    await page.getByLabel('Nota').fill('Riposo');
    await page.getByRole('button', { name: 'Crea Chiusura' }).click();
    await page.getByText('Errore nella creazione della chiusura del servizio').first().waitFor();
    await page
      .getByRole('alert')
      .getByText('Esiste già una chiusura per ogni lunedì (Tutto il giorno).')
      .waitFor();
    expect(await page.getByLabel('Nota').inputValue()).toBe('Riposo');
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('form').waitFor({ state: 'detached' });
  });

  it('lists affected reservations with links to call, write to and move them, and cancels none', async () => {
    const date = venueDateInDays(52);
    const name = await createBooking(date, { customerPhone: '333 000 0909', numberOfPeople: 1 });
    const page = await staff();
    await page.getByRole('button', { name: 'Aggiungi chiusura' }).click();
    await page.getByLabel('Data', { exact: true }).fill(date);
    await page.getByRole('button', { name: 'Crea Chiusura' }).click();
    const list = page.getByRole('dialog', { name: '1 prenotazione da spostare' });
    for (const words of [
      name,
      `${longDate(date)}, 19:00 - 20:50`,
      /1 persona ·/,
      'In attesa',
      /nessuna è stata annullata/,
    ])
      await list.getByText(words).waitFor();
    expect(await list.getByRole('link', { name: `Chiama ${name}` }).getAttribute('href')).toBe(
      'tel:3330000909',
    );
    expect(
      await list.getByRole('link', { name: `Scrivi a ${name} su WhatsApp` }).getAttribute('href'),
    ).toBe('https://wa.me/393330000909');
    expect(
      await list
        .getByRole('link', { name: `Sposta la prenotazione di ${name}` })
        .getAttribute('href'),
    ).toMatch(/^\/admin\?tab=reservations&id=[0-9a-f-]{36}&action=move$/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await list.getByRole('button', { name: 'Ho capito' }).click();
    await cardOf(page, longDate(date))
      .getByRole('button', { name: '1 prenotazione da spostare' })
      .click();
    await list.getByRole('link', { name: `Sposta la prenotazione di ${name}` }).click();
    // The page removes the reservation from the URL as soon as this dialog opens.
    await page.getByRole('dialog', { name: `Sposta: ${name}` }).waitFor();
  });

  it('shows the change of a colleague after a conflict, and saves on the second attempt', async () => {
    const { id } = await addClosure({ weekday: 2 });
    const page = await staff({ expectedStatuses: [409] });
    await page
      .getByRole('button', { name: 'Modifica la chiusura: Martedì, Tutto il giorno' })
      .click();
    await page.getByRole('form').getByText('Attiva', { exact: true }).click();
    await (await app.server().staff()).patch(`/api/closures/${id}`, { service: 'lunch' });
    await page.getByRole('button', { name: 'Modifica Chiusura' }).click();
    await page.getByText('Errore nella modifica della chiusura del servizio').first().waitFor();
    await page
      .getByText(
        /Nel frattempo direzione ha modificato la chiusura di ogni martedì.*Adesso è così: Martedì, Solo pranzo, Attiva/s,
      )
      .waitFor();
    await page.getByRole('button', { name: 'Modifica Chiusura' }).click();
    await page.getByText('Chiusura aggiornata').first().waitFor();
    await cardOf(page, 'Martedì').getByText('Inattiva').waitFor();
  });

  it('deletes a closure after a confirmation, accepts bookings again and reports a failed deletion', async () => {
    const date = venueDateInDays(53);
    await addClosure({ date });
    const page = await staff({ expectedStatuses: [404] });
    await page
      .getByRole('button', { name: `Elimina la chiusura: ${longDate(date)}, Tutto il giorno` })
      .click();
    await page
      .getByRole('dialog')
      .getByText(`Sei sicuro di voler eliminare la chiusura di ${longDate(date)}?`)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('Chiusura eliminata').first().waitFor();
    await page.waitForFunction(
      () => document.activeElement?.textContent === 'Gestione Disponibilità',
    );
    await createBooking(date);
    const weekly = await addClosure({ weekday: 3 });
    await page.getByRole('tab', { name: 'Orari' }).click();
    await open(page);
    await page
      .getByRole('button', { name: 'Elimina la chiusura: Mercoledì, Tutto il giorno' })
      .click();
    await page
      .getByRole('dialog')
      .getByText('Sei sicuro di voler eliminare la chiusura ricorrente di ogni mercoledì?')
      .waitFor();
    await (await app.server().staff()).delete(`/api/closures/${weekly.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await page.getByText("Errore nell'eliminazione della chiusura del servizio").first().waitFor();
  });

  it('shows the reason when the closures cannot be loaded', async () => {
    const page = await staff({ expectedStatuses: [500] });
    await page.getByRole('tab', { name: 'Orari' }).click();
    await page.getByRole('heading', { name: 'Orari', level: 2 }).waitFor();
    await page.route('**/api/closures', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: '{"message":"Il registro riposa","code":"unexpected"}',
      }),
    );
    await open(page);
    await page.getByText('Errore nel caricamento delle chiusure: Il registro riposa').waitFor();
    await page.unroute('**/api/closures');
    await page.route('**/api/closures', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByText('Errore nel caricamento delle chiusure: Errore sconosciuto').waitFor();
  });
});

describe.each([
  [768, 1024],
  [390, 844],
])('the tab Disponibilità at %i × %i', (width, height) => {
  it('fits the screen with form and affected reservations, and has buttons at least 44 px high', async () => {
    const date = venueDateInDays(54);
    await createBooking(date);
    const { id } = await addClosure({ date });
    expect(id).toBeTruthy();
    const page = await staff({ viewport: { width, height }, hasTouch: true });
    await cardOf(page, longDate(date)).waitFor();
    await page.getByRole('button', { name: 'Aggiungi chiusura' }).click();
    expect(await findSmallScreenFaults(page, width)).toEqual([]);
    await page.getByRole('button', { name: /da spostare/ }).click();
    await page
      .getByRole('link', { name: /Sposta/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
