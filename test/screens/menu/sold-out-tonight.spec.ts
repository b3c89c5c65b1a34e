import { within } from '@testing-library/react';
import { setDishSoldOut } from '#src/contracts/catalogue/menu-evening-operations.ts';
import { listDishes, listDrinks } from '#src/contracts/catalogue/menu-views.ts';
import { buildDish, buildDrink, setupMenuTab } from '#test/support/screens/menu-tab.ts';

const { api, user, screen, press, openPage, openSoldOutPage, changeDishElsewhere, findRow } =
  setupMenuTab();

const MARKS = [
  ['it', 'Finito per stasera'],
  ['en', 'Sold out tonight'],
  ['es', 'Agotado por esta noche'],
  ['fr', 'Épuisé pour ce soir'],
] as const;
const soldOut = { isSoldOut: true };
const dishes = [buildDish({ name: 'Norma', ...soldOut }), buildDish({ name: 'Caponata' })];
const drinks = [
  buildDrink({ name: 'Spritz', subcategory: 'COCKTAIL', ...soldOut }),
  buildDrink({ name: 'Negroni', subcategory: 'COCKTAIL' }),
];
const open = async (path: string) => {
  api().answer(listDishes, dishes);
  api().answer(listDrinks, drinks);
  await openPage(path);
};
const findItem = async (tag: 'article' | 'li', name: string) =>
  (await screen.findByRole('heading', { name })).closest<HTMLElement>(tag)!;

describe('a dish that is sold out tonight', () => {
  it.each([
    ['/menu?categoria=antipasti', 'article', 'Norma', 'Caponata'],
    ['/menu?categoria=bevande&sotto=cocktail', 'article', 'Spritz', 'Negroni'],
    ['/carta', 'li', 'Norma', 'Caponata'],
  ] as const)('is marked on %s, and no other is', async (path, tag, name, other) => {
    await open(path);
    within(await findItem(tag, name)).getByText('Finito per stasera');
    expect(await findItem(tag, other)).not.toHaveTextContent('Finito per stasera');
  });

  it.each(MARKS)('is marked on the table menu in %s as "%s"', async (language, mark) => {
    await open(`/carta?lang=${language}`);
    within(await findItem('li', 'Norma')).getByText(mark);
  });
});

describe('the page on which the kitchen marks dishes', () => {
  it('lists what is sold out, and that it returns at 04:00', async () => {
    const dish = buildDish({ name: 'Norma' });
    api().answer(setDishSoldOut, ({ params, body }) =>
      changeDishElsewhere(params['id']!, body as { isSoldOut: boolean }),
    );
    await openSoldOutPage({ dishes: [dish], drinks });
    await screen.findByText('Finiti stasera: Spritz. Tornano da soli alle 04:00.');
    await user().click(within(await findRow('Norma')).getByRole('switch'));
    await screen.findByText('Finiti stasera: Norma, Spritz. Tornano da soli alle 04:00.');
    await press('Bevande e vini');
    within(await findRow('Spritz')).getByText('Torna alle 04:00');
  });
});
