import { waitFor, within } from '@testing-library/react';
import {
  enterReservation,
  oneTapOperations,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import type { Operation } from '#src/contracts/common/api-operation.ts';
import { listDeviceUsers } from '#src/contracts/staff/trusted-device.ts';
import { deskTables } from '#test/support/screens/reservation-desk.ts';
import { freeTable, setupEntryPanels } from '#test/support/screens/entry-panels.ts';
import { setupEventStream } from '#test/support/screens/event-stream.ts';
import { loseFirstAnswer, setupNetwork } from '#test/support/screens/network.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';
import { buildParty } from '#test/support/screens/tonight.ts';

const tonight = setupEntryPanels();
const { api, user, screen, press, add, change, answerSteps, choose, openDoor, type } = tonight;
const { openTonight, pressInRow, findInRow, findLastAction } = tonight;
const { connect } = setupEventStream();
const { goOffline, goOnline } = setupNetwork();

const NAME = 'Attesa Ada';
const AT = `${TODAY}T19:36:00.000Z`;
const party = () => buildParty({ customerName: NAME, tableId: deskTables.three.id });
const keysOf = (operation: Operation) =>
  api()
    .calls(operation)
    .map(({ headers }) => headers.get('idempotency-key'));
const { markSeated, clearTable } = oneTapOperations;

const waitUntilSent = () => waitFor(() => expect(screen.queryByText(/^\d da inviare$/)).toBeNull());
/** Seats the party while the server does not answer. */
const seatOffline = async () => {
  goOffline();
  await pressInRow(NAME, /^Arrivati/);
  await findLastAction('Arrivati, da inviare');
};
const reconnect = async () => {
  goOnline();
  await connect();
};

describe('the offline outbox', () => {
  it('shows unsent actions in row and header, and sends each once when the server answers', async () => {
    answerSteps();
    await openTonight(party());
    await seatOffline();
    await findInRow(NAME, /da inviare.*seduti 0'/);
    await screen.findByText('1 da inviare');
    await pressInRow(NAME, /^Libera/);
    await screen.findByText('2 da inviare');
    expect(api().calls(markSeated)).toEqual([]);
    await reconnect();
    await waitUntilSent();
    await findInRow(NAME, 'andati 20:36');
    await findLastAction('Tavolo liberato, inviato');
    expect([...keysOf(markSeated), ...keysOf(clearTable)]).toHaveLength(2);
  });

  it('repeats an action with the same key when the response is lost', async () => {
    const ada = party();
    api().answer(
      markSeated,
      loseFirstAnswer(() => change(ada.id, { seatedAt: AT }, 'seated')),
    );
    await openTonight(ada);
    await pressInRow(NAME, /^Arrivati/);
    await findLastAction('Arrivati, inviato');
    await findInRow(NAME, "seduti 0'");
    const [first, ...repeated] = keysOf(markSeated);
    expect(first).toBeTruthy();
    expect(repeated).toEqual([first]);
  });

  it('seats a party at the door with the same key when the response is lost', async () => {
    answerSteps();
    api().answer(
      enterReservation,
      loseFirstAnswer(() =>
        add(buildParty({ customerName: 'Porta Piera', tableId: freeTable.id })),
      ),
    );
    await openDoor();
    await choose('Quanti', '2');
    await type('Nome', 'Porta Piera');
    await choose('Dove', /^Sala 9/);
    await findLastAction('Seduti, inviato');
    await findInRow('Porta Piera', 'seduti');
    const [first, ...repeated] = keysOf(enterReservation);
    expect(repeated).toEqual([first]);
    expect(api().calls(markSeated)).toHaveLength(1);
  });

  it('shows who changed the reservation and when, if the server refuses an action', async () => {
    await openTonight(party());
    await seatOffline();
    api().refuse(markSeated, 409, {
      code: 'changed_meanwhile',
      message: 'Nel frattempo ufficio ha annullato la prenotazione',
      details: { at: AT },
    });
    await reconnect();
    const refusal = await screen.findByText(/^Non registrato: Arrivati · Attesa Ada, 2/);
    const alert = refusal.closest<HTMLElement>('[role=alert]')!;
    expect(alert).toHaveTextContent(/ufficio.* alle 20:36/);
    await user().click(within(alert).getByRole('button', { name: 'Ho visto' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await waitUntilSent();
  });

  it('asks on the trusted device once who acts, and again only after a press of Invia', async () => {
    api().refuse(markSeated, 401, { code: 'person_required', message: 'Chi sei?' });
    api().answer(listDeviceUsers, { people: [] });
    tonight.serveTonight(party());
    await tonight.openStaffPage('/admin/tonight', { authenticated: true, role: 'trusted-device' });
    await screen.findByRole('table');
    await seatOffline();
    await reconnect();
    const closeQuestion = async () => {
      const question = await screen.findByRole('dialog', { name: 'Chi sei?' });
      await user().click(within(question).getByRole('button', { name: 'Chiudi' }));
      await screen.findByRole('button', { name: /^Invia \(1\)/ });
    };
    await closeQuestion();
    await connect();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api().calls(markSeated)).toHaveLength(1);
    await press(/^Invia \(1\)/);
    await closeQuestion();
    expect(api().calls(markSeated)).toHaveLength(2);
  });

  it('refuses a logout and shows the reason while an action is unsent', async () => {
    await openTonight(party());
    await seatOffline();
    await press('Schede');
    await user().click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByText('Esci quando la rete è tornata, così nulla va perso.');
    expect(location.pathname).toBe('/admin/tonight');
    await findInRow(NAME, 'da inviare');
  });
});
