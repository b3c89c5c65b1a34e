import { waitFor, within } from '@testing-library/react';
import { readKitchenDay } from '#src/contracts/booking/kitchen.ts';
import {
  addAccount,
  closeAccount,
  listAccounts,
  type StaffAccount,
} from '#src/contracts/staff/accounts.ts';
import { givePin } from '#src/contracts/staff/trusted-device.ts';
import { administrator, setupScreens, TODAY } from '#test/support/screens/open-screen.tsx';
import { storeRows } from '#test/support/screens/stored-rows.ts';

const { api, user, screen, press, fill, choose, openStaffPage } = setupScreens();
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

  it('closes the account of a colleague by keyboard, only with the correct password', async () => {
    const colleague = buildAccount({ username: 'una collega' });
    const accounts = storeRows([buildAccount({ current: true }), colleague]);
    api().answer(listAccounts, () => ({ accounts: accounts.all() }));
    const wrong = 'La password attuale non è corretta';
    api().refuse(closeAccount, 400, { message: wrong, fields: { currentPassword: wrong } });
    await openStaffPage('/admin/people');
    expect(await screen.findByRole('group', { name: 'direzione' })).toHaveTextContent(
      /Titolare.*Può chiuderlo un altro titolare\./,
    );
    await tabTo(screen.getByRole('button', { name: 'Chiudi l’account una collega' }));
    await user().keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Chiudere l’account “una collega”?' });
    await tabTo(screen.getByLabelText('La tua password'));
    await user().keyboard('non è questa{Enter}');
    await screen.findByText(wrong);

    api().answer(closeAccount, ({ params }) => {
      accounts.remove(params['id']);
      return null;
    });
    await fill('La tua password', 'la mia password vera');
    await user().keyboard('{Enter}');
    await screen.findByText('Account chiuso');
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: colleague.username })).toBeNull(),
    );
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Account del personale' })).toHaveFocus(),
    );
    expect(api().calls(closeAccount).at(-1)).toMatchObject({
      params: { id: colleague.id },
      body: { currentPassword: 'la mia password vera' },
    });
  });

  it('gives a colleague four digits, which must not be easy to guess', async () => {
    const colleague = buildAccount({ username: 'Lucia', role: 'dining-room', pinLocked: true });
    const accounts = storeRows([buildAccount({ current: true }), colleague]);
    api().answer(listAccounts, () => ({ accounts: accounts.all() }));
    const easy = 'Cifre troppo facili da indovinare';
    api().refuse(givePin, 400, { message: easy, fields: { pin: easy } });
    await openStaffPage('/admin/people');
    const card = await screen.findByRole('group', { name: 'Lucia' });
    expect(card).toHaveTextContent('cifre bloccate');
    await press('Dai quattro cifre: Lucia');
    await screen.findByRole('dialog', { name: 'Le quattro cifre di “Lucia”' });
    await fill('Quattro cifre', '1234');
    await fill('La tua password', 'nove ulivi');
    await press('Dai le cifre');
    await screen.findByText(easy);
    expect(screen.getByLabelText('Quattro cifre')).toHaveFocus();

    api().answer(givePin, ({ params }) => {
      accounts.change(params['id'], { hasPin: true, pinLocked: false });
      return null;
    });
    await fill('Quattro cifre', '4071');
    await press('Dai le cifre');
    await screen.findByText('Cifre date');
    await screen.findByRole('button', { name: 'Cambia le cifre: Lucia' });
    expect(screen.queryByText('cifre bloccate')).toBeNull();
    expect(api().calls(givePin).at(-1)!.body).toEqual({
      pin: '4071',
      currentPassword: 'nove ulivi',
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
