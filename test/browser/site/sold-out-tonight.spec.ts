import type { Page } from 'playwright-core';
import { addDays } from '#src/kernel/add-days.ts';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
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
const SOLD_OUT = {
  it: 'Finito per stasera',
  en: 'Sold out tonight',
  es: 'Agotado por esta noche',
  fr: 'Épuisé pour ce soir',
} as const;

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
const findDrink = async (): Promise<DrinkView> =>
  (await server().guest().get<DrinkView[]>('/api/drinks')).body.find(
    ({ subcategory }) => subcategory === 'COCKTAIL',
  )!;
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const tableRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const pressSoldOut = (page: Page, name: string) =>
  page.getByRole('listitem', { name, exact: true }).getByText('Finito stasera').click();

describe('a dish or drink that is sold out tonight', () => {
  it('is marked on the menu after a reload, and no longer after 04:00', async () => {
    const dish = await findDish('Antipasti');
    const guest = await visit('/menu?categoria=antipasti');
    expect(await card(guest, dish.name).getByText(SOLD_OUT.it).count()).toBe(0);

    const cook = await visitor({ viewport: { width: 768, height: 1024 } });
    await signIn(cook, await addCook());
    await clock.share(cook);
    await cook.goto('/admin/sold-out');
    await pressSoldOut(cook, dish.name);
    await cook.getByText(`Finiti stasera: ${dish.name}. Tornano da soli alle 04:00.`).waitFor();
    expect(await findAccessibilityViolations(cook)).toEqual([]);
    expect(await findSmallTargets(cook, 'main')).toEqual([]);

    await guest.reload();
    await card(guest, dish.name).getByText(SOLD_OUT.it).waitFor();
    expect(await findAccessibilityViolations(guest)).toEqual([]);
    expect(await guest.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('https://schema.org/SoldOut')]),
    );

    clock.set(`${addDays(EVENING, 1)}T03:58`);
    await guest.reload();
    await card(guest, dish.name).getByText(SOLD_OUT.it).waitFor();
    clock.set(`${addDays(EVENING, 1)}T04:01`);
    await guest.reload();
    await card(guest, dish.name).waitFor();
    expect(await card(guest, dish.name).getByText(SOLD_OUT.it).count()).toBe(0);
  });

  it('is marked on the table menu in four languages, but not in print', async () => {
    const dish = await findDish('Primi Piatti');
    const owner = await server().staff();
    await owner.put(`/api/menu-items/${dish.id}/sold-out`, { isSoldOut: true });
    for (const [language, label] of Object.entries(SOLD_OUT)) {
      const page = await visit(`/carta?lang=${language}`);
      const row = tableRow(page, dish.name);
      await row.getByText(label).waitFor();
      if (language !== 'it') continue;
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await row.getByText(label).isVisible()).toBe(false);
      expect(
        await row.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color),
      ).toBe(
        await page
          .getByRole('heading', { level: 3 })
          .last()
          .evaluate((heading) => getComputedStyle(heading).color),
      );
    }
  });

  it('is marked in the drinks list', async () => {
    const drink = await findDrink();
    const owner = await server().staff();
    await owner.put(`/api/drinks/${drink.id}/sold-out`, { isSoldOut: true });
    const page = await visit('/menu?categoria=bevande&sotto=cocktail');
    await card(page, drink.name).getByText(SOLD_OUT.it).waitFor();
  });
});
