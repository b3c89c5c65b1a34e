import { waitFor, within } from '@testing-library/react';
import { listDishes } from '#src/contracts/catalogue/menu-views.ts';
import { seasonDishes, setupPublicMenu } from '#test/support/screens/public-menu.ts';

const {
  api,
  user,
  screen,
  press,
  follow,
  openMenu,
  openCategory,
  findTitle,
  findCategoryLink,
  findCard,
  listCardNames,
} = setupPublicMenu();

const FIRST_COURSES = '/menu?categoria=primi-piatti';
const inCategory = (wanted: string) => seasonDishes.filter(({ category }) => category === wanted);

describe('the first page of the menu', () => {
  it('lists nine categories, and describes the set menus', async () => {
    await openMenu('/menu');
    const grid = await screen.findByRole('list', { name: 'Categorie del menu' });
    expect([...grid.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Fritti e Sfizi',
      'Antipasti',
      'Primi Piatti',
      'Secondi Piatti',
      'Panini',
      'Dessert',
      'MENU DEGUSTAZIONE',
      'BEVANDE',
      'VINI',
    ]);
    expect(await findCategoryLink('MENU DEGUSTAZIONE')).toHaveTextContent('Menu completi per due');
  });

  it('shows "Caricamento menu..." while loading, and a retry button when loading fails', async () => {
    let refuse = () => undefined as void;
    api().answer(
      listDishes,
      () =>
        new Promise((_resolve, reject) => {
          refuse = () => reject(new TypeError('Failed to fetch'));
        }),
    );
    await openMenu('/menu');
    await screen.findByText('Caricamento menu...');
    await waitFor(() => {
      refuse();
      expect(screen.getByRole('alert')).toHaveTextContent('Non riusciamo a leggere il menu');
    });
    api().answer(listDishes, seasonDishes);
    await press('Riprova');
    await findCategoryLink('Panini');
  });
});

describe('a food category', () => {
  it('shows its dishes, those with a picture first, with price, badges and allergens', async () => {
    await openMenu('/menu');
    await openCategory('Primi Piatti');
    await findTitle('Primi Piatti');
    const dishes = inCategory('Primi Piatti');
    expect(listCardNames()).toEqual(
      [
        ...dishes.filter(({ imageUrl }) => imageUrl !== null),
        ...dishes.filter(({ imageUrl }) => imageUrl === null),
      ].map(({ name }) => name),
    );
    const norma = await findCard('Pasta alla Norma');
    for (const text of ['€ 12,00', 'Popolare', 'Fatto in casa', 'Vegetariano', 'glutine', 'latte'])
      expect(norma).toHaveTextContent(text);
  });

  it.each([
    ['Nuovo', 'isNew'],
    ['Popolare', 'isPopular'],
    ['Fatto in casa', 'isHomemade'],
    ['Surgelato', 'isFrozen'],
  ] as const)('marks a dish with "%s"', async (badge, flag) => {
    const flags = { isNew: false, isPopular: false, isHomemade: false, isFrozen: false };
    const [first, second] = inCategory('Primi Piatti');
    const [plain, marked] = [
      { ...first!, ...flags },
      { ...second!, ...flags, [flag]: true },
    ];
    api().answer(listDishes, [plain, marked]);
    await openMenu(FIRST_COURSES);
    expect(within(await findCard(marked.name)).getByText(badge)).toBeInTheDocument();
    expect(within(await findCard(plain.name)).queryByText(badge)).toBeNull();
  });

  it('shows "Nessun piatto disponibile" when it has no dish', async () => {
    api().answer(listDishes, []);
    await openMenu('/menu?categoria=antipasti');
    await screen.findByRole('heading', { name: 'Nessun piatto disponibile' });
    await screen.findByText(/^Al momento non ci sono piatti disponibili in questa categoria\./);
  });

  it('has English headings, and keeps dish names in Italian, marked with lang="it"', async () => {
    await openMenu(`${FIRST_COURSES}&lang=en`);
    await findTitle('First Courses');
    expect(await screen.findByText('Pasta alla Norma')).toHaveAttribute('lang', 'it');
    const trail = screen.getByRole('navigation', { name: 'You are here' });
    await user().click(within(trail).getByRole('link', { name: 'Menu' }));
    await findTitle('The menu');
    expect(location.search).toBe('?lang=en');
  });
});

describe('the filter of diets and allergens', () => {
  const desserts = inCategory('Dessert');
  const matching = desserts.filter(
    ({ diets, allergens }) => diets.includes('vegan') && !allergens.includes('nuts'),
  );
  const checkMatching = async () => {
    await screen.findByText(`${matching.length} di ${desserts.length} piatti`);
    expect(listCardNames()).toEqual(matching.map(({ name }) => name));
  };

  it('filters the dishes, is part of the URL, and is read from it', async () => {
    await openMenu('/menu?categoria=dessert');
    await user().click(await screen.findByLabelText('Vegano'));
    await user().click(await screen.findByLabelText(/frutta a guscio/));
    await waitFor(() => expect(location.search).toBe('?categoria=dessert&dieta=vegan&senza=nuts'));
    await checkMatching();
    await openMenu(`/menu${location.search}`);
    await checkMatching();
    await follow('Togli i filtri');
    await screen.findByText(`${desserts.length} piatti`);
    expect(location.search).toBe('?categoria=dessert');
  });

  it('remains active on the first page, which counts the matching dishes of a category', async () => {
    await openMenu('/menu?categoria=dessert&dieta=vegan');
    const trail = screen.getByRole('navigation', { name: 'Percorso' });
    await user().click(within(trail).getByRole('link', { name: 'Menu' }));
    await screen.findByText('Filtri attivi: vegano.');
    const dishes = inCategory('Primi Piatti');
    const vegan = dishes.filter(({ diets }) => diets.includes('vegan'));
    expect(await findCategoryLink('Primi Piatti')).toHaveTextContent(
      `${vegan.length} di ${dishes.length} piatti`,
    );
  });
});
