import type { Page } from 'playwright-core';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor } = setupServerAndBrowser();

const findTable = async (name: string): Promise<TableView> =>
  (await (await server().staff()).get<TableView[]>('/api/tables')).body.find(
    (table) => table.name === name,
  )!;
const openPlan = async (page: Page): Promise<void> => {
  await page.goto('/admin?tab=tables');
  await page.getByRole('button', { name: 'Pianta' }).click();
  await page.getByRole('region', { name: 'Pianta: Piano 0' }).waitFor();
};
const tableOnPlan = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });

describe('the floor plan in the tab Tavoli', () => {
  it('saves the position of a table that is dragged with the pointer', async () => {
    const page = await visitor();
    await signIn(page, administrator);
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
    await page.getByText('Tavolo aggiornato').first().waitFor();
    const { position } = await findTable('Sala 3');
    expect(position!.x).toBeGreaterThan(before.x);
    expect(position!.y).toBeGreaterThan(before.y);
    await openPlan(page);
    await page
      .getByRole('button', {
        name: `Sala 3, 4 persone: ${position!.x} da sinistra, ${position!.y} dall’alto`,
      })
      .waitFor();
  });
});
