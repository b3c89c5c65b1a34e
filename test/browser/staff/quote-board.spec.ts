import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { buildQuoteRequest } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { server, visitor } = setupServerAndBrowser();

const createQuote = async (customerName: string): Promise<string> => {
  const quote = buildQuoteRequest({ eventDate: venueDateInDays(60), customerName });
  const { status, body } = await server().guest().post<QuoteReceipt>('/api/event-quotes', quote);
  expect(status).toBe(201);
  return body.id;
};
const postToQuote = async (id: string, path: string, body: object) =>
  expect(
    (await (await server().staff()).post(`/api/event-quotes/${id}/${path}`, body)).status,
  ).toBe(201);

describe('the board of private events', () => {
  it('fits each screen, and has controls at least 44 px high and no axe violations', async () => {
    const id = await createQuote('Unacquasantieradinomelunghissimo Prova');
    await postToQuote(id, 'proposals', {
      price: '€ 46,00 a persona',
      text: `Antipasti\n${'Risotto alla melagrana. '.repeat(20)}`,
    });
    await postToQuote(id, 'contacts', { channel: 'phone', text: 'parola'.repeat(60) });
    const page = await visitor({ hasTouch: true });
    await openStaffArea(page, administrator);
    await page.goto(`/admin?tab=quotes&quote=${id}`);
    await page.getByText('parolaparola').waitFor();
    const controls = page.locator('main').locator('button, a, input, select, summary');
    for (const width of [1440, 1024, 768, 390]) {
      await resizeWindow(page, { width, height: width < 800 ? 1024 : 800 });
      expect(await findSizeFaults(page, width, controls)).toEqual([]);
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
