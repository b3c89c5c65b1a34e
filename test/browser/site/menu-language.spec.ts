import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visit } = setupServerAndBrowser();

describe('the open menu of a guest who changes the language', () => {
  it('shows the dishes in the new language without a reload', async () => {
    const page = await visit('/menu?categoria=primi-piatti');
    const norma = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Pasta alla Norma', exact: true }) });
    await norma.getByText('Maccheroni di semola').waitFor();
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await page.getByRole('link', { name: 'Français' }).first().click();
    await norma.getByText('Macaronis de semoule').waitFor();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
    expect(await norma.getByText('Macaronis de semoule').getAttribute('lang')).toBeNull();
  });
});
