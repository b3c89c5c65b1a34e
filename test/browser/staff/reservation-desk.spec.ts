import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { dateWithAllRoomsInDays, venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  reservationCard,
  chooseMoreAction,
  closeDialogByKey,
  selectOptionByPrefix,
  setupStaffDeskPage,
  openDialog,
} from '#test/support/fixtures/staff-desk-page.ts';
import { tabTo, waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';

const app = setupServerAndBrowser();
const { accept, found, name, office, request, slotId, staff, tableId } = setupStaffDeskPage(app);

const longDate = (date: string) =>
  new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
const waitForText = (page: Page, words: string) => page.getByText(words).first().waitFor();
const fillPhoneBooking = async (
  page: Page,
  {
    guest,
    date,
    people = '2',
    turn = '19:00',
  }: { guest: string; date: string; people?: string; turn?: string },
) => {
  await page.getByRole('button', { name: 'Nuova prenotazione' }).click();
  await openDialog(page).getByLabel('Nome').fill(guest);
  await openDialog(page).getByLabel('Telefono', { exact: false }).last().fill('333 000 0909');
  await openDialog(page).getByLabel('Data').fill(date);
  await openDialog(page).getByLabel('Persone').fill(people);
  await selectOptionByPrefix(page, 'Turno', turn);
};

describe('a request in the tab Prenotazioni', () => {
  it('shows all fields that the specification requires, and is confirmed with Accetta', async () => {
    const date = venueDateInDays(33);
    const guest = await request(date, {
      customerEmail: 'ospite@example.org',
      notes: 'Un seggiolone, grazie.',
      numberOfPeople: 1,
    });
    const page = await staff();
    const card = reservationCard(page, guest);
    const text = await card.innerText();
    for (const words of [
      guest,
      'ospite@example.org',
      'In attesa',
      longDate(date),
      '19:00 - 20:50',
      'Cena · primo turno',
      'persona',
      'Da assegnare',
      'Un seggiolone, grazie.',
      'Ricevuta il',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('persone');
    await card.getByRole('button', { name: 'Accetta', exact: true }).click();
    await waitForText(page, 'Prenotazione accettata');
    await card.getByText('Confermata').waitFor();
    expect(await card.getByRole('button', { name: 'Accetta', exact: true }).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('is rejected with one press of a reason, which Storia shows, and the rejection can be undone', async () => {
    const guest = await request(venueDateInDays(34));
    const page = await staff('status=pending');
    const card = reservationCard(page, guest);
    await card.getByRole('button', { name: 'Rifiuta' }).click();
    const reasons = openDialog(page).getByRole('group', { name: 'Tocca il motivo per rifiutare' });
    expect(await reasons.getByRole('button').allInnerTexts()).toEqual([
      'Al completo',
      'Locale chiuso',
      'Poco preavviso',
      'Contatti non validi',
      'Richiesta doppia',
      'Altro motivo',
    ]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await reasons.getByRole('button', { name: 'Poco preavviso' }).click();
    await waitForText(page, 'Prenotazione rifiutata');
    await card.getByText('Rifiutata', { exact: true }).waitFor();
    await card.getByText('Rifiutata da direzione').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Storia' }).click();
    await openDialog(page).getByText('Motivo: Poco preavviso').waitFor();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Annulla azione' }).click();
    await waitForText(page, 'Azione annullata');
    await card.getByText('In attesa').waitFor();
    await card.getByRole('button', { name: 'Accetta', exact: true }).waitFor();
  });

  it('shows who has already answered it when a rejection comes too late', async () => {
    const guest = await request(venueDateInDays(35));
    const [first, second] = [
      await staff('', { as: 'sala' }),
      await staff('', { expectedStatuses: [409], sseMuted: true }),
    ];
    await reservationCard(second, guest).waitFor();
    await second.waitForLoadState('networkidle');
    await reservationCard(first, guest)
      .getByRole('button', { name: 'Accetta', exact: true })
      .click();
    await reservationCard(first, guest).getByText('Confermata').waitFor();
    await reservationCard(second, guest).getByRole('button', { name: 'Rifiuta' }).click();
    await openDialog(second).getByRole('button', { name: 'Al completo' }).click();
    await waitForText(second, 'Prenotazione già gestita: Confermata (sala)');
    await openDialog(second).getByRole('button', { name: 'Chiudi' }).click();
    await reservationCard(second, guest).getByText('Confermata').waitFor();
  });
});

describe('the list of reservations', () => {
  it('filters by day and status, and keeps the filter after a reload', async () => {
    const date = venueDateInDays(40);
    const [one, other] = [
      await request(date),
      await request(date, { timeSlotId: slotId('cena_terzo'), numberOfPeople: 3 }),
    ];
    await accept(other);
    const page = await staff();
    await page.getByLabel('Data').fill(date);
    await page.getByRole('heading', { name: '19:00 - 20:50' }).waitFor();
    await page.getByRole('heading', { name: '21:30 - 22:30' }).waitFor();
    await page.getByText('1 prenotazione · 3 persone').waitFor();
    // The counts are requested separately from the list.
    await page.getByRole('button', { name: 'Tutte 2', exact: true }).waitFor();
    expect(
      await page
        .getByRole('group', { name: 'Filtra le prenotazioni' })
        .getByRole('button')
        .allTextContents(),
    ).toEqual([
      'Tutte 2',
      'In attesa 1',
      'Da chiamare 1',
      'Confermate 1',
      'Rifiutate e annullate 0',
      'Completate 0',
    ]);
    await page.getByRole('button', { name: /^Confermate/ }).click();
    await reservationCard(page, other).waitFor();
    await reservationCard(page, one).waitFor({ state: 'detached' });
    await page.reload();
    await reservationCard(page, other).waitFor();
    expect(await reservationCard(page, one).count()).toBe(0);
    await page.getByRole('button', { name: 'Giorno successivo' }).click();
    await waitForText(page, 'Nessuna prenotazione in questo gruppo');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('finds a reservation by name or telephone number, without the search text in the URL', async () => {
    const guest = await request(venueDateInDays(41), { customerPhone: '+39 347 555 0141' });
    const page = await staff();
    await page.getByRole('searchbox').fill('347 5550141');
    await waitForText(page, 'Tutte 1');
    await reservationCard(page, guest).waitFor();
    await page.getByRole('searchbox').fill('nessuno con questo nome');
    await waitForText(page, 'Nessuna prenotazione trovata per «nessuno con questo nome»');
    expect(page.url()).not.toContain('nessuno');
    await page.getByRole('searchbox').fill(guest.toUpperCase());
    await reservationCard(page, guest).waitFor();
  });

  it('keeps an accepted request under In attesa until another filter is chosen', async () => {
    const guest = await request(venueDateInDays(42));
    const { id } = await found(guest);
    const page = await staff('status=pending');
    // The page requests a single reservation when the filtered list no longer contains it.
    const singleRead = page.waitForResponse(
      (read) => read.request().method() === 'GET' && read.url().endsWith(`/api/reservations/${id}`),
    );
    await reservationCard(page, guest)
      .getByRole('button', { name: 'Accetta', exact: true })
      .click();
    await reservationCard(page, guest).getByText('Confermata').waitFor();
    await singleRead;
    expect(await reservationCard(page, guest).count()).toBe(1);
    await waitForFocus(reservationCard(page, guest));
    await page.getByRole('button', { name: /^Tutte \d/ }).click();
    await page.getByRole('button', { name: /^In attesa/ }).click();
    await reservationCard(page, guest).waitFor({ state: 'detached' });
  });
});

describe('a booking by telephone', () => {
  it('shows missing fields, survives a tap beside it, and accepts a party larger than the online limit of eight', async () => {
    const [guest, date] = [name('Comitiva'), venueDateInDays(44)];
    const page = await staff();
    await page.getByRole('button', { name: 'Nuova prenotazione' }).click();
    const day = openDialog(page).getByLabel('Data');
    expect([await day.getAttribute('min'), await day.getAttribute('max')]).toEqual([
      venueDateInDays(0),
      venueDateInDays(365),
    ]);
    await openDialog(page).getByRole('button', { name: 'Inserisci' }).click();
    for (const words of [
      'Il nome è obbligatorio',
      'Il numero di telefono è obbligatorio',
      'Seleziona un turno',
    ])
      await waitForText(page, words);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await fillPhoneBooking(page, { guest, date, people: '12' });
    await page.mouse.click(4, 4);
    expect(await openDialog(page).getByLabel('Nome').inputValue()).toBe(guest);
    await openDialog(page).getByRole('button', { name: 'Inserisci' }).click();
    await waitForText(page, 'Prenotazione inserita');
    await openDialog(page).waitFor({ state: 'detached' });
    const text = await reservationCard(page, guest).innerText();
    for (const words of ['Confermata', '12', 'Telefono', 'Da assegnare'])
      expect(text).toContain(words);
  });

  it('uses an occupied table only with a reason, which Storia shows', async () => {
    const [guest, date] = [name('Puntuale'), venueDateInDays(45)];
    await request(date, { tableId: tableId('Loggia 1') });
    const page = await staff('', { expectedStatuses: [409] });
    await fillPhoneBooking(page, { guest, date });
    await selectOptionByPrefix(page, 'Tavolo', 'Loggia 1 · 2 posti · occupato');
    await openDialog(page).getByRole('button', { name: 'Inserisci' }).click();
    await waitForText(page, 'è già occupato in questo turno');
    expect(await openDialog(page).getByLabel('Nome').inputValue()).toBe(guest);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await openDialog(page).getByRole('button', { name: 'Inserisci lo stesso' }).click();
    await waitForText(page, 'Indica il motivo');
    await openDialog(page).getByLabel('Motivo per procedere lo stesso').fill('Si siedono insieme');
    await openDialog(page).getByRole('button', { name: 'Inserisci lo stesso' }).click();
    await waitForText(page, 'Prenotazione inserita');
    await reservationCard(page, guest).getByText('Tavolo condiviso').waitFor();
    await reservationCard(page, guest).getByRole('button', { name: 'Storia' }).click();
    await waitForText(page, 'Si siedono insieme');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

describe('the change of a reservation', () => {
  it('saves another date, turn, table and party size, and can be undone', async () => {
    const [date, other] = [venueDateInDays(47), venueDateInDays(48)];
    const guest = await request(date);
    await accept(guest);
    const page = await staff(`date=${date}`);
    await reservationCard(page, guest).getByRole('button', { name: 'Sposta' }).click();
    await openDialog(page)
      .getByText(`Adesso: ${longDate(date)}, 19:00 - 20:50, 2 persone, tavolo da assegnare`)
      .waitFor();
    await openDialog(page).getByLabel('Data').fill(other);
    await openDialog(page).getByLabel('Persone').fill('4');
    await selectOptionByPrefix(page, 'Turno', '20:50');
    await selectOptionByPrefix(page, 'Tavolo', 'Sala 3');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await openDialog(page).getByRole('button', { name: 'Salva' }).click();
    await waitForText(page, 'Prenotazione modificata');
    const text = await reservationCard(page, guest).innerText();
    for (const words of [longDate(other), '20:50 - 21:30', '4', 'Sala 3', 'Da avvisare'])
      expect(text).toContain(words);
    await reservationCard(page, guest).getByRole('button', { name: 'Annulla azione' }).click();
    await reservationCard(page, guest).getByText('19:00 - 20:50').waitFor();
  });

  it('shows what a colleague changed, keeps the typed value and then saves both changes', async () => {
    const date = venueDateInDays(49);
    const guest = await request(date);
    const id = await accept(guest);
    const page = await staff(`id=${id}&action=move`, { expectedStatuses: [409] });
    await openDialog(page).getByLabel('Persone').fill('3');
    const colleague = await staff(`date=${date}`, { as: 'sala' });
    await reservationCard(colleague, guest).getByRole('button', { name: 'Assegna tavolo' }).click();
    await openDialog(colleague).getByText('Sala 4', { exact: true }).click();
    await openDialog(colleague).getByRole('button', { name: 'Assegna' }).click();
    await reservationCard(colleague, guest).getByText('Sala 4').waitFor();
    await openDialog(page).getByRole('button', { name: 'Salva' }).click();
    await waitForText(page, 'Nel frattempo sala');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await openDialog(page).getByText('Sala 4').first().waitFor();
    expect(await openDialog(page).getByLabel('Persone').inputValue()).toBe('3');
    await openDialog(page).getByRole('button', { name: 'Salva' }).click();
    await waitForText(page, 'Prenotazione modificata');
    expect(await found(guest)).toMatchObject({ numberOfPeople: 3, tableName: 'Sala 4' });
  });

  it('cancels a confirmed reservation with a reason, which Storia shows', async () => {
    const guest = await request(venueDateInDays(50));
    await accept(guest);
    const page = await staff();
    await chooseMoreAction(page, guest, 'Annulla prenotazione');
    await openDialog(page).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await openDialog(page).getByRole('button', { name: 'Annulla prenotazione' }).click();
    await waitForText(page, 'Indica il motivo');
    await openDialog(page).getByText('Lo ha chiesto il cliente').click();
    await openDialog(page).getByRole('button', { name: 'Annulla prenotazione' }).click();
    await waitForText(page, 'Prenotazione annullata');
    await reservationCard(page, guest).getByText('Annullata dal locale').waitFor();
    await reservationCard(page, guest).getByRole('button', { name: 'Storia' }).click();
    await waitForText(page, 'Motivo: Lo ha chiesto il cliente');
  });

  it('opens from a URL, and reports a reservation that does not exist', async () => {
    const guest = await request(venueDateInDays(51));
    const { id } = await found(guest);
    const page = await staff(`id=${id}&action=move`, { expectedStatuses: [404] });
    await openDialog(page)
      .getByRole('heading', { name: `Sposta: ${guest}` })
      .waitFor();
    await page.waitForURL((url) => !url.href.includes(id));
    await page.goto('/admin?tab=reservations&id=00000000-0000-4000-8000-000000000000&action=move');
    await waitForText(page, 'Prenotazione non trovata');
  });
});

describe('guests to call', () => {
  it('are marked Da avvisare, with links to call and chat, until staff press Chiamato', async () => {
    const guest = await request(venueDateInDays(52), { customerPhone: '333 000 0152' });
    await accept(guest);
    const page = await staff('status=to_call');
    const card = reservationCard(page, guest);
    expect(await card.getByRole('link', { name: 'Chiama' }).getAttribute('href')).toBe(
      'tel:3330000152',
    );
    const chat = card.getByRole('link', { name: /^Scrivi/ });
    const { pathname } = new URL((await chat.getAttribute('href'))!);
    expect([pathname, await chat.getAttribute('rel')]).toEqual([
      '/393330000152',
      'noopener noreferrer',
    ]);
    await card.getByRole('button', { name: 'Chiamato' }).click();
    await waitForText(page, 'Cliente avvisato');
    await card.getByText('Da avvisare').waitFor({ state: 'detached' });
    expect((await found(guest)).toCall).toBe(false);
  });
});

describe('live updates', () => {
  it('show a new request as message, card and number in the page title', async () => {
    const page = await staff(`date=${venueDateInDays(53)}`);
    await waitForText(page, 'In diretta');
    await page.getByLabel('Suono').uncheck({ force: true });
    const guest = await request(venueDateInDays(53));
    // The message appears before the card and stays for five seconds.
    await page
      .getByRole('status')
      .getByText('Nuova richiesta di prenotazione')
      .waitFor({ state: 'attached' });
    await reservationCard(page, guest).waitFor();
    await page.waitForFunction(() => /^\(\d+\) Amministrazione/.test(document.title));
    await accept(guest);
    await reservationCard(page, guest).getByText('Confermata').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Prenotazioni', exact: true }).waitFor();
    expect(await page.getByLabel('Suono').isChecked()).toBe(false);
  });

  it('are replaced by polling every 30 seconds while the event stream is down', async () => {
    const page = await staff(`date=${venueDateInDays(54)}`, { expectedStatuses: [503] });
    await page.clock.install();
    await page.route('**/api/desk/live', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await waitForText(page, 'Aggiornato ogni 30 secondi');
    await waitForText(page, 'Nessuna prenotazione per');
    const guest = await request(venueDateInDays(54));
    await page.clock.runFor(31_000);
    await reservationCard(page, guest).waitFor();
  });
});

describe('a long list of reservations', () => {
  it('loads in pages and focuses the first new card', async () => {
    for (let at = 0; at < 7; at++) {
      await office().post('/api/reservations/desk', {
        origin: 'phone',
        customerName: `Pagina ${at}`,
        customerPhone: '333 000 0000',
        tableId: null,
        numberOfPeople: 1,
        reservationDate: dateWithAllRoomsInDays(60),
        timeSlotId: slotId('cena_terzo'),
      });
    }
    const page = await staff();
    // Reduces the page size from 60 to 5. A few reservations then fill several pages.
    await page.route(/limit=60/, (route) =>
      route.continue({ url: route.request().url().replace('limit=60', 'limit=5') }),
    );
    await page.getByRole('searchbox').fill('Pagina');
    await page.getByRole('button', { name: 'Mostra altre (2)' }).waitFor();
    const before = await page.getByRole('article').count();
    await page.getByRole('button', { name: 'Mostra altre (2)' }).click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('article').length > count,
      before,
    );
    expect(await page.getByRole('article').count()).toBe(7);
    await waitForFocus(page.getByRole('article').nth(5));
    expect(await page.getByRole('button', { name: /^Mostra altre/ }).count()).toBe(0);
  });
});

describe('print and export', () => {
  it('shows the parties on the evening sheet, and prints it without buttons and background', async () => {
    const date = venueDateInDays(70);
    const [pendingGuest, confirmedGuest] = [
      await request(date, { notes: 'Allergia alle noci' }),
      await request(date, { numberOfPeople: 3, tableId: tableId('Sala 4') }),
    ];
    await accept(confirmedGuest);
    const page = await staff(`date=${date}`);
    await page.getByRole('link', { name: 'Foglio della sera' }).click();
    await page.getByRole('heading', { name: 'Foglio della sera' }).waitFor();
    await page.getByText('Totale: 2 prenotazioni, 5 persone, di cui 1 in attesa').waitFor();
    const rows = await page.getByRole('row').allInnerTexts();
    expect(rows.find((row) => row.includes(confirmedGuest))).toMatch(/19:00\s+Sala 4/);
    const pendingRow = rows.find((row) => row.includes(pendingGuest))!;
    for (const words of ['in attesa', 'Allergia alle noci', 'Da assegnare'])
      expect(pendingRow).toContain(words);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Stampa' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toBe('none');
  });

  it('exports a range of dates as CSV, and reports an end before the start', async () => {
    const date = venueDateInDays(71);
    const guest = await request(date);
    const page = await staff(`date=${date}`);
    await page.getByRole('button', { name: 'Esporta CSV' }).click();
    await openDialog(page).getByLabel('Al', { exact: true }).fill(venueDateInDays(70));
    await openDialog(page).getByRole('button', { name: 'Scarica' }).click();
    await waitForText(page, 'La fine viene prima dell’inizio');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await openDialog(page).getByLabel('Al', { exact: true }).fill(date);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      openDialog(page).getByRole('button', { name: 'Scarica' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`prenotazioni-${date}-${date}.csv`);
    expect(readFileSync(await file.path(), 'utf8')).toContain(guest);
  });
});

const waitForFocusOnText = (page: Page, text: string) =>
  page.waitForFunction((label) => document.activeElement?.textContent === label, text);

describe('a request used with the keyboard alone', () => {
  it('is accepted and changed, and its menu opens, closes and starts an action', async () => {
    const guest = await request(venueDateInDays(75));
    const page = await staff(`date=${venueDateInDays(75)}`);
    await reservationCard(page, guest).waitFor();
    await tabTo(page, 'Accetta');
    await page.keyboard.press('Enter');
    await reservationCard(page, guest).getByText('Confermata').waitFor();
    await waitForFocus(reservationCard(page, guest));
    await tabTo(page, 'Sposta');
    await page.keyboard.press('Enter');
    await openDialog(page).waitFor();
    await tabTo(page, 'Persone');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await waitForText(page, 'Prenotazione modificata');
    await openDialog(page).waitFor({ state: 'detached' });
    // Without the focus, Tab starts in the header, which also has a button «Altro».
    await waitForFocus(reservationCard(page, guest).getByRole('button', { name: 'Sposta' }));
    await tabTo(page, 'Altro');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.role === 'menuitem');
    await page.keyboard.press('End');
    await waitForFocusOnText(page, 'Annulla prenotazione');
    await page.keyboard.press('Escape');
    await waitForFocusOnText(page, 'Altro');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.role === 'menuitem');
    await page.keyboard.press('End');
    await waitForFocusOnText(page, 'Annulla prenotazione');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
    await closeDialogByKey(page);
    await waitForFocusOnText(page, 'Altro');
    expect((await found(guest)).numberOfPeople).toBe(5);
  });
});

describe.each([
  [768, 1024],
  [390, 844],
])('the tab Prenotazioni at %i × %i', (width, height) => {
  const expectNoFaults = async (page: Page) => {
    expect(
      await findSizeFaults(
        page,
        width,
        page.locator('button, a[href], select, input:not([type=radio], [type=checkbox])'),
      ),
    ).toEqual([]);
  };

  it('fits the screen and has controls at least 44 px high', async () => {
    const date = venueDateInDays(width === 768 ? 80 : 81);
    const [guest] = [
      await request(date, { customerEmail: 'ospite@example.org' }),
      await request(date),
    ];
    const acceptedGuest = await request(date, { notes: 'Vicino alla finestra' });
    await accept(acceptedGuest);
    const page = await staff(`date=${date}`, { viewport: { width, height }, hasTouch: true });
    await reservationCard(page, acceptedGuest).waitFor();
    await expectNoFaults(page);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await reservationCard(page, guest).getByRole('button', { name: 'Altro' }).click();
    await expectNoFaults(page);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Assegna tavolo' }).click();
    await openDialog(page).getByText('Loggia 1', { exact: true }).waitFor();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Nuova prenotazione' }).click();
    await expectNoFaults(page);
    await page.goto(`/admin/sheet?date=${date}`);
    await page.getByRole('table').first().waitFor();
    await expectNoFaults(page);
    const cutCells = await page
      .locator('th, td')
      .evaluateAll((cells) =>
        cells
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cutCells).toEqual([]);
  });
});
