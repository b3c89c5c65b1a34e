import type { Page } from 'playwright-core';
import type {
  ReservationReceipt,
  ReservationStatusView,
} from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor } = setupServerAndBrowser();

/** Creates a declined request for four. `page` is the path of its first proposal in the mail. */
const createDeclinedRequest = async () => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_secondo')!.id;
  const turn = { reservationDate: venueDateInDays(130), timeSlotId };
  const { body } = await guest.post<ReservationReceipt>(
    '/api/reservations',
    buildReservationRequest(turn, { numberOfPeople: 4 }),
    { 'idempotency-key': newIdempotencyKey() },
  );
  const staff = await server().staff();
  await staff.put(`/api/reservations/${body.id}`, {
    status: 'cancelled',
    rejectionReason: 'no_room',
  });
  const path = `/api${body.link.replace('/reservations', '/reservations/link')}`;
  const read = async () => (await guest.get<ReservationStatusView>(path)).body;
  const [first] = (await read()).proposals!;
  const page = `${body.link}/proposal/${first!.reservationDate}/${first!.timeSlotId}`;
  return { link: body.link, page, read, date: first!.reservationDate, staff };
};
const waitForTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('the page of a proposal that a mail links to', () => {
  it('sends a request only after a press, for another turn if the proposed one is taken', async () => {
    const { link, page: path, read, date, staff } = await createDeclinedRequest();
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(path);
    await waitForTitle(page, 'Ti va bene questo tavolo?');
    expect((await read()).replacementLink).toBeUndefined();
    await staff.post('/api/closures', { date, service: 'dinner' });
    await page.getByRole('button', { name: 'Va bene' }).click();
    await waitForTitle(page, 'Questa proposta non vale più');
    await page.getByRole('status').getByText('Adesso sono liberi questi:').waitFor();
    const proposals = page.getByRole('button', { name: /^Va bene/ });
    expect(await proposals.count()).toBe(2);

    await proposals.first().click();
    await waitForTitle(page, 'Richiesta di prenotazione inviata!');
    const renewed = new URL(page.url()).pathname;
    expect(renewed).toBe((await read()).replacementLink);
    await page.goto(link);
    await page.getByText('Hai scelto un altro tavolo').waitFor();
    await page.getByRole('link', { name: 'Apri la nuova richiesta' }).click();
    await page.waitForURL(server().origin + renewed);
  });
});
