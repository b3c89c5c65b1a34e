import type { Page } from 'playwright-core';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  chooseTable,
  fillGuestDetails,
  searchTables,
  submitBookingRequest,
} from '#test/support/drivers/browser/booking-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visit, visitor } = setupServerAndBrowser();

const openNote = async (script: boolean): Promise<Page> => {
  const guest = server().guest();
  const { body: slots } = await guest.get<TimeSlotView[]>('/api/time-slots');
  const { body } = await guest.post<ReservationReceipt>(
    '/api/reservations',
    buildReservationRequest({
      reservationDate: venueDateInDays(20),
      timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
    }),
    { 'idempotency-key': newIdempotencyKey() },
  );
  const path = `${body.link}/note?lang=en`;
  if (script) return visit(path);
  const page = await visitor({ javaScriptEnabled: false, expectedStatuses: [400] });
  await page.goto(path);
  return page;
};

describe('a text that is too long keeps every character and is refused at its field', () => {
  it('in the allergies of a booking', async () => {
    const page = await visit('/reservations');
    await searchTables(page, { date: venueDateInDays(21) });
    await chooseTable(page, 'Sala 3');
    await fillGuestDetails(page, { name: 'Agata Prova', phone: '333 000 0811' });
    await page.getByText('Allergie o intolleranze').click();
    const note = page.getByLabel('Altro da sapere');
    await note.fill('a'.repeat(201));
    await page.getByLabel(/^Acconsento/).check();
    await submitBookingRequest(page);
    await page.getByText('Massimo 200 caratteri').waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'allergies.note',
    );
    expect(await note.getAttribute('aria-invalid')).toBe('true');
    expect(await note.inputValue()).toHaveLength(201);
    await note.fill(` ${'a'.repeat(200)} `);
    await submitBookingRequest(page);
    await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
  });

  it.each([true, false])('in the note of the guest, with JavaScript: %s', async (script) => {
    const page = await openNote(script);
    const note = page.getByRole('textbox');
    await note.fill('a'.repeat(2_001));
    await page.locator('main form button[type=submit]').click();
    await page
      .getByText(/^At most 2,?000 characters/)
      .first()
      .waitFor();
    expect(await note.getAttribute('aria-invalid')).toBe('true');
    expect(await note.inputValue()).toHaveLength(2_001);
  });
});
