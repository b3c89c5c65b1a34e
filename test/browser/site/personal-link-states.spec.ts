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

const sendRequest = async () => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_secondo')!.id;
  const turn = { reservationDate: venueDateInDays(100), timeSlotId };
  const { body } = await guest.post<ReservationReceipt>(
    '/api/reservations',
    buildReservationRequest(turn, { numberOfPeople: 4 }),
    { 'idempotency-key': newIdempotencyKey() },
  );
  const path = `/api${body.link.replace('ations', 'ations/link')}`;
  return { link: body.link, view: (await guest.get<ReservationStatusView>(path)).body };
};

/** Counts dark backgrounds, on which black text would be unreadable in print. */
const countDarkBackgrounds = (page: Page): Promise<number> =>
  page.locator('main, main *').evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { display, backgroundImage } = getComputedStyle(element, '::before');
        return display !== 'none' && backgroundImage.includes('pattern-notte');
      }).length,
  );

describe('the page of a personal link', () => {
  it('prints the ticket only', async () => {
    const { link, view } = await sendRequest();
    const page = await visitor();
    // The page requests the state again after hydration.
    await page.route('**/api/reservations/link/**', (route) =>
      route.fulfill({ json: { ...view, status: 'confirmed', tableName: 'Sala 3', floor: 0 } }),
    );
    await page.goto(link);
    await page.locator('html[data-ready=yes]').waitFor();
    await page.getByRole('heading', { name: 'Il tavolo è tuo' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    expect(shown).toContain(view.reference);
    expect(shown).toContain(link.split('/').at(-1)!);
    for (const words of ['Prenota', 'Annulla', 'Stampa', 'Note legali'])
      expect(shown).not.toContain(words);
    expect(await countDarkBackgrounds(page)).toBe(0);
  });
});
