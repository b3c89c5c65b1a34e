import { waitFor, within } from '@testing-library/react';
import { listHistory } from '#src/contracts/history.ts';
import { listOwnSessions } from '#src/contracts/staff/own-account.ts';
import { checkSession, logIn, logOut, type SessionView } from '#src/contracts/staff/sign-in.ts';
import { administrator } from '#test/support/screens/open-screen.tsx';
import { setupTonight } from '#test/support/screens/tonight.ts';
import { listRooms } from '#src/contracts/booking/rooms.ts';
import { setTableBlock } from '#src/contracts/booking/table-blocks.ts';
import {
  confirmPerson,
  listDeviceUsers,
  trustDevice,
  type DeviceUser,
} from '#src/contracts/staff/trusted-device.ts';

const { api, user, screen, press, fill, serveTonight, openPage, openStaffPage } = setupTonight();

beforeEach(() => {
  serveTonight();
  api().answer(logOut, { authenticated: false });
  api().answer(listHistory, { events: [], total: 0, types: [], staff: [] });
  api().answer(listRooms, []);
  api().answer(listDeviceUsers, { people: [lucia, locked] });
});

/** Fills the login form, which the server answers with this session. */
const signIn = async (session: SessionView = administrator) => {
  api().answer(logIn, () => {
    api().answer(checkSession, session);
    return session;
  });
  await fill('Username', session.username!);
  await fill('Password', 'nove ulivi');
  await user().keyboard('{Enter}');
};
const waitForPath = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

describe('the login page', () => {
  it('shows missing fields and wrong credentials, keeps the username and then signs in', async () => {
    api().refuse(logIn, 401, { message: 'Credenziali non valide' });
    await openPage('/admin/login');
    await press('Accedi');
    await screen.findByText('Username richiesto');
    await screen.findByText('Password richiesta');
    expect(api().calls(logIn)).toEqual([]);
    await fill('Username', 'direzione');
    await fill('Password', 'non è questa');
    await press('Accedi');
    await screen.findByText('Errore di login');
    await screen.findByText('Credenziali non valide');
    expect(screen.getByLabelText('Username')).toHaveValue('direzione');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());

    api().answer(logIn, administrator);
    await fill('Password', 'nove ulivi');
    await user().keyboard('{Enter}');
    await screen.findByText('Login effettuato');
    await screen.findByText("Benvenuto nell'area amministratore");
    await waitForPath('/admin');
    expect(api().calls(logIn).at(-1)!.body).toEqual({
      username: 'direzione',
      password: 'nove ulivi',
    });
  });

  it.each(['/admin', '/admin/tonight', '/admin/access'])(
    'opens instead of %s without a session',
    async (path) => {
      await openPage(path);
      await screen.findByRole('button', { name: 'Accedi' });
      expect(location.pathname).toBe('/admin/login');
    },
  );

  it('leads to Stasera after the account has chosen it, and again after Logout', async () => {
    api().answer(listOwnSessions, { sessions: [] });
    await openStaffPage('/admin/access');
    await user().click(
      await screen.findByLabelText('Su questo browser, dopo il login apri su Stasera'),
    );
    await press('Logout');
    await screen.findByText('Logout effettuato');
    await waitForPath('/admin/login');
    await signIn();
    await waitForPath('/admin/tonight');
  });

  it('leads an auditor to the log, without tabs', async () => {
    await openPage('/admin/login');
    await signIn({ authenticated: true, username: 'revisore', role: 'auditor' });
    await screen.findByRole('heading', { name: 'Storico', level: 2 });
    expect(location.pathname).toBe('/admin/audit');
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });
});

const device: SessionView = { authenticated: true, role: 'trusted-device' };
const lucia: DeviceUser = {
  id: crypto.randomUUID(),
  username: 'Lucia Greco',
  role: 'dining-room',
  locked: false,
};
const locked: DeviceUser = { ...lucia, id: crypto.randomUUID(), username: 'Rosa', locked: true };

const acceptBlock = () =>
  api().answer(setTableBlock, ({ body }) => ({
    ...(body as { date: string; tableId: string; timeSlotId: string; isAvailable: boolean }),
    maxReservations: 1 as const,
    withoutTable: [],
  }));
/** Blocks a table, which the server refuses until a person has confirmed. */
const blockTable = async () => {
  api().refuse(setTableBlock, 401, { code: 'person_required', message: 'Chi sei?' });
  await openStaffPage('/admin?tab=tables', device);
  await press('Blocca Sala 3');
  return within(await screen.findByRole('dialog', { name: 'Chi sei?' }));
};

describe('the trusted device', () => {
  it('is made by an owner with the password, and then starts on Stasera', async () => {
    api().answer(listOwnSessions, { sessions: [] });
    await openStaffPage('/admin/access');
    const wrong = 'La password attuale non è corretta';
    api().refuse(trustDevice, 400, { message: wrong, fields: { currentPassword: wrong } });
    await press('Questo è il tablet della casa');
    await fill('La tua password', 'non è questa');
    await user().keyboard('{Enter}');
    await screen.findByText(wrong);
    api().answer(trustDevice, () => {
      api().answer(checkSession, device);
      return device;
    });
    await fill('La tua password', 'nove ulivi');
    await user().keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/admin/tonight'));
  });

  it('opens Stasera instead of the tabs', async () => {
    await openStaffPage('/admin', device);
    await waitFor(() => expect(location.pathname).toBe('/admin/tonight'));
  });

  it('asks for person and PIN by keyboard, and then repeats the change', async () => {
    const dialog = await blockTable();
    await user().keyboard('9999');
    dialog.getByText('Prima scegli la tua tessera.');
    await user().click(await dialog.findByRole('button', { name: /Rosa cifre bloccate/ }));
    dialog.getByText('Prima scegli la tua tessera.');

    api().refuse(confirmPerson, 400, { message: 'Le cifre non sono giuste' });
    dialog.getByRole('button', { name: /Lucia Greco sala/ }).focus();
    await user().keyboard('{Enter}8{Backspace}9999');
    await dialog.findByText('Le cifre non sono giuste');
    dialog.getByRole('status', { name: '0 cifre su 4' });

    api().answer(confirmPerson, () => {
      acceptBlock();
      return { username: lucia.username, role: lucia.role, until: '2027-03-10T19:50:00.000Z' };
    });
    await user().keyboard('40');
    for (const digit of ['7', '1']) await user().click(dialog.getByRole('button', { name: digit }));
    await screen.findByText('Tavolo bloccato');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      api()
        .calls(confirmPerson)
        .map(({ body }) => body),
    ).toEqual([
      { personId: lucia.id, pin: '9999' },
      { personId: lucia.id, pin: '4071' },
    ]);
  });

  it('makes no change when the person closes the question', async () => {
    const dialog = await blockTable();
    await user().click(dialog.getByRole('button', { name: 'Chiudi' }));
    await screen.findByText('Impossibile bloccare');
    expect(api().calls(setTableBlock)).toHaveLength(1);
  });
});
