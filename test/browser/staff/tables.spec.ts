import type { Page } from 'playwright-core';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import type { Language } from '#src/contracts/languages.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import {
  openRoom,
  openTables,
  searchTables,
  tableOnPlan,
} from '#test/support/drivers/browser/booking-page.ts';
import { dateWithAllRoomsInDays, venueDateInDays } from '#test/support/builders/venue-date.ts';
import { closeDialogByKey } from '#test/support/fixtures/staff-desk-page.ts';
import { findSmallScreenFaults, setupStaffTabPage } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const app = setupServerAndBrowser();
const { staff, open, createBooking } = setupStaffTabPage(app, 'Tavoli');
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const addTable = async (name: string, over: object = {}): Promise<TableView> =>
  (
    await (
      await app.server().staff()
    ).post<TableView>('/api/tables', { name, capacity: 4, ...over })
  ).body;

describe('the tab Tavoli', () => {
  it('shows name, capacity, description, state and the two buttons', async () => {
    await addTable('Fico', {
      description: 'Sotto il fico',
      capacityMin: 2,
      floor: 2,
      isActive: false,
    });
    const page = await staff();
    expect(
      (await cardOf(page, 'Fico').innerText())
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual([
      'Fico',
      'Inattivo',
      'Capacità: 4 persone',
      'Da 2 persone in su',
      'Sotto il fico',
      'Manca EN',
      'Manca ES',
      'Manca FR',
      'Modifica',
      'Elimina',
    ]);
    await cardOf(page, 'Sala 1').getByText('Attivo', { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('creates a table by keyboard from default values, and guests see it on the floor plan', async () => {
    const page = await staff();
    await page.getByRole('button', { name: 'Aggiungi tavolo' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await waitForFocus(dialog(page).getByLabel('Nome'));
    expect(await dialog(page).getByLabel('Nome').inputValue()).toBe('Tavolo Nuovo');
    expect(await dialog(page).getByLabel('Capacità').inputValue()).toBe('4');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.type('Gelsomino');
    await page.keyboard.press('Tab');
    await page.keyboard.type('6');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Vicino al gelsomino');
    await dialog(page).getByRole('button', { name: 'Crea tavolo' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Tavolo creato').first().waitFor();
    await cardOf(page, 'Gelsomino').getByText('Capacità: 6 persone').waitFor();
    await waitForFocus(page.getByRole('button', { name: 'Aggiungi tavolo' }));
    const diner = await app.visit('/reservations');
    await searchTables(diner, { date: venueDateInDays(40), people: 6 });
    await openRoom(diner, 'Sala');
    await tableOnPlan(diner, 'Gelsomino').waitFor({ state: 'attached' });
  });

  it('saves translations of a description, which guests read in the list of tables', async () => {
    await addTable('Mirto', { description: 'Sotto il mirto' });
    const page = await staff();
    await cardOf(page, 'Mirto').getByRole('button', { name: 'Modifica' }).click();
    await dialog(page).locator('summary', { hasText: 'Traduzioni' }).click();
    await dialog(page).getByLabel('Francese (FR)').fill('Sous le myrte');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Aggiorna tavolo' }).click();
    await page.getByText('Tavolo aggiornato').first().waitFor();
    await cardOf(page, 'Mirto').getByText('Manca ES').waitFor();
    await cardOf(page, 'Mirto').getByText('Manca FR').waitFor({ state: 'detached' });

    const guest = await app.visit('/');
    const readTable = async (language: Language, list: string) => {
      await openTables(guest, { date: venueDateInDays(41), people: 4, language });
      await openRoom(guest, 'Sala');
      await guest.getByText(list, { exact: true }).click();
      return guest.locator('label', { hasText: 'Mirto' }).locator('bdi');
    };
    const french = await readTable('fr', 'Liste');
    // The translations are part of the floor plan, which may load later than the free tables.
    await french.and(guest.getByText('Sous le myrte', { exact: true })).waitFor();
    expect(await french.getAttribute('lang')).toBeNull();
    const english = await readTable('en', 'List');
    const translated = guest.getByText('Under the stone arches');
    await translated.nth(1).waitFor();
    expect(await translated.count()).toBe(2);
    expect([await english.textContent(), await english.getAttribute('lang')]).toEqual([
      'Sotto il mirto',
      'it',
    ]);
  });

  it('shows field errors and a name conflict, keeps the typed name and closes with Annulla', async () => {
    const page = await staff({ expectedStatuses: [409] });
    await page.getByRole('button', { name: 'Aggiungi tavolo' }).click();
    await dialog(page).getByLabel('Nome').fill('');
    await dialog(page).getByLabel('Capacità').fill('0');
    await dialog(page).getByRole('button', { name: 'Crea tavolo' }).click();
    await dialog(page).getByText('Il nome è obbligatorio').waitFor();
    await dialog(page)
      .getByText('La capacità deve essere un numero valido maggiore di 0')
      .waitFor();
    await dialog(page).getByLabel('Nome').fill('sala 1');
    await dialog(page).getByLabel('Capacità').fill('3');
    await dialog(page).getByLabel('Capienza minima').fill('5');
    await dialog(page).getByRole('button', { name: 'Crea tavolo' }).click();
    await dialog(page).getByText('La capienza minima non può superare la capacità').waitFor();
    await dialog(page).getByLabel('Capienza minima').fill('');
    await dialog(page).getByRole('button', { name: 'Crea tavolo' }).click();
    await page.getByText('Errore nella creazione del tavolo').first().waitFor();
    await dialog(page)
      .getByText('Esiste già un tavolo chiamato «sala 1». Scegli un altro nome.')
      .first()
      .waitFor();
    expect(await dialog(page).getByLabel('Nome').inputValue()).toBe('sala 1');
    await dialog(page).getByRole('button', { name: 'Torna indietro' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('warns of a future reservation with more people than the changed capacity', async () => {
    const table = await addTable('Limone');
    await createBooking(venueDateInDays(41), { tableId: table.id, numberOfPeople: 4 });
    const page = await staff();
    await page.getByRole('button', { name: 'Modifica Limone' }).click();
    await dialog(page).getByLabel('Capacità').fill('2');
    await dialog(page).getByRole('button', { name: 'Aggiorna tavolo' }).click();
    await page.getByText('Tavolo aggiornato').first().waitFor();
    await page
      .getByText(
        "Il tavolo «Limone» ora accoglie 2 persone, ma ha una prenotazione futura con più persone: resta com'è finché non la sposti.",
      )
      .waitFor();
    await page.getByRole('button', { name: 'Ho capito' }).click();
    await cardOf(page, 'Limone').getByText('Capacità: 2 persone').waitFor();
  });

  it('shows the change of a colleague after a conflict, and overwrites it on the second save', async () => {
    const { id } = await addTable('Arancio');
    const page = await staff({ expectedStatuses: [409] });
    await page.getByRole('button', { name: 'Modifica Arancio' }).click();
    await dialog(page).getByLabel('Capacità').fill('8');
    await (await app.server().staff()).put(`/api/tables/${id}`, { capacity: 5 });
    await dialog(page).getByRole('button', { name: 'Aggiorna tavolo' }).click();
    await page.getByText('Errore nella modifica del tavolo').first().waitFor();
    await dialog(page)
      .getByText(
        /Nel frattempo direzione ha modificato il tavolo «Arancio»\. Controlla e riprova\..*Adesso è così: Arancio · 5 persone · Piano 0 · Attivo/s,
      )
      .waitFor();
    expect(await dialog(page).getByLabel('Capacità').inputValue()).toBe('8');
    await dialog(page).getByRole('button', { name: 'Aggiorna tavolo' }).click();
    await cardOf(page, 'Arancio').getByText('Capacità: 8 persone').waitFor();
  });

  it('deletes a table after a confirmation, but not one with a future reservation', async () => {
    const reserved = await addTable('Mandorlo');
    await addTable('Carrubo');
    await createBooking(venueDateInDays(42), { tableId: reserved.id });
    const page = await staff({ expectedStatuses: [409] });
    await page.getByRole('button', { name: 'Elimina Mandorlo' }).click();
    await dialog(page).getByText('Sei sicuro di voler eliminare il tavolo "Mandorlo"?').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('Impossibile eliminare').first().waitFor();
    await page
      .getByText(
        'Il tavolo «Mandorlo» ha una prenotazione futura: spostala o annullala prima di eliminare.',
      )
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Elimina Carrubo' }).click();
    await dialog(page).waitFor();
    await closeDialogByKey(page);
    await cardOf(page, 'Carrubo').waitFor();
    await page.getByRole('button', { name: 'Elimina Carrubo' }).click();
    await dialog(page).getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('Tavolo eliminato').first().waitFor();
    await cardOf(page, 'Carrubo').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Tavoli');
  });
});

describe('the view Per data e turno', () => {
  const openTurn = async (page: Page, date: string) => {
    await page.getByRole('button', { name: 'Per data e turno' }).click();
    await page.getByLabel('Data').fill(date);
    await page.getByRole('button', { name: '19:00 - 20:50' }).click();
  };

  it('blocks and unblocks a table in one turn, also for guests', async () => {
    const date = dateWithAllRoomsInDays(43);
    const page = await staff();
    await openTurn(page, date);
    const tile = page.getByRole('button', { name: 'Blocca Terrazza 6' });
    await tile.click();
    await page.getByText('Tavolo bloccato').first().waitFor();
    await tile.and(page.locator('[aria-pressed=true]')).waitFor();
    await page.getByText('1 bloccato').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const fetchAvailability = async () =>
      JSON.stringify(
        (
          await app
            .server()
            .guest()
            .get(
              `/api/availability?date=${date}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`,
            )
        ).body,
      );
    expect(await fetchAvailability()).not.toContain('Terrazza 6');
    await tile.press('Enter');
    await page.getByText('Tavolo sbloccato').first().waitFor();
    await tile.and(page.locator('[aria-pressed=false]')).waitFor();
    expect(await fetchAvailability()).toContain('Terrazza 6');
  });

  it('refuses to block an occupied table, and links to its reservation', async () => {
    const date = dateWithAllRoomsInDays(44);
    const page = await staff({ expectedStatuses: [409], sseMuted: true });
    await openTurn(page, date);
    const tile = page.getByRole('button', { name: 'Blocca Terrazza 3' });
    await tile.waitFor();
    const table = (await (await app.server().staff()).get<TableView[]>('/api/tables')).body.find(
      ({ name }) => name === 'Terrazza 3',
    )!;
    await createBooking(date, { tableId: table.id, numberOfPeople: 3 });
    await tile.click();
    await page.getByText('Impossibile bloccare').first().waitFor();
    await page
      .getByText(/Il tavolo «Terrazza 3» è prenotato .* alle 19:00: sposta prima la prenotazione\./)
      .first()
      .waitFor();
    const occupied = page.getByRole('link', { name: /Terrazza 3, occupato: 3 persone/ });
    await occupied.waitFor();
    expect(await occupied.getAttribute('href')).toMatch(
      /^\/admin\?tab=reservations&id=[0-9a-f-]{36}$/,
    );
  });
});

describe.each([
  [768, 1024],
  [390, 844],
])('the tab Tavoli at %i × %i', (width, height) => {
  it('fits the screen in both views and has buttons at least 44 px high', async () => {
    const page = await staff({ viewport: { width, height }, hasTouch: true });
    await page.getByRole('article').first().waitFor();
    expect(await findSmallScreenFaults(page, width)).toEqual([]);
    await page.getByRole('button', { name: 'Per data e turno' }).click();
    await page
      .getByRole('button', { name: /Blocca/ })
      .first()
      .waitFor();
    expect(await findSmallScreenFaults(page, width)).toEqual([]);
    await page.getByRole('button', { name: 'Tutti i tavoli' }).click();
    await page.getByRole('button', { name: 'Modifica Sala 1', exact: true }).click();
    await dialog(page).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

it('shows an empty state without tables', async () => {
  const page = await staff();
  await app.server().database.query('update tables set retired_at = now(), is_active = false');
  await page.getByRole('tab', { name: 'Orari' }).click();
  await open(page);
  await page.getByText('Nessun tavolo configurato').waitFor();
});
