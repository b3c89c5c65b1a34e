import { waitFor, within } from '@testing-library/react';
import {
  changeOwnPassword,
  endOwnSessions,
  listOwnSessions,
  type ActiveSession,
} from '#src/contracts/staff/own-account.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import { storeRows } from '#test/support/screens/stored-rows.ts';

const { api, user, screen, press, fill, openStaffPage } = setupScreens();

let sessionCount = 0;
const buildSession = (over: Partial<ActiveSession> = {}): ActiveSession => ({
  id: String(++sessionCount).padStart(16, '0'),
  device: 'Chrome su Android',
  openedAt: '2027-03-09T18:00:00.000Z',
  seenAt: '2027-03-10T08:30:00.000Z',
  current: false,
  ...over,
});
let sessions = storeRows<ActiveSession>([]);
const here = buildSession({ device: 'Chrome su Linux', current: true });

const openAccess = async (...others: ActiveSession[]) => {
  sessions = storeRows([here, ...others]);
  api().answer(listOwnSessions, () => ({ sessions: sessions.all() }));
  await openStaffPage('/admin/access');
  await screen.findByRole('heading', { name: 'Sessioni aperte' });
};
const endAll = () => {
  const ended = sessions.all().filter(({ current }) => !current);
  for (const { id } of ended) sessions.remove(id);
  return { ended: ended.length };
};
const refusePassword = (operation: typeof endOwnSessions | typeof changeOwnPassword) => {
  const message = 'La password attuale non è corretta';
  api().refuse(operation, 400, { message, fields: { currentPassword: message } });
  return message;
};

describe('the open sessions in «Il mio accesso»', () => {
  it('show the current one, which only Logout ends', async () => {
    await openAccess(buildSession(), buildSession({ device: '' }));
    const current = screen.getByRole('article', { name: 'Chrome su Linux' });
    expect(current).toHaveTextContent(/questa.*Ultimo uso\s*adesso.*Si chiude con Logout/);
    expect(within(current).queryByRole('button')).toBeNull();
    screen.getByRole('article', { name: 'Dispositivo sconosciuto' });
  });

  it('end one by one by keyboard, only with the correct password', async () => {
    const tablet = buildSession();
    await openAccess(tablet, buildSession({ device: 'Safari su iPad' }));
    const wrong = refusePassword(endOwnSessions);
    within(screen.getByRole('article', { name: 'Chrome su Android' }))
      .getByRole('button', { name: 'Chiudi' })
      .focus();
    await user().keyboard('{Enter}');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Chiudere la sessione “Chrome su Android”?' }),
    );
    await user().type(dialog.getByLabelText('Password'), 'non è questa{Enter}');
    await dialog.findByText(wrong);

    api().answer(endOwnSessions, ({ body }) => {
      sessions.remove((body as { session: string }).session);
      return { ended: 1 };
    });
    await user().clear(dialog.getByLabelText('Password'));
    await user().type(dialog.getByLabelText('Password'), 'nove ulivi{Enter}');
    await screen.findByText('Sessione chiusa');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Sessioni aperte' })).toHaveFocus(),
    );
    expect(api().calls(endOwnSessions).at(-1)!.body).toEqual({
      session: tablet.id,
      currentPassword: 'nove ulivi',
    });
  });

  it('end together', async () => {
    await openAccess(buildSession(), buildSession());
    api().answer(endOwnSessions, endAll);
    await press('Chiudi tutte le altre');
    await fill('Password', 'nove ulivi');
    await user().keyboard('{Enter}');
    await screen.findByText('Altre 2 sessioni sono state chiuse.');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(api().calls(endOwnSessions)[0]!.body).toMatchObject({ session: null });
  });
});

describe('the form «Cambia la password»', () => {
  const KNOWN = 'Questa password è in un elenco di password note';

  it.each([
    ['currentPassword', 'Password attuale', 'La password attuale non è corretta'],
    ['newPassword', 'Nuova password', KNOWN],
  ])(
    'shows the refusal of %s beside its field, and keeps what was typed',
    async (name, label, message) => {
      await openAccess();
      api().refuse(changeOwnPassword, 400, { message, fields: { [name]: message } });
      await fill('Password attuale', 'nove ulivi');
      await fill('Nuova password', '1qaz2wsx3edc');
      await user().keyboard('{Enter}');
      await screen.findByText(message);
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
      expect(screen.getByLabelText('Nuova password')).toHaveValue('1qaz2wsx3edc');
    },
  );

  it('hides a password until staff press Mostra, and changes it', async () => {
    await openAccess(buildSession(), buildSession());
    api().answer(changeOwnPassword, endAll);
    const field = screen.getByLabelText('Nuova password');
    expect(field).toHaveAttribute('type', 'password');
    await fill('Password attuale', 'nove ulivi');
    await fill('Nuova password', 'sette gradini di pietra');
    const form = within(screen.getByRole('form', { name: 'Cambia la password' }));
    await user().click(form.getAllByRole('button', { name: 'Mostra' })[1]!);
    expect(field).toHaveAttribute('type', 'text');
    await user().type(field, '{Enter}');
    await screen.findByText('Password cambiata');
    await screen.findByText('Altre 2 sessioni sono state chiuse.');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(api().calls(changeOwnPassword)[0]!.body).toEqual({
      currentPassword: 'nove ulivi',
      newPassword: 'sette gradini di pietra',
    });
    expect(field).toHaveValue('');
  });
});
