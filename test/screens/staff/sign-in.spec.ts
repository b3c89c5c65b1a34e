import { waitFor } from '@testing-library/react';
import { listHistory } from '#src/contracts/history.ts';
import { listOwnSessions } from '#src/contracts/staff/own-account.ts';
import { checkSession, logIn, logOut, type SessionView } from '#src/contracts/staff/sign-in.ts';
import { administrator } from '#test/support/screens/open-screen.tsx';
import { setupTonight } from '#test/support/screens/tonight.ts';

const { api, user, screen, press, fill, serveTonight, openPage, openStaffPage } = setupTonight();

beforeEach(() => {
  serveTonight();
  api().answer(logOut, { authenticated: false });
  api().answer(listHistory, { events: [], total: 0, types: [], staff: [] });
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
