import type { Page } from 'playwright-core';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { buildDeskEntry, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import { askForTables } from '#test/support/drivers/busy-evening.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { createShiftedClock } from '#test/support/fakes/shifted-clock.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator, logIn } from '#test/support/fixtures/staff-credentials.ts';
import { closeDialogByKey } from '#test/support/fixtures/staff-desk-page.ts';

const EVENING = venueDateInDays(9);
const clock = createShiftedClock();
clock.set(`${EVENING}T18:00`);
const { server, visitor } = setupServerAndBrowser({ env: clock.env });
const TABLET = { width: 1024, height: 768 };

let office: HttpClient;
let slots: TimeSlotView[];
beforeAll(async () => {
  await server().database.query(
    `insert into admins (id, username, password, created_at) select gen_random_uuid(), 'ufficio', password, now() from admins where username = $1`,
    [administrator.username],
  );
  office = await logIn(server().guest(), { ...administrator, username: 'ufficio' });
  slots = (await office.get<TimeSlotView[]>('/api/time-slots')).body;
});

const toTurnFields = (key: string) => ({
  reservationDate: EVENING,
  timeSlotId: slots.find(({ turnKey }) => turnKey === key)!.id,
});
const activateOnly = (...names: string[]) =>
  server().database.query('update tables set is_active = (name = any($1))', [names]);
const findTableId = async (name: string) =>
  (await office.get<TableView[]>('/api/tables')).body.find((one) => one.name === name)!.id;
const openTonight = async (viewport = TABLET): Promise<Page> => {
  const page = await visitor({ viewport });
  await openStaffArea(page, administrator);
  await clock.share(page);
  await page.goto('/admin/tonight');
  await page
    .getByRole('complementary', { name: 'Richieste' })
    .or(page.getByRole('table'))
    .first()
    .waitFor();
  return page;
};
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

describe('a request for eight when a party of four has the only table for eight', () => {
  let requestId: string;
  beforeAll(async () => {
    await activateOnly('Sala 8', 'Loggia 7');
    const [receipt] = await askForTables(
      { staff: office, guest: () => server().guest(), date: EVENING },
      [{ numberOfPeople: 8, turnKey: 'cena_terzo' }],
    );
    requestId = receipt!.id;
    const { status } = await office.post(
      '/api/reservations/desk',
      {
        ...buildDeskEntry(toTurnFields('cena_terzo')),
        customerName: 'Greco, Anna',
        numberOfPeople: 4,
        tableId: await findTableId('Sala 8'),
        override: { reason: 'Il solito tavolo' },
      },
      { 'idempotency-key': newIdempotencyKey() },
    );
    expect(status).toBe(201);
  });

  it('is accepted by moving that party with one button, and one undo reverts both', async () => {
    const page = await openTonight();
    const item = page.locator(`[data-request="${requestId}"]`);
    await item.getByText('Ci sta se sposto i Greco da Sala 8 a Loggia 7').waitFor();
    expect(await findLayoutFaults(page, [1024])).toEqual([]);
    await item.getByRole('button', { name: /^Sposta e accetta/ }).click();
    await page.locator('footer').getByText('Accettata, i Greco a Loggia 7').waitFor();
    await item.waitFor({ state: 'detached' });
    await row(page, 'Greco, Anna').getByText('Loggia 7').waitFor();
    await row(page, 'Richiesta').getByText('Sala 8').waitFor();
    await page.getByRole('button', { name: 'Rimetti com’era' }).click();
    await item.getByText('Ci sta se sposto i Greco da Sala 8 a Loggia 7').waitFor();
    await row(page, 'Greco, Anna').getByText('Sala 8').waitFor();
  });

  it('does not fit after staff pin the table of that party', async () => {
    const page = await openTonight();
    const item = page.locator(`[data-request="${requestId}"]`);
    await row(page, 'Greco, Anna').getByRole('button').first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: /^Altro/ }).click();
    await page.getByRole('menuitem', { name: 'Fissa il tavolo' }).click();
    await drawer.getByText('fisso', { exact: true }).waitFor();
    // The first Escape may close only the toast. `getByRole` finds no button behind an open drawer.
    await closeDialogByKey(page);
    await item.getByText('non ci sta').waitFor();
    expect(await item.getByRole('button', { name: /^Sposta e accetta/ }).count()).toBe(0);
  });
});

describe('a telephone booking for ten', () => {
  it('gets the proposed joined tables, at both of which the timeline and the form show it', async () => {
    await activateOnly('Sala 7', 'Sala 8', 'Loggia 7');
    const page = await openTonight();
    await page.getByRole('button', { name: '+ Telefono' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: '9+' }).click();
    await panel.getByLabel('Quante persone').fill('10');
    await panel
      .getByRole('button', { name: /unendo Sala 7\+8/ })
      .first()
      .click();
    await panel.getByLabel('Telefono').fill('333 700 9000');
    await panel.getByLabel('Cognome e nome').fill('Trovato, Carmelo');
    await panel.getByRole('button', { name: 'Segna' }).click();
    await row(page, 'Trovato, Carmelo').getByText('Sala 7+8').waitFor();
    await page.getByRole('button', { name: 'Tempo' }).click();
    for (const name of ['Sala 7', 'Sala 8'])
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name} `) }) })
        .getByText('Trovato')
        .waitFor();
    await page.getByRole('button', { name: 'Elenco' }).click();
    await row(page, 'Trovato, Carmelo').getByRole('button').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Altro/ })
      .click();
    await page.getByRole('menuitem', { name: 'Cambia tavolo' }).click();
    const form = page.getByRole('dialog', { name: /^Tavolo per/ });
    await form.getByRole('radio', { name: /Sala 7\+8.*accostati/ }).waitFor();
    expect(await form.getByRole('radio', { name: /Sala 7\+8/ }).isChecked()).toBe(true);
  });
});
