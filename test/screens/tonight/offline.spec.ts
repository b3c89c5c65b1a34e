import { waitFor, within } from '@testing-library/react';
import { enterReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import { setupEntryPanels } from '#test/support/screens/entry-panels.ts';
import { setupEventStream } from '#test/support/screens/event-stream.ts';
import { setupNetwork } from '#test/support/screens/network.ts';
import { buildDeskReservation } from '#test/support/screens/reservation-desk.ts';
import { buildOpenRequest } from '#test/support/screens/request-lane.ts';
import { listOpenRequests } from '#src/contracts/booking/open-request-operations.ts';
import { buildParty } from '#test/support/screens/tonight.ts';

const tonight = setupEntryPanels();
const { api, user, screen, dialog, choose, pressInPanel, panel, type, openPhone } = tonight;
const { openTonight, openDesk, openParty, pressInRow, findLastAction, card } = tonight;
const { connect } = setupEventStream();
const { goOffline, goOnline } = setupNetwork();

const NAME = 'Motivo Mina';
const SENDS_LATER = 'Senza rete: Segna aspetta il server. La bozza resta.';

describe('Stasera without a network', () => {
  it('shows a timeout, keeps the typed text and sends it after the server answers', async () => {
    await openPhone();
    await choose('Quanti', '2');
    await choose('Turno', /^20:50/);
    await type('Telefono', '347 000 0777');
    await type('Cognome e nome', 'Testo Tina');
    goOffline(new DOMException('The operation timed out', 'TimeoutError'));
    await pressInPanel('Segna');
    await (await panel()).findAllByText(/Il server non ha risposto in tempo/);
    await (await panel()).findByText(new RegExp(SENDS_LATER));
    expect((await panel()).getByLabelText('Cognome e nome')).toHaveValue('Testo Tina');
    goOnline();
    await connect();
    await waitFor(async () =>
      expect((await panel()).getByRole('button', { name: 'Segna' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    );
    await pressInPanel('Segna');
    await findLastAction('Segnata');
    expect(api().calls(enterReservation)).toHaveLength(1);
  });

  it('disables actions that need the server and shows the reason', async () => {
    const request = buildOpenRequest();
    api().answer(listOpenRequests, [request]);
    await openTonight(buildParty({ customerName: NAME, tableId: buildOpenRequest().table!.id }));
    const accept = await screen.findByRole('button', { name: /^Accetta/ });
    goOffline();
    await pressInRow(NAME, /^Arrivati/);
    await screen.findByText('Senza rete: accettare, proporre e rifiutare aspettano il server.');
    expect(accept).toHaveAttribute('aria-disabled', 'true');
    await openParty(NAME);
    await within(await dialog()).findByText(/Puoi leggere, non cambiare/);
    expect(within(await dialog()).getByRole('button', { name: 'Correggi dati' })).toBeDisabled();
  });
});

describe('the tab Prenotazioni without a network', () => {
  it('shows the reason, and disables its buttons but keeps them focusable', async () => {
    await openDesk('', buildDeskReservation({ status: 'confirmed' }));
    const move = await within(await card()).findByRole('button', { name: 'Sposta' });
    goOffline();
    await connect();
    const reason = 'Senza rete: accettare, rifiutare e le altre azioni aspettano il server.';
    await screen.findByText(reason);
    expect(move).toHaveAttribute('aria-disabled', 'true');
    move.focus();
    expect(move).toHaveFocus();
    await user().keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    goOnline();
    await connect();
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
    expect(move).toHaveAttribute('aria-disabled', 'false');
  });
});
