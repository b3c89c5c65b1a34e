import { listDishes } from '#src/contracts/catalogue/menu-views.ts';
import { checkSession, logIn, logOut } from '#src/contracts/staff/sign-in.ts';
import { setupEntryPanels } from '#test/support/screens/entry-panels.ts';
import { administrator } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, fill, panel, openPhone, openPanel, pressInPanel, type } =
  setupEntryPanels();

const colleague = { ...administrator, username: 'sala' };

it('shows a colleague nothing that staff typed before the logout', async () => {
  api().answer(listDishes, []);
  api().answer(logOut, { authenticated: false });
  api().answer(logIn, () => {
    api().answer(checkSession, colleague);
    return colleague;
  });
  await openPhone();
  await type('Cognome e nome', 'Ferrara Chiara');
  await pressInPanel('Chiudi');
  expect(JSON.stringify(sessionStorage)).toContain('Ferrara Chiara');
  await press('Schede');
  await user().click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await fill('Username', 'sala');
  await fill('Password', 'nove ulivi');
  await user().keyboard('{Enter}');
  await user().click(await screen.findByRole('link', { name: 'Stasera' }));
  await screen.findByRole('table');
  await openPanel('+ Telefono');
  expect(await (await panel()).findByLabelText('Cognome e nome')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('Ferrara Chiara');
});
