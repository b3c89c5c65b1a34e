import type { Locator, Page } from 'playwright-core';
import { addDays } from '#src/kernel/add-days.ts';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { createShiftedClock } from '#test/support/fakes/shifted-clock.ts';
import { findSmallTargets } from '#test/support/fixtures/evening-page.ts';
import { administrator, type Credentials } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const EVENING = venueDateInDays(2);
const clock = createShiftedClock();
clock.set(`${EVENING}T19:00`);
const { server, visitor, visit } = setupServerAndBrowser({ env: clock.env });

const PASSWORD = 'nove ulivi sopra il muro';
const SOLD_OUT = 'Finito per stasera';

const addCook = async (): Promise<Credentials> => {
  const owner = await server().staff();
  const cook = { username: 'Rosa', password: PASSWORD };
  const { status } = await owner.post('/api/admin/accounts', {
    ...cook,
    role: 'kitchen',
    currentPassword: administrator.password,
  });
  expect(status).toBe(201);
  return cook;
};
const findDish = async (category: string): Promise<DishView> =>
  (await server().guest().get<DishView[]>('/api/menu-items')).body.find(
    (dish) => dish.category === category && dish.availableFrom === null,
  )!;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: heading(page, name) });

describe('a dish that is sold out tonight', () => {
  it('is marked on the menu after a reload, and no longer after 04:00', async () => {
    const dish = await findDish('Antipasti');
    const guest = await visit('/menu?categoria=antipasti');
    expect(await card(guest, dish.name).getByText(SOLD_OUT).count()).toBe(0);

    const cook = await visitor({ viewport: { width: 768, height: 1024 } });
    await signIn(cook, await addCook());
    await clock.share(cook);
    await cook.goto('/admin/sold-out');
    await cook
      .getByRole('listitem', { name: dish.name, exact: true })
      .getByText('Finito stasera')
      .click();
    await cook.getByText(`Finiti stasera: ${dish.name}.`).waitFor();
    // The list shows the mark before the server has it. The notification appears after the answer.
    await cook.getByText(`Finito stasera: ${dish.name}`, { exact: true }).first().waitFor();
    expect(await findSmallTargets(cook, 'main')).toEqual([]);

    await guest.reload();
    await card(guest, dish.name).getByText(SOLD_OUT).waitFor();
    expect(await findAccessibilityViolations(guest)).toEqual([]);

    clock.set(`${addDays(EVENING, 1)}T03:58`);
    await guest.reload();
    await card(guest, dish.name).getByText(SOLD_OUT).waitFor();
    clock.set(`${addDays(EVENING, 1)}T04:01`);
    await guest.reload();
    await card(guest, dish.name).waitFor();
    expect(await card(guest, dish.name).getByText(SOLD_OUT).count()).toBe(0);
  });

  it('is marked on the table menu, but not in print', async () => {
    const dish = await findDish('Primi Piatti');
    const owner = await server().staff();
    await owner.put(`/api/menu-items/${dish.id}/sold-out`, { isSoldOut: true });
    const page = await visit('/carta');
    const row = page.getByRole('listitem').filter({ has: heading(page, dish.name) });
    await row.getByText(SOLD_OUT).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await row.getByText(SOLD_OUT).isVisible()).toBe(false);
    const readColor = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color);
    expect(await readColor(row.getByRole('heading'))).toBe(
      await readColor(page.getByRole('heading', { level: 3 }).last()),
    );
  });
});
