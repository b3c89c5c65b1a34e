import type { Page } from 'playwright-core';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { administrator, auditor } from '#test/support/fixtures/staff-credentials.ts';
import { newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor } = setupServerAndBrowser();

const createRejectedRequest = async () => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const { body } = await guest.post<ReservationReceipt>(
    '/api/reservations',
    {
      customerName: 'Persona In Prova',
      customerPhone: '347 000 5001',
      tableId: null,
      numberOfPeople: 4,
      reservationDate: venueDateInDays(20),
      timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
    },
    { 'idempotency-key': newIdempotencyKey() },
  );
  await (await server().staff()).put(`/api/reservations/${body.id}`, { status: 'cancelled' });
  return body;
};

const openAsAuditor = async (): Promise<Page> => {
  const page = await visitor({ expectedStatuses: [409] });
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(auditor.username);
  await page.getByLabel('Password').fill(auditor.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.getByRole('heading', { name: 'Storico', level: 2 }).waitFor();
  return page;
};
const openView = (page: Page, view: string) =>
  page
    .getByRole('group', { name: 'Parti dello storico' })
    .getByRole('button', { name: view })
    .click();

describe('the history for an auditor', () => {
  it('shows who rejected a request at which occupancy, hides personal data and verifies the log', async () => {
    const { reference } = await createRejectedRequest();
    const page = await openAsAuditor();
    await page.getByLabel('Riferimento').fill(reference.toLowerCase());
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: `Storia di ${reference}` })
      .first()
      .click();
    await page.getByRole('heading', { name: `Storia ${reference}` }).waitFor();
    const [first, second] = await page.getByRole('article').allInnerTexts();
    expect(first).toMatch(
      /il cliente[\s\S]*Richiesta dal sito: .*4 persone, tavolo da assegnare\. Stato: in attesa\.[\s\S]*Coperti già impegnati \d+ di 75/,
    );
    expect(second).toMatch(
      new RegExp(`${administrator.username}[\\s\\S]*Rifiutata: da in attesa a rifiutata`),
    );
    expect(await page.getByText('Persona In Prova').count()).toBe(0);
    await page.getByRole('button', { name: 'Apri i dati personali' }).click();
    await page.getByText('Per aprire i dati personali serve il permesso di un titolare.').waitFor();
    await openView(page, 'Verifica');
    await page.getByRole('button', { name: 'Verifica ora' }).click();
    await page.getByText(/^Integro: \d+ eventi/).waitFor();
  });
});
