import type { Page } from 'playwright-core';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { findSmallScreenFaults, setupStaffTabPage } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const app = setupServerAndBrowser();
const { staff } = setupStaffTabPage(app, 'Tavoli');

const tableNamed = async (name: string): Promise<TableView> =>
  (await (await app.server().staff()).get<TableView[]>('/api/tables')).body.find(
    (table) => table.name === name,
  )!;
const openPlan = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pianta' }).click();
  await page.getByRole('region', { name: 'Pianta: Piano 0' }).waitFor();
};
const onPlan = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });
const saved = (page: Page) => page.getByText('Tavolo aggiornato').first().waitFor();

describe('Pianta', () => {
  it('a table dragged with the pointer stays where it was dropped', async () => {
    const page = await staff();
    await openPlan(page);
    const before = (await tableNamed('Sala 3')).position!;
    const table = onPlan(page, 'Sala 3');
    await table.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await table.boundingBox())!;
    const [centreX, centreY] = [x + width / 2, y + height / 2];
    await page.mouse.move(centreX, centreY);
    await page.mouse.down();
    await page.mouse.move(centreX + 40, centreY + 30, { steps: 5 });
    await page.mouse.up();
    await saved(page);
    const { position } = await tableNamed('Sala 3');
    expect(position!.x).toBeGreaterThan(before.x);
    expect(position!.y).toBeGreaterThan(before.y);
    await page.reload();
    await page.getByRole('tab', { name: 'Tavoli' }).click();
    await openPlan(page);
    await page
      .getByRole('button', {
        name: `Sala 3, 4 persone: ${position!.x} da sinistra, ${position!.y} dall’alto`,
      })
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('arrows move the focused table, and several presses are one change', async () => {
    const page = await staff();
    await openPlan(page);
    const { position, updatedAt } = await tableNamed('Loggia 7');
    await onPlan(page, 'Loggia 7').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'ArrowLeft'])
      await page.keyboard.press(key);
    await saved(page);
    const after = await tableNamed('Loggia 7');
    expect(after.position).toEqual({ x: position!.x + 1, y: position!.y + 5 });
    expect(after.updatedAt > updatedAt).toBe(true);
    const events = await app
      .server()
      .database.query(`select 1 from event where stream = 'table-${after.id}'`);
    expect(events).toHaveLength(1);
  });

  it('a colleague who was faster wins, and the table goes where the colleague put it', async () => {
    const page = await staff({ expectedStatuses: [409], sseMuted: true });
    await openPlan(page);
    const table = await tableNamed('Terrazza 5');
    await (
      await app.server().staff()
    ).put(`/api/tables/${table.id}`, { position: { x: 50, y: 60 } });
    await onPlan(page, 'Terrazza 5').focus();
    await page.keyboard.press('ArrowUp');
    await page
      .getByText('Nel frattempo direzione ha modificato il tavolo «Terrazza 5».')
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: 'Terrazza 5, 4 persone: 50 da sinistra, 60 dall’alto' })
      .waitFor();
    expect((await tableNamed('Terrazza 5')).position).toEqual({ x: 50, y: 60 });
  });

  it('a new table without a position stands in a row; the form chooses its shape and keeps its position', async () => {
    const client = await app.server().staff();
    await client.post('/api/tables', { name: 'Limoneto', capacity: 4 });
    const page = await staff();
    await openPlan(page);
    const table = onPlan(page, 'Limoneto');
    await table.focus();
    await page.keyboard.press('ArrowUp');
    await saved(page);
    const { position } = await tableNamed('Limoneto');
    expect(position).toEqual({ x: 10, y: 89 });
    // The form has the version that the page read last, which may be the one before the move.
    await page.reload();
    await page.getByRole('button', { name: 'Modifica Limoneto' }).click();
    await page.getByRole('dialog').getByLabel('Forma').selectOption('Quadrato');
    await page.getByRole('dialog').getByRole('button', { name: 'Aggiorna tavolo' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await tableNamed('Limoneto')).toMatchObject({ shape: 'square', position });
  });

  it.each([1440, 768, 390])('fits a screen of %i px', async (width) => {
    const page = await staff({ viewport: { width, height: 900 } });
    await openPlan(page);
    expect(await findSmallScreenFaults(page, width)).toEqual([]);
  });
});
