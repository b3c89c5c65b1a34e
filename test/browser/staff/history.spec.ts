import type { Page } from 'playwright-core';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { administrator, auditor } from '#test/support/fixtures/staff-credentials.ts';
import { newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor, visit } = setupServerAndBrowser();
const DAY = venueDateInDays(20);

let guestCount = 0;
const createRequest = async (numberOfPeople = 4) => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const customerPhone = `347 000 ${5_000 + ++guestCount}`;
  const { body } = await guest.post<ReservationReceipt>(
    '/api/reservations',
    {
      customerName: `Persona In Prova ${guestCount}`,
      customerPhone,
      tableId: null,
      numberOfPeople,
      reservationDate: DAY,
      timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
      notes: 'Vicino alla finestra',
    },
    { 'idempotency-key': newIdempotencyKey() },
  );
  return { ...body, customerPhone, customerName: `Persona In Prova ${guestCount}` };
};
const createRejectedRequest = async () => {
  const created = await createRequest();
  await (await server().staff()).put(`/api/reservations/${created.id}`, { status: 'cancelled' });
  return created;
};

const openAsAuditor = async (options: Parameters<typeof visitor>[0] = {}): Promise<Page> => {
  const page = await visitor(options);
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(auditor.username);
  await page.getByLabel('Password').fill(auditor.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.getByRole('heading', { name: 'Storico', level: 2 }).waitFor();
  return page;
};
const openAsAdministrator = async (
  path: string,
  options: Parameters<typeof visitor>[0] = {},
): Promise<Page> => {
  const page = await visitor(options);
  await signIn(page, administrator);
  await page.goto(path);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return page;
};
const openView = (page: Page, view: string) =>
  page
    .getByRole('group', { name: 'Parti dello storico' })
    .getByRole('button', { name: view })
    .click();

describe('the history for an auditor', () => {
  it('shows who rejected a request at which occupancy, hides personal data and verifies the log', async () => {
    const { reference, customerName } = await createRejectedRequest();
    const page = await openAsAuditor({ expectedStatuses: [409] });
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
    expect(await page.getByText(customerName).count()).toBe(0);
    await page.getByRole('button', { name: 'Apri i dati personali' }).click();
    await page.getByText('Per aprire i dati personali serve il permesso di un titolare.').waitFor();
    await openView(page, 'Verifica');
    await page.getByRole('button', { name: 'Verifica ora' }).click();
    await page.getByText(/^Integro: \d+ eventi/).waitFor();
  });

  it('redirects other staff pages to the history', async () => {
    const page = await openAsAuditor();
    for (const path of ['/admin', '/admin?tab=reservations', '/admin/privacy', '/admin/sheet']) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'Storico', level: 2 }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin/audit');
    }
    // At this width, the links to other pages are hidden until the menu is opened.
    await page.getByRole('button', { name: 'Altro', exact: true }).click();
    await page.getByRole('link', { name: 'Il mio accesso' }).waitFor();
    expect(await page.getByRole('link', { name: 'Dati personali' }).count()).toBe(0);
  });

  it('downloads the log with its proof as a file', async () => {
    await createRequest();
    const page = await openAsAuditor();
    await openView(page, 'Verifica');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Registro con prova' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('registro.jsonl');
  });
});

describe('the event log page', () => {
  it('shows the reason that staff chose for a rejection', async () => {
    const { reference, customerName } = await createRequest();
    const page = await openAsAdministrator('/admin?tab=reservations&status=pending');
    await page
      .getByRole('article', { name: customerName, exact: true })
      .getByRole('button', { name: 'Rifiuta' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Poco preavviso' }).click();
    await page.getByText('Prenotazione rifiutata').first().waitFor();
    await page.goto('/admin/audit');
    await page.getByLabel('Riferimento').fill(reference);
    await page.keyboard.press('Enter');
    await page
      .getByRole('article')
      .filter({
        hasText:
          /Rifiutata: da in attesa a rifiutata.*Motivo: poco preavviso\.\s*Coperti già impegnati/s,
      })
      .waitFor();
  });

  it('writes the filter to the URL and shows an empty state when no event matches', async () => {
    await createRejectedRequest();
    const page = await openAsAdministrator('/admin/audit');
    await page.getByLabel('Che cosa').selectOption('ReservationRejected');
    await page.waitForURL(/type=ReservationRejected/);
    await page
      .getByRole('article')
      .filter({ hasNotText: 'Rifiutata:' })
      .first()
      .waitFor({ state: 'detached' });
    await page
      .getByRole('article')
      .filter({ hasText: 'Rifiutata: da in attesa a rifiutata' })
      .first()
      .waitFor();
    await page.getByLabel('Giorno del servizio').fill('2040-01-01');
    await page.getByText('Nessun evento con questi filtri').waitFor();
    await page.getByRole('button', { name: 'Togli i filtri' }).click();
    await page.getByRole('article').first().waitFor();
  });
});

describe('the reservations as of an event', () => {
  it('show the status before the rejection when the slider moves back', async () => {
    await createRejectedRequest();
    const page = await openAsAdministrator(`/admin/audit?view=libro&giorno=${DAY}`);
    const row = page.getByRole('row').filter({ hasText: `Persona In Prova ${guestCount}` });
    await row.getByText('Rifiutata').waitFor();
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    await row.getByText('In attesa').waitFor();
  });
});

describe('the page for personal data', () => {
  it('finds a guest by telephone number and erases the data after a confirmation with the name', async () => {
    const { customerPhone, customerName, reference } = await createRequest();
    const page = await openAsAdministrator('/admin/privacy');
    await page.getByRole('button', { name: 'Cerca' }).waitFor();
    await page.getByLabel('Telefono').fill(customerPhone);
    await page.getByRole('button', { name: 'Cerca' }).click();
    await page.getByText('1 scheda trovata').waitFor();
    for (const words of [
      customerName,
      'Vicino alla finestra',
      `Ha prenotazioni future (${reference})`,
    ])
      await page.getByText(words, { exact: false }).first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancella tutto' }).click();
    await page.getByText(`Sei sicuro di voler cancellare i dati di "${customerName}"?`).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancella per sempre' }).click();
    await page.getByText('Dati cancellati', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Cerca' }).click();
    await page.getByText('Nessun dato').first().waitFor();
    await page.goto(
      `/admin/audit?view=registro&storia=reservation-${await findReservationId(reference)}`,
    );
    await page.getByText('Dati cancellati').first().waitFor();
  });

  it('shows an error without a telephone number or an e-mail address', async () => {
    const page = await openAsAdministrator('/admin/privacy', { expectedStatuses: [400] });
    await page.getByRole('button', { name: 'Cerca' }).click();
    await page.getByText('Indica un telefono o un indirizzo email').waitFor();
  });
});

const findReservationId = async (reference: string): Promise<string> =>
  (await (await server().staff()).get<{ id: string }[]>(`/api/reservations?q=${reference}`))
    .body[0]!.id;

describe('the pages of the history', () => {
  it.each([1_440, 768, 390])(
    'fit %i px without axe violations and horizontal scrolling',
    async (width) => {
      await createRejectedRequest();
      const page = await openAsAuditor({ viewport: { width, height: 900 } });
      for (const [view, content] of [
        ['Registro', page.getByRole('article')],
        ['Il libro com’era', page.getByText('Nessuna prenotazione')],
        ['Verifica', page.getByText('Ultimo sigillo')],
      ] as const) {
        await openView(page, view);
        await content.first().waitFor();
        await page.waitForLoadState('networkidle');
        expect([view, await findAccessibilityViolations(page)]).toEqual([view, []]);
        expect([
          view,
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        ]).toEqual([view, true]);
      }
    },
  );

  it('ask a visitor without a session to sign in', async () => {
    const page = await visit('/admin/audit');
    await page.getByRole('button', { name: 'Accedi' }).waitFor();
  });
});
