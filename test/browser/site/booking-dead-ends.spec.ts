import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  chooseTable,
  fillGuestDetails,
  searchTables,
  submitBookingRequest,
} from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { buildDeskEntry, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { dateWithAllRoomsInDays, venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visit, visitor } = setupServerAndBrowser();
const PHONE = { viewport: { width: 390, height: 664 } } as const;
const FILLED = 'Le 19:00 si sono appena riempite. I tuoi dati restano qui: scegli un’altra ora.';

/** Enters parties by telephone until the first dinner turn has no covers left. */
const fillTurn = async (date: string) => {
  const staff = await server().staff();
  const slots = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id;
  for (const numberOfPeople of [40, 35])
    await staff.post<ReservationView>(
      '/api/reservations/desk',
      {
        ...buildDeskEntry({ reservationDate: date, timeSlotId }),
        numberOfPeople,
        override: { reason: 'In giardino' },
      },
      { 'idempotency-key': newIdempotencyKey() },
    );
};

it('says once that the turn has filled up, with other hours below, and keeps the input', async () => {
  const date = venueDateInDays(25);
  const page = await visit('/reservations', { ...PHONE, expectedStatuses: [409] });
  await searchTables(page, { date });
  await chooseTable(page, 'Sala 3');
  await fillGuestDetails(page, { name: 'Agata Prova', phone: '333 000 0101', notes: 'Torta' });
  await fillTurn(date);
  await submitBookingRequest(page);
  const alert = page.getByRole('main').getByRole('alert');
  await waitForFocus(alert);
  expect(await alert.allInnerTexts()).toEqual([FILLED]);
  // The toast, which carries the same sentence, loads on demand.
  await page.getByText(FILLED).nth(1).waitFor({ timeout: 20_000 });
  const tiles = page.getByRole('main').locator('a[href*="step=table"]');
  await tiles.nth(3).waitFor();
  const times = (await tiles.allInnerTexts()).map((tile) => /\d\d:\d\d/.exec(tile)?.[0]);
  expect(times).toEqual(['20:50', '21:30', '19:00', '19:00']);
  expect((await tiles.first().boundingBox())!.y).toBeLessThan(400);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await tiles.first().click();
  await page.getByRole('heading', { name: 'Dove vuoi sederti?' }).waitFor();
  await page.getByText(/\d+ posti liberi su 75 · c’è molto posto/).waitFor();
  await page.getByRole('button', { name: 'Continua' }).click();
  expect(await page.getByLabel('Nome e cognome').inputValue()).toBe('Agata Prova');
  await submitBookingRequest(page);
  await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
});

it('shows the next bookable day and its turns for a typed date that has passed', async () => {
  const page = await visit('/reservations', PHONE);
  await page.getByLabel('Data').fill(venueDateInDays(-20));
  const note = page.getByText(/^Quella data è passata: ti mostriamo /);
  await note.waitFor();
  await page.getByLabel('Data').blur();
  const shown = await page.getByLabel('Data').inputValue();
  expect(shown >= venueDateInDays(0)).toBe(true);
  expect(await note.innerText()).toContain(` ${Number(shown.slice(8))} `);
  await page.locator('label[data-state=free] input[name=timeSlot]').first().waitFor();
  expect(await page.getByText('…', { exact: true }).count()).toBe(0);
});

it('says on the tiles of a day what the chosen meal has, and before a choice which meal has room', async () => {
  const date = dateWithAllRoomsInDays(12);
  const staff = await server().staff();
  await staff.post('/api/turn-limits', { date, mealType: 'cena', kind: 'full', reason: 'Prova' });
  const page = await visit('/reservations', PHONE);
  await page.getByLabel('Data').fill(date);
  await page.getByText('Tutto il mese').click();
  const tiles = page.locator('label').filter({ has: page.locator(`input[value="${date}"]`) });
  const waitForBoth = (words: string) => tiles.filter({ hasText: words }).nth(1).waitFor();
  await waitForBoth('solo pranzo');
  await page.getByRole('radio', { name: 'Cena', exact: true }).click();
  await waitForBoth('cena piena');
  await page.getByRole('radio', { name: 'Pranzo', exact: true }).click();
  await waitForBoth('libero');
});

it('says once that the turn has filled up, without JavaScript', async () => {
  const date = venueDateInDays(26);
  const slots = (await server().guest().get<TimeSlotView[]>('/api/time-slots')).body;
  const { id } = slots.find(({ turnKey }) => turnKey === 'cena_primo')!;
  const search = { date, numberOfPeople: '2', mealType: 'cena', timeSlot: id };
  const page = await visitor({ javaScriptEnabled: false, expectedStatuses: [409] });
  await page.goto(`/reservations/request?${new URLSearchParams(search)}`);
  await page.getByLabel('Nome e cognome').fill('Agata Prova');
  await page.getByLabel('Telefono').fill('333 000 0101');
  await fillTurn(date);
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('link', { name: 'Guarda gli altri turni' }).waitFor();
  const boxes = page.getByRole('main').getByText(/tavol|post[io]/);
  expect(await boxes.allInnerTexts()).toEqual([
    'Questa ricerca non ha tavoli liberi. Guarda gli altri turni.',
  ]);
});
