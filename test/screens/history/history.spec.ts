import { fireEvent, waitFor, within } from '@testing-library/react';
import {
  listHistory,
  readAuditAccess,
  readStreamHistory,
  revealPersonalData,
} from '#src/contracts/history.ts';
import { exportHistory, readChainState, verifyChain } from '#src/contracts/history-verification.ts';
import { listServiceDayChanges, readReservationsAsOf } from '#src/contracts/reservations-as-of.ts';
import type { SessionView } from '#src/contracts/staff/sign-in.ts';
import {
  buildHistoryEvent,
  buildRejectionEvent,
  STREAM,
} from '#test/support/builders/history-events.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import { catchSavedFiles } from '#test/support/screens/saved-files.ts';

const { api, user, screen, press, choose, openStaffPage, openPage } = setupScreens();

const auditor: SessionView = { authenticated: true, username: 'revisore', role: 'auditor' };
const events = [buildRejectionEvent(), buildHistoryEvent()];
const answerLog = () =>
  api().answer(listHistory, ({ query }) => {
    const found = events.filter(({ type, reference }) => {
      const { type: wanted = type, about = reference!, serviceDay } = query;
      return type === wanted && reference === about.toUpperCase() && serviceDay === undefined;
    });
    const types = ['ReservationRequested', 'ReservationRejected'];
    return { events: found, total: found.length, types, staff: [] };
  });
const answerChain = () =>
  api().answer(readChainState, {
    events: 102,
    hash: 'b'.repeat(64),
    checkpoint: null,
    unsealed: 2,
    publicKey: null,
    lastCheck: null,
    checkpointFlaw: null,
    checkpointsNotVerified: null,
  });
const findReference = async (reference: string) =>
  user().type(await screen.findByLabelText('Riferimento'), `${reference}{Enter}`);

describe('the history for an auditor', () => {
  it('shows who rejected a request at which occupancy, and hides personal data', async () => {
    answerLog();
    api().answer(readStreamHistory, events.toReversed());
    api().answer(readAuditAccess, { mayOpen: false, granted: [], auditors: [] });
    api().refuse(revealPersonalData, 409, {
      message: 'Per aprire i dati personali serve il permesso di un titolare.',
    });
    await openStaffPage('/admin/audit', auditor);
    await findReference('7k3-9qxm');
    await user().click((await screen.findAllByRole('link', { name: 'Storia di 7K3-9QXM' }))[0]!);
    await screen.findByRole('heading', { name: 'Storia 7K3-9QXM' });
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent(
      /il cliente.*Richiesta dal sito: 4 persone.*Coperti già impegnati 10 di 75/,
    );
    expect(second).toHaveTextContent(/direzione.*Rifiutata: da in attesa a rifiutata/);
    await press('Apri i dati personali');
    await screen.findByText('Per aprire i dati personali serve il permesso di un titolare.');
    expect(api().calls(revealPersonalData)[0]!.params).toEqual({ stream: STREAM });
  });

  it.each(['/admin', '/admin?tab=reservations', '/admin/privacy', '/admin/sheet'])(
    'redirects %s to the history',
    async (path) => {
      answerLog();
      await openStaffPage(path, auditor);
      await screen.findByRole('heading', { name: 'Storico', level: 2 });
      expect(location.pathname).toBe('/admin/audit');
      expect(screen.queryByText('Dati personali')).toBeNull();
      screen.getByText('Il mio accesso');
    },
  );

  it('verifies the log, and saves it with its proof as a file', async () => {
    const files = catchSavedFiles();
    answerChain();
    api().answer(verifyChain, {
      events: 102,
      checkpoints: 3,
      unsealed: 2,
      milliseconds: 40,
      flaw: null,
      checks: [],
    });
    api().answer(exportHistory, '{"events":102}\n');
    await openStaffPage('/admin/audit?view=verifica', auditor);
    await screen.findByText('Ultimo sigillo');
    await press('Verifica ora');
    await screen.findByText(/^Integro: 102 eventi/);
    await press('Registro con prova');
    await screen.findByRole('button', { name: 'Registro con prova' });
    await screen.findByText(/registro\.jsonl/);
    expect(files.map(({ name }) => name)).toEqual(['registro.jsonl']);
  });
});

describe('the event log page', () => {
  it('shows the reason that staff chose for a rejection', async () => {
    answerLog();
    await openStaffPage('/admin/audit');
    await findReference('7K3-9QXM');
    const [rejection] = await screen.findAllByRole('article');
    expect(rejection).toHaveTextContent(
      /Rifiutata: da in attesa a rifiutata.*Motivo: poco preavviso\.\s*Coperti già impegnati/,
    );
  });

  it('writes the filter to the URL and shows an empty state when no event matches', async () => {
    answerLog();
    await openStaffPage('/admin/audit');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    await choose('Che cosa', 'ReservationRejected');
    expect(location.search).toContain('type=ReservationRejected');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article')).toHaveTextContent('Rifiutata: da in attesa a rifiutata');
    fireEvent.change(screen.getByLabelText('Giorno del servizio'), {
      target: { value: '2040-01-01' },
    });
    await screen.findByText('Nessun evento con questi filtri');
    await press('Togli i filtri');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });
});

describe('the reservations as of an event', () => {
  it('show the status before the rejection when the slider moves back', async () => {
    api().answer(
      listServiceDayChanges,
      events.toReversed().map(({ position, at, sentence, by }) => ({ position, at, sentence, by })),
    );
    api().answer(readReservationsAsOf, ({ query }) => {
      const isRejected = Number(query['position']) === events[0]!.position;
      const row = {
        id: '00000000-0000-4000-8600-000000000001',
        reference: '7K3-9QXM',
        customerName: 'Persona In Prova',
        isNameOfToday: false,
        startTime: '19:00',
        endTime: '20:50',
        tableName: null,
        numberOfPeople: 4,
        status: isRejected ? ('cancelled' as const) : ('pending' as const),
        outcome: isRejected ? ('rejected' as const) : null,
      };
      return { position: 1, reservations: [row], statistics: [], closed: [] };
    });
    await openStaffPage('/admin/audit?view=libro&giorno=2027-04-12');
    const row = () => screen.findByRole('row', { name: /Persona In Prova/ });
    await within(await row()).findByText('Rifiutata');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    await within(await row()).findByText('In attesa');
  });
});

describe('the pages of the history', () => {
  it('ask a visitor without a session to sign in', async () => {
    await openPage('/admin/audit');
    await screen.findByRole('button', { name: 'Accedi' });
  });
});
