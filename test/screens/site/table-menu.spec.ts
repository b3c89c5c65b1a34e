import { waitFor } from '@testing-library/react';
import { seasonDishes, setupPublicMenu } from '#test/support/screens/public-menu.ts';

const { screen, user, press, follow, fill, openMenu } = setupPublicMenu();

const all = seasonDishes.length;
const listShown = (within = '[data-table-menu]') =>
  [...document.querySelectorAll(`${within} li:not([hidden]) h3`)].map(
    ({ textContent }) => textContent,
  );
const findSearch = async () => screen.findByRole('searchbox');
const open = async (path: string) => {
  await openMenu(path);
  await findSearch();
};
const waitForSearch = (search: string) => waitFor(() => expect(location.search).toBe(search));

describe('the table menu', () => {
  it('finds dishes by their Italian names while a guest types, on the English page', async () => {
    await open('/carta?lang=en');
    expect(listShown()).toHaveLength(all);
    await user().type(await findSearch(), 'RAGU');
    await screen.findByText(`2 of ${all} dishes`, { exact: false });
    expect(listShown()).toEqual(['Arancine al ragù', 'Pasta al forno di casa']);
    await waitForSearch('?q=RAGU&lang=en');
    await press('Clear the filters');
    expect(listShown()).toHaveLength(all);
    expect(await findSearch()).toHaveValue('');
    expect(document.activeElement).toHaveTextContent(`${all} dishes`);
  });

  it('shows the empty state of the category pages when no dish matches the search', async () => {
    await open('/carta');
    await fill(/^Cerca/, 'xyzzy');
    await screen.findByRole('heading', { name: 'Nessun piatto con questi filtri' });
    await waitForSearch('?q=xyzzy');
    await follow('Togli i filtri');
    await screen.findByText(`${all} piatti`);
    expect(listShown()).toHaveLength(all);
    expect(await findSearch()).toHaveValue('');
  });

  it('lists the dishes that do not suit the guest, with the reason, and reads the filter from its URL', async () => {
    await open('/carta');
    await user().click(screen.getByLabelText(/latte$/));
    await user().click(screen.getByLabelText('Vegano'));
    const readFried = () => document.getElementById('fritti');
    await waitFor(() =>
      expect(readFried()).toHaveTextContent('Arancine al ragù (latte, non vegano)'),
    );
    expect(listShown('#fritti')).not.toContain('Arancine al ragù');
    await waitForSearch('?dieta=vegan&senza=milk');
    await open(`/carta${location.search}`);
    expect(screen.getByLabelText(/latte$/)).toBeChecked();
    expect(screen.getByLabelText('Vegano')).toBeChecked();
    expect(listShown('#fritti')).not.toContain('Arancine al ragù');
  });

  it('focuses the heading of a chosen category', async () => {
    await open('/carta');
    const [tab] = screen.getAllByText('Dessert', { selector: 'nav a, nav a *' });
    await user().click(tab!);
    expect(screen.getByRole('heading', { level: 2, name: 'Dessert' })).toHaveFocus();
  });
});
