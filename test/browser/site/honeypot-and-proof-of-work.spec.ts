import type { Page } from 'playwright-core';
import { PROOF_HEADER } from '#src/contracts/proof-of-work-protocol.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  reservationCard,
  setupStaffDeskPage,
  openDialog,
} from '#test/support/fixtures/staff-desk-page.ts';
import { buildContactMessage } from '#test/support/builders/request-builders.ts';
import { findSmallScreenFaults } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

/** After one request in an hour, guests from the same network must solve a proof of work. */
const fixture = setupServerAndBrowser({ env: { QUOTA_ADDRESS_HOUR: '1' } });
const { office, slotId, staff } = setupStaffDeskPage(fixture);

const fillContactForm = async (page: Page) => {
  const form = page.locator('#contact form');
  await form.getByLabel('Nome').fill('Bastiano Esempio');
  await form.getByLabel('Email').fill('bastiano@example.org');
  await form.getByLabel('Messaggio').fill('Avete un parcheggio vicino al locale?');
  await form.getByRole('checkbox').check();
  return form;
};
const countMessages = async () =>
  (await fixture.server().database.query('select 1 from contacts')).length;

describe('the contact form', () => {
  it('hides the honeypot field, and sends on the second attempt when the field was filled in', async () => {
    const page = await fixture.visit('/', { expectedStatuses: [400] });
    const form = await fillContactForm(page);
    const honeypot = form.locator('[name=website]');
    expect(await form.getByRole('textbox').count()).toBe(3);
    expect(await honeypot.evaluate((field) => (field as HTMLInputElement).tabIndex)).toBe(-1);
    expect(
      await honeypot.evaluate(
        (field) =>
          document.elementFromPoint(
            field.getBoundingClientRect().x,
            field.getBoundingClientRect().y,
          ) === field,
      ),
    ).toBe(false);
    await honeypot.evaluate((field) => {
      (field as HTMLInputElement).value = 'https://example.org';
    });
    await form.getByRole('button').click();
    await page.getByText('Non è stato possibile inviare il modulo').first().waitFor();
    expect([await form.getByLabel('Messaggio').inputValue(), await countMessages()]).toEqual([
      'Avete un parcheggio vicino al locale?',
      0,
    ]);
    await form.getByRole('button').click();
    await page.getByText('Messaggio inviato!').first().waitFor();
    expect(await countMessages()).toBe(1);
  });

  it('sends again with a proof of work when the server returns 429', async () => {
    await fixture.server().guest().post('/api/contact', buildContactMessage());
    const countBefore = await countMessages();
    const page = await fixture.visit('/', { expectedStatuses: [429] });
    const proofs: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') proofs.push(request.headers()[PROOF_HEADER] ?? 'none');
    });
    const form = await fillContactForm(page);
    await form.getByRole('button').click();
    await page.getByText('Messaggio inviato!').first().waitFor();
    expect(proofs).toEqual(['none', expect.stringMatching(/^v1\.[^:]+:\d+(,\d+){7}$/)]);
    expect(await countMessages()).toBe(countBefore + 1);
  });
});

describe('the bulk rejection of requests', () => {
  const name = (number: number, width: number) => `Onda Numero ${number} Di ${width}`;
  const sendRequests = async (date: string, width: number) => {
    for (const number of [1, 2, 3]) {
      const { status } = await office().post('/api/reservations', {
        customerName: name(number, width),
        customerPhone: `333 000 ${width}${number}`,
        tableId: null,
        numberOfPeople: 2,
        reservationDate: date,
        timeSlotId: slotId('cena_primo'),
      });
      expect(status).toBe(201);
    }
  };

  it.each([
    [390, 844],
    [1440, 900],
  ])(
    'lists the chosen requests and rejects them together, each with its own undo, at %i × %i',
    async (width, height) => {
      const date = venueDateInDays(40 + Math.round(width / 100));
      await sendRequests(date, width);
      const page = await staff(`date=${date}`, { viewport: { width, height } });
      const names = [1, 2, 3].map((number) => name(number, width));
      await page.getByRole('button', { name: 'Scegli più richieste' }).click();
      const bar = page.getByRole('group', { name: 'Rispondere a più richieste' });
      await bar.getByText('Nessuna richiesta scelta').waitFor();
      await page.getByRole('button', { name: /^Tutte quelle mostrate/ }).click();
      await reservationCard(page, names[2]!).getByRole('checkbox').uncheck();
      await bar.getByText('2 richieste scelte').waitFor();
      expect(await findSmallScreenFaults(page, width)).toEqual([]);
      // The toolbar for the selected requests must stay visible when the list is scrolled.
      await reservationCard(page, names[1]!).scrollIntoViewIfNeeded();
      expect((await bar.boundingBox())!.y + (await bar.boundingBox())!.height).toBeLessThanOrEqual(
        height,
      );
      await bar.getByRole('button', { name: 'Rifiuta le scelte' }).click();
      const dialog = openDialog(page);
      await dialog.getByRole('heading', { name: 'Rifiutare 2 richieste?' }).waitFor();
      const listed = await dialog.getByRole('listitem').allInnerTexts();
      expect(listed.map((line) => line.split(',')[0]).sort()).toEqual(names.slice(0, 2));
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await dialog.getByLabel('Nota').fill('Richieste false, arrivate insieme');
      await dialog.getByRole('button', { name: 'Contatti non validi' }).click();
      await page.getByText('2 richieste rifiutate').first().waitFor();
      for (const rejectedName of names.slice(0, 2))
        await reservationCard(page, rejectedName).getByText('Rifiutata', { exact: true }).waitFor();
      expect(await reservationCard(page, names[2]!).getByText('In attesa').count()).toBe(1);
      await page.locator('[data-reservation]:focus-within').waitFor();
      await reservationCard(page, names[0]!)
        .getByRole('button', { name: 'Annulla azione' })
        .click();
      await reservationCard(page, names[0]!).getByText('In attesa').waitFor();
      await reservationCard(page, names[1]!).getByRole('button', { name: 'Storia' }).click();
      await openDialog(page).getByText('Motivo: Contatti non validi').waitFor();
      await openDialog(page).getByText('Richieste false, arrivate insieme').waitFor();
    },
  );
});
