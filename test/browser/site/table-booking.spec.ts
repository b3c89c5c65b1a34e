import { readFileSync } from 'node:fs';
import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import {
  choosePeople,
  fillGuestDetails,
  pressTurn,
  searchTables,
  submitBookingRequest,
  chooseTable,
  openRoom,
  tableOnPlan,
} from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays, dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { listPartiesThatFit } from '#test/support/drivers/parties-that-fit.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const englishMessages = Object.assign(
  {},
  ...['site', 'booking'].map(
    (area) => JSON.parse(readFileSync(`web/shared/i18n/${area}/en.json`, 'utf8')) as object,
  ),
) as Record<string, string>;

const { server, visit } = setupServerAndBrowser();

/** Each test has its own date, because reservations take tables and covers. */
let day = 40;
const nextDate = () => venueDateInDays(day++);

const listFreeTables = async (date: string, people = 2) => {
  const { body } = await server()
    .guest()
    .get<Availability>(
      `/api/availability?date=${date}&numberOfPeople=${people}&mealType=cena&timeSlot=cena_primo`,
    );
  return body.availableSlots.filter(({ suitable }) => suitable).map(({ tableName }) => tableName);
};
const readNextDays = async () =>
  (
    await server()
      .guest()
      .get<DayAvailability[]>(
        `/api/availability/days?from=${venueDateInDays(0)}&numberOfPeople=2&days=42`,
      )
  ).body;
const readReservations = async () =>
  (
    await (
      await server().staff()
    ).get<{ customerName: string; reservationDate: string }[]>('/api/reservations')
  ).body;

describe('the search', () => {
  it('starts with two people, the next available meal and today as the first date', async () => {
    const page = await visit('/reservations');
    const [day] = (await readNextDays()).filter(({ state }) => state === 'free' || state === 'few');
    const next = day!.turns.find(({ state }) => state === 'free' || state === 'few')!;
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Prenota il tuo tavolo',
    );
    expect(await page.getByLabel('Data').getAttribute('min')).toBe(venueDateInDays(0));
    await page.locator('label[data-state=free]').first().waitFor();
    expect(await page.getByLabel('Data').inputValue()).toBe(day!.date);
    expect(await page.locator('input[name=mealType]:checked').inputValue()).toBe(next.mealType);
    expect(await page.locator('input[name=numberOfPeople]:checked').inputValue()).toBe('2');
    expect(await page.getByText(/Più di 8 persone\?/).count()).toBeGreaterThan(0);
  });

  it('shows "Seleziona una data" and "Seleziona un turno" when they are missing', async () => {
    const page = await visit('/reservations');
    await page.getByLabel('Data').fill('');
    await page.getByRole('button', { name: 'Cerca' }).click();
    await page.getByText('Seleziona una data').waitFor();
    await page.getByText('Seleziona un turno').waitFor();
    await waitForFocus(page.getByLabel('Data'));
  });

  it('clears the chosen turn when the meal changes', async () => {
    const page = await visit('/reservations');
    await page.getByLabel('Data').fill(nextDate());
    await page.getByRole('radio', { name: /^Pranzo, 13:00/ }).focus();
    await page.keyboard.press('Space');
    expect(await page.locator('input[name=timeSlot]:checked').inputValue()).toBe('pranzo_secondo');
    await page.getByRole('radio', { name: 'Cena', exact: true }).click();
    await page.getByRole('radio', { name: 'Pranzo', exact: true }).click();
    expect(await page.locator('input[name=timeSlot]:checked').count()).toBe(0);
  });

  it('is available at /prenotazioni, with /reservations as its canonical URL', async () => {
    const page = await visit('/prenotazioni');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Prenota il tuo tavolo',
    );
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${server().origin}/reservations`,
    );
  });
});

describe('booking a table', () => {
  it('creates one reservation, and opens its personal link for a guest without e-mail', async () => {
    const date = nextDate();
    const page = await visit('/reservations');
    await searchTables(page, { date });
    const [table] = await listFreeTables(date);
    expect(await page.getByRole('radio', { name: /^Scegliete voi/ }).isChecked()).toBe(true);
    expect(await page.getByText('75 posti liberi su 75 · c’è molto posto').count()).toBe(1);
    await chooseTable(page, table!);
    await fillGuestDetails(page, {
      name: 'Agata Prova',
      phone: '333 000 0101',
      notes: 'Un seggiolone, grazie.',
    });
    await submitBookingRequest(page);
    await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    await page
      .getByText(
        'La tua richiesta è stata ricevuta e sarà esaminata dal nostro staff. Ti contatteremo presto per confermare.',
      )
      .first()
      .waitFor();
    await page.getByText('In attesa').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/reservations\/[\w-]{43}$/);
    await page.reload();
    await page.getByText('In attesa').waitFor();
    expect(
      (await readReservations()).filter(({ reservationDate }) => reservationDate === date),
    ).toHaveLength(1);
  });

  it('shows an error for each invalid field, and creates no reservation', async () => {
    const date = nextDate();
    const page = await visit('/reservations');
    await searchTables(page, { date });
    await chooseTable(page, (await listFreeTables(date))[0]!);
    await page.getByLabel('Email').fill('non è un indirizzo');
    await submitBookingRequest(page);
    for (const message of [
      'Il nome è obbligatorio',
      'Il numero di telefono è obbligatorio',
      'Email non valida',
    ])
      await page.getByText(message, { exact: true }).waitFor();
    expect(
      (await readReservations()).filter(({ reservationDate }) => reservationDate === date),
    ).toEqual([]);
  });

  it('shows "Seleziona prima uno slot disponibile" when no table is chosen', async () => {
    const page = await visit('/reservations');
    await searchTables(page, { date: nextDate() });
    await openRoom(page, 'Sala');
    await page.getByRole('button', { name: 'Continua' }).first().click();
    await page.getByText('Seleziona prima uno slot disponibile').first().waitFor();
  });

  it('creates one reservation on a double click', async () => {
    const date = nextDate();
    const page = await visit('/reservations');
    await searchTables(page, { date });
    await chooseTable(page, (await listFreeTables(date))[0]!);
    await fillGuestDetails(page, { name: 'Bastiano Esempio', phone: '333 000 0102' });
    await page.getByRole('button', { name: 'Invia la richiesta' }).dblclick();
    await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    expect(
      (await readReservations()).filter(({ reservationDate }) => reservationDate === date),
    ).toHaveLength(1);
  });

  it('offers another table and keeps the typed details when the table was taken', async () => {
    const date = nextDate();
    const [first, second] = [
      await visit('/reservations'),
      await visit('/reservations', { expectedStatuses: [409] }),
    ];
    const [table, other] = await listFreeTables(date);
    for (const page of [first, second]) {
      await searchTables(page, { date });
      await chooseTable(page, table!);
    }
    await fillGuestDetails(first, { name: 'Agata Prova', phone: '333 000 0101' });
    await fillGuestDetails(second, {
      name: 'Crocifissa Esempio',
      phone: '333 000 0103',
      notes: 'Vicino alla finestra',
    });
    await submitBookingRequest(first);
    await first.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    await submitBookingRequest(second);
    await second.getByText('Qualcuno ha appena prenotato questo tavolo.').first().waitFor();
    expect(await tableOnPlan(second, table!).isDisabled()).toBe(true);
    await second.getByText(`Il più simile è ${other}.`).waitFor();
    expect(await tableOnPlan(second, other!).isChecked()).toBe(true);
    await chooseTable(second, other!);
    expect(await second.getByLabel('Nome e cognome').inputValue()).toBe('Crocifissa Esempio');
    expect(await second.getByLabel('Richieste particolari').inputValue()).toBe(
      'Vicino alla finestra',
    );
    await submitBookingRequest(second);
    await second.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
  });

  it('shows few covers left, then insufficient capacity for a larger party', async () => {
    const date = dateWithAllRoomsInDays(150);
    const guest = server().guest();
    const slots = (await guest.get<{ id: string; turnKey: string }[]>('/api/time-slots')).body;
    const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id;
    for (const [index, numberOfPeople] of listPartiesThatFit(71).entries())
      await guest.post('/api/reservations', {
        customerName: `Ospite ${index}`,
        customerPhone: `333 00${index} 000`,
        tableId: null,
        timeSlotId,
        reservationDate: date,
        numberOfPeople,
      });
    const page = await visit('/reservations');
    await searchTables(page, { date });
    await page.getByText('Pochi posti rimasti! Solo 4 posti disponibili.').waitFor();
    await page.getByRole('button', { name: /Torna agli orari/ }).click();
    await choosePeople(page, 5);
    await page.getByText('Alle 19:00 siamo al completo.').waitFor();
    await page.goto(`${page.url()}&step=table`);
    await page
      .getByText('Capacità insufficiente per 5 persone. Richiedi 5 posti, disponibili 4.')
      .waitFor();
    await page.getByText('Non disponibile').first().waitFor();
    expect(await page.locator('input[name=table]:not([disabled])').count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

describe('the booking page by language and device', () => {
  it('shows English texts from the search to the sent request, with field errors', async () => {
    const date = nextDate();
    const page = await visit('/reservations?lang=en');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    const translate = (id: string) => englishMessages[id]!;
    await page.getByRole('button', { name: translate('booking.search'), exact: true }).click();
    await page.getByText(translate('field.turn')).waitFor();
    await page.getByLabel(translate('booking.date')).fill(date);
    await page.getByRole('radio', { name: translate('booking.dinner'), exact: true }).click();
    await pressTurn(page, '19:00');
    await page.locator('label:has(input[name=table])').first().click();
    await page
      .getByRole('button', { name: translate('booking.continue') })
      .first()
      .click();
    await page.getByRole('button', { name: translate('booking.send') }).click();
    await page.getByText(translate('field.name'), { exact: true }).waitFor();
    await page.getByLabel(translate('booking.name')).fill('Agata Prova');
    await page.getByLabel(translate('booking.phone')).fill('333 000 0101');
    await page.getByRole('button', { name: translate('booking.send') }).click();
    await page.getByRole('heading', { name: translate('booking.sentTitle') }).waitFor();
  });
});
