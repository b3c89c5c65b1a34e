import { waitFor, within } from '@testing-library/react';
import { listDrinks } from '#src/contracts/catalogue/menu-views.ts';
import { menuDrinks, seasonDishes, setupPublicMenu } from '#test/support/screens/public-menu.ts';

const {
  api,
  user,
  screen,
  followToPage,
  openMenu,
  openCategory,
  findTitle,
  findCategoryLink,
  findCard,
  listCardNames,
  press,
  follow,
  fill,
} = setupPublicMenu();

const RED_WINES = '/menu?categoria=vini&sotto=i-vini-rossi';
const reds = menuDrinks.filter(({ subcategory }) => subcategory === 'I VINI ROSSI');
const listSections = async () =>
  [...(await screen.findByRole('list', { name: 'Sezioni' })).querySelectorAll('h2')].map(
    ({ textContent }) => textContent,
  );
const followIn = async (navigation: string, name: string) =>
  user().click(
    within(screen.getByRole('navigation', { name: navigation })).getByRole('link', { name }),
  );

describe('the drinks list', () => {
  it('shows the subcategories of BEVANDE and VINI, and the drinks of one in order', async () => {
    await openMenu('/menu');
    await openCategory('BEVANDE');
    await findTitle('BEVANDE');
    expect(await listSections()).toEqual(['SOFT DRINK', 'COCKTAIL', 'BIRRE IN BOTTIGLIA', 'AMARI']);
    await followIn('Continua a sfogliare', 'VINI');
    await findTitle('VINI');
    expect(await listSections()).toEqual(['I VINI BIANCHI', 'I VINI ROSSI', 'LE BOLLICINE']);
    await openCategory('I VINI ROSSI');
    await findTitle('I VINI ROSSI');
    expect(listCardNames()).toEqual(reds.map(({ name }) => name));
  });

  it('shows the details of a wine, and marks unavailable wines with "Non disponibile"', async () => {
    await openMenu(RED_WINES);
    const etna = await findCard('Etna Rosso');
    for (const text of [
      'Palmento Cenerenera',
      'Etna DOC',
      'Nerello Mascalese',
      '13,5% vol',
      '75 cl',
      '€ 32,00',
      'solfiti',
    ])
      expect(etna).toHaveTextContent(text);
    const marked = screen
      .getAllByText('Non disponibile')
      .map((mark) => mark.closest('article')?.querySelector('h3')?.textContent);
    expect(marked).toEqual(reds.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name));
  });

  it('shows notes about seasons, allergies and missing products in the wine list', async () => {
    await openMenu('/menu?categoria=vini');
    for (const note of [
      /La carta dei vini cambia con le stagioni\./,
      /Per allergie e intolleranze chiedi al nostro staff\./,
      /Alcuni prodotti potrebbero non essere disponibili\./,
    ])
      await screen.findByText(note);
  });

  it('shows "Nessuna bevanda disponibile" in a subcategory without drinks', async () => {
    api().answer(listDrinks, []);
    await openMenu('/menu?categoria=vini&sotto=le-bollicine');
    await screen.findByRole('heading', { name: 'Nessuna bevanda disponibile' });
  });
});

describe('the navigation of the menu', () => {
  it('goes up by the breadcrumb, and clears the subcategory when a category is chosen', async () => {
    await openMenu('/menu?categoria=bevande&sotto=amari');
    const trail = within(screen.getByRole('navigation', { name: 'Percorso' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Menu',
      'BEVANDE',
      'AMARI',
    ]);
    await followIn('Percorso', 'BEVANDE');
    await findTitle('BEVANDE');
    history.back();
    await findTitle('AMARI');
    await followIn('Continua a sfogliare', 'VINI');
    await findTitle('VINI');
    expect(location.search).toBe('?categoria=vini');
    await followIn('Percorso', 'Menu');
    await findTitle('Il menu');
  });

  it('moves the focus to the new heading when used by keyboard', async () => {
    await openMenu('/menu');
    for (const name of ['VINI', 'LE BOLLICINE']) {
      (await findCategoryLink(name)).focus();
      await user().keyboard('{Enter}');
      const title = await findTitle(name);
      await waitFor(() => expect(title).toHaveFocus());
    }
  });
});

describe('the allergen register', () => {
  it('lists every dish and drink with fourteen allergens, and is linked from the menu', async () => {
    await openMenu('/menu');
    await followToPage(
      await screen.findByRole('link', { name: 'Registro degli allergeni da stampare' }),
    );
    await findTitle('Registro degli allergeni');
    const listTexts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(listTexts('thead th')).toHaveLength(15);
    expect(listTexts('tbody th[scope=row]').sort()).toEqual(
      [...seasonDishes, ...menuDrinks].map(({ name }) => name).sort(),
    );
    const norma = screen.getByText('Pasta alla Norma').closest('tr')!;
    expect(within(norma).getAllByText('contiene')).toHaveLength(2);
  });
});

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
