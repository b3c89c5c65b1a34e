import type { Page } from 'playwright-core';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { findSmallScreenFaults, setupStaffTabPage } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const app = setupServerAndBrowser();
const { staff } = setupStaffTabPage(app, 'Tavoli');

const findTable = async (name: string): Promise<TableView> =>
  (await (await app.server().staff()).get<TableView[]>('/api/tables')).body.find(
    (table) => table.name === name,
  )!;
const openPlan = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pianta' }).click();
  await page.getByRole('region', { name: 'Pianta: Piano 0' }).waitFor();
};
const tableOnPlan = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });
const waitForSave = (page: Page) => page.getByText('Tavolo aggiornato').first().waitFor();

describe('the floor plan in the tab Tavoli', () => {
  it('saves the position of a table that is dragged with the pointer', async () => {
    const page = await staff();
    await openPlan(page);
    const before = (await findTable('Sala 3')).position!;
    const table = tableOnPlan(page, 'Sala 3');
    await table.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await table.boundingBox())!;
    const [centreX, centreY] = [x + width / 2, y + height / 2];
    await page.mouse.move(centreX, centreY);
    await page.mouse.down();
    await page.mouse.move(centreX + 40, centreY + 30, { steps: 5 });
    await page.mouse.up();
    await waitForSave(page);
    const { position } = await findTable('Sala 3');
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

  it('moves the focused table with the arrow keys and saves several presses as one change', async () => {
    const page = await staff();
    await openPlan(page);
    const { position, updatedAt } = await findTable('Loggia 7');
    await tableOnPlan(page, 'Loggia 7').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'ArrowLeft'])
      await page.keyboard.press(key);
    await waitForSave(page);
    const after = await findTable('Loggia 7');
    expect(after.position).toEqual({ x: position!.x + 1, y: position!.y + 5 });
    expect(after.updatedAt > updatedAt).toBe(true);
    const events = await app
      .server()
      .database.query(`select 1 from event where stream = 'table-${after.id}'`);
    expect(events.length).toBeLessThan(4);
  });

  it('shows the position that a colleague saved first when a move is refused', async () => {
    const page = await staff({ expectedStatuses: [409], sseMuted: true });
    await openPlan(page);
    const table = await findTable('Terrazza 5');
    await (
      await app.server().staff()
    ).put(`/api/tables/${table.id}`, { position: { x: 50, y: 60 } });
    await tableOnPlan(page, 'Terrazza 5').focus();
    await page.keyboard.press('ArrowUp');
    await page
      .getByText('Nel frattempo direzione ha modificato il tavolo «Terrazza 5».')
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: 'Terrazza 5, 4 persone: 50 da sinistra, 60 dall’alto' })
      .waitFor();
    expect((await findTable('Terrazza 5')).position).toEqual({ x: 50, y: 60 });
  });

  it('places a table without a position in a row, and keeps the position when its shape changes', async () => {
    const client = await app.server().staff();
    await client.post('/api/tables', { name: 'Limoneto', capacity: 4 });
    const page = await staff();
    await openPlan(page);
    const table = tableOnPlan(page, 'Limoneto');
    await table.focus();
    await page.keyboard.press('ArrowUp');
    await waitForSave(page);
    const { position } = await findTable('Limoneto');
    expect(position).toEqual({ x: 10, y: 89 });
    // Without a reload, the form may still have the version before the move.
    await page.reload();
    await page.getByRole('button', { name: 'Modifica Limoneto' }).click();
    await page.getByRole('dialog').getByLabel('Forma').selectOption('Quadrato');
    await page.getByRole('dialog').getByRole('button', { name: 'Aggiorna tavolo' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await findTable('Limoneto')).toMatchObject({ shape: 'square', position });
  });

  it.each([1440, 768, 390])('fits a screen of %i px', async (width) => {
    const page = await staff({ viewport: { width, height: 900 } });
    await openPlan(page);
    expect(await findSmallScreenFaults(page, width)).toEqual([]);
  });
});
