import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { buildQuoteRequest } from '#test/support/builders/request-builders.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor } = setupServerAndBrowser();

describe('the list of quotes', () => {
  it('approves a quote with the keyboard, and undoes the approval', async () => {
    const quote = buildQuoteRequest({ eventDate: venueDateInDays(60) });
    const { body: receipt } = await server().guest().post<QuoteReceipt>('/api/event-quotes', quote);
    const page = await visitor();
    await openStaffArea(page, administrator);
    await page.getByRole('tab', { name: /Preventivi 1 in attesa/ }).click();
    const card = page.getByRole('article', { name: quote.customerName });
    await card.getByRole('button', { name: 'Approva' }).press('Enter');
    const price = page.getByRole('dialog').getByLabel('Prezzo proposto');
    await price.fill('quanto basta');
    await price.press('Enter');
    await page.getByText('Prezzo non valido').waitFor();
    await price.fill('€ 45,00 a persona');
    await price.press('Enter');
    await card.getByText('€ 45,00 a persona').waitFor();
    await waitForFocus(card);
    const staff = await server().staff();
    const { body } = await staff.get<QuoteDetail>(`/api/event-quotes/${receipt.id}`);
    expect(body).toMatchObject({ status: 'approved', hold: { covers: 50 } });
    await card.getByRole('button', { name: 'Rimetti com’era' }).press('Enter');
    await card.getByText('In attesa').waitFor();
  });
});
