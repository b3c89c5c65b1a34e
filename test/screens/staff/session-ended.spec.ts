import { waitFor, within } from '@testing-library/react';
import { addDish } from '#src/contracts/catalogue/menu-change-operations.ts';
import { checkSession, logIn } from '#src/contracts/staff/sign-in.ts';
import { setupMenuTab } from '#test/support/screens/menu-tab.ts';
import { administrator } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, fill, choose, openMenuTab, acceptDishes, findCard } =
  setupMenuTab();
const NAME = 'Macco di fave';

const typeDish = async () => {
  await openMenuTab('&piatto=nuovo');
  await fill('Nome', NAME);
  await fill('Prezzo', '€ 9,00');
  await fill('Descrizione', 'Finocchietto selvatico.');
  await choose('Categoria', 'Panini');
};
const endSession = () => {
  api().answer(checkSession, { authenticated: false });
  api().refuse(addDish, 401, { code: 'login_required', message: 'Accedi per continuare' });
};
const findCover = () => screen.findByRole('dialog', { name: 'La sessione è scaduta' });

describe('a session that ends while staff type', () => {
  it('asks for the password above the form, and then saves what was typed', async () => {
    await typeDish();
    endSession();
    await press('Crea piatto');
    const cover = within(await findCover());
    expect(document.querySelector('[name=name]')).toHaveValue(NAME);
    await user().keyboard('{Escape}');
    const password = cover.getByLabelText('Password di direzione');
    api().refuse(logIn, 401, { message: 'Credenziali non valide' });
    await user().type(password, 'sbagliata{Enter}');
    await cover.findByText('Credenziali non valide');

    api().answer(logIn, () => {
      api().answer(checkSession, administrator);
      acceptDishes();
      return administrator;
    });
    await user().clear(password);
    await user().type(password, 'nove ulivi{Enter}');
    await screen.findByText('Piatto creato');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await findCard(NAME);
    expect(api().calls(addDish)).toHaveLength(2);
    expect(api().calls(logIn).at(-1)!.body).toEqual({
      username: 'direzione',
      password: 'nove ulivi',
    });
  });

  it('is not asked for when only the write is refused', async () => {
    await typeDish();
    api().refuse(addDish, 401, { code: 'login_required', message: 'Serve un titolare' });
    await press('Crea piatto');
    expect(await screen.findAllByText('Serve un titolare')).not.toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Nome')).toHaveValue(NAME);
  });
});
