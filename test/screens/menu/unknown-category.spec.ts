import { listDishes, listDrinks } from '#src/contracts/catalogue/menu-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import { topCategoryLocations } from '#web/features/catalogue/menu/categories/menuLocation.ts';

const { api, screen, openPage } = setupScreens();

it('shows all categories of the menu for a category that does not exist', async () => {
  api().answer(listDishes, []);
  api().answer(listDrinks, []);
  await openPage('/menu?categoria=nonesiste');
  await screen.findByRole('link', { name: /Fritti e Sfizi/ });
  const links = screen.getByRole('main').querySelectorAll('a[href*="categoria="]');
  expect(links).toHaveLength(topCategoryLocations.length);
});
