import { waitFor, within } from '@testing-library/react';
import { readKitchenDay } from '#src/contracts/booking/kitchen.ts';
import { addAccount, listAccounts, type StaffAccount } from '#src/contracts/staff/accounts.ts';
import { administrator, setupScreens, TODAY } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, fill, choose, openStaffPage } = setupScreens();
const PASSWORD = 'nove ulivi sopra il muro';
const buildAccount = (over: Partial<StaffAccount>): StaffAccount => ({
  id: crypto.randomUUID(),
  username: 'direzione',
  role: 'administrator',
  createdAt: '2027-01-01T09:00:00.000Z',
  signedInAt: null,
  hasPin: false,
  pinLocked: false,
  current: false,
  ...over,
});
const tabTo = async (element: HTMLElement) => {
  for (let presses = 0; presses < 40 && document.activeElement !== element; presses += 1)
    await user().tab();
  expect(element).toHaveFocus();
};

describe('the page Persone', () => {
  it('adds a colleague with the role Cucina by keyboard', async () => {
    const accounts = [buildAccount({ current: true })];
    api().answer(listAccounts, () => ({ accounts }));
    const wrong = 'La password attuale non è corretta';
    api().refuse(addAccount, 400, { message: wrong, fields: { currentPassword: wrong } });
    await openStaffPage('/admin/people');
    await screen.findByRole('group', { name: 'direzione' });
    await tabTo(screen.getByRole('button', { name: 'Aggiungi una persona' }));
    await user().keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Aggiungi una persona' });
    await tabTo(screen.getByLabelText('Nome'));
    await user().keyboard('Lucia');
    await choose('Ruolo', 'kitchen');
    await screen.findByText(/Legge solo orari, coperti, tavoli e allergie di stasera/);
    await tabTo(screen.getByLabelText('Prima password'));
    await user().keyboard(PASSWORD);
    await tabTo(screen.getByLabelText('La tua password'));
    await user().keyboard('non è questa');
    await tabTo(screen.getByRole('button', { name: 'Crea l’account' }));
    await user().keyboard('{Enter}');
    await screen.findByText(wrong);
    expect(screen.getByLabelText('La tua password')).toHaveFocus();
    expect(screen.getByLabelText('Nome')).toHaveValue('Lucia');

    api().answer(addAccount, () => {
      accounts.push(buildAccount({ username: 'Lucia', role: 'kitchen' }));
      return { username: 'Lucia', role: 'kitchen' as const };
    });
    await fill('La tua password', 'la mia password vera');
    await tabTo(screen.getByRole('button', { name: 'Crea l’account' }));
    await user().keyboard('{Enter}');
    within(await screen.findByRole('group', { name: 'Lucia' })).getByText(/Cucina/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api().calls(addAccount).at(-1)!.body).toEqual({
      username: 'Lucia',
      role: 'kitchen',
      password: PASSWORD,
      currentPassword: 'la mia password vera',
    });
  });
});

describe('the kitchen page', () => {
  it('shows times, people, tables and allergies', async () => {
    const party = { id: crypto.randomUUID(), time: '20:30', numberOfPeople: 2 };
    api().answer(readKitchenDay, {
      date: TODAY,
      parties: [
        {
          id: crypto.randomUUID(),
          time: '19:15',
          numberOfPeople: 4,
          tableName: 'Sala 6',
          allergies: { codes: ['gluten', 'nuts', 'crustaceans'], note: 'anche tracce' },
        },
        { ...party, tableName: null, allergies: null },
      ],
    });
    await openStaffPage('/admin/kitchen', { ...administrator, role: 'kitchen' });
    const row = await screen.findByRole('row', { name: /19:15/ });
    for (const words of ['Sala 6', 'glutine', 'anche tracce']) expect(row).toHaveTextContent(words);
    screen.getByText('6 persone');
    expect(screen.getByRole('row', { name: /20:30/ })).toHaveTextContent('da assegnare');
  });
});
