import { jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { setupEventStream } from '#test/support/screens/event-stream.ts';
import {
  buildDeskReservation,
  EVENING,
  setupReservationDesk,
} from '#test/support/screens/reservation-desk.ts';

const { screen, user, openDesk, add, change, card, stopIntervals } = setupReservationDesk();
const { connect, sendChange } = setupEventStream();

describe('live updates', () => {
  it('show a new request as message, card and number in the page title', async () => {
    await openDesk(`date=${EVENING}`);
    await connect();
    await screen.findByText('In diretta');
    await screen.findByText(/^Nessuna prenotazione per/);
    const { id } = add(buildDeskReservation());
    await sendChange({ type: 'ReservationRequested', about: 'reservation', id, position: 1 });
    await screen.findByText('Nuova richiesta di prenotazione');
    await card();
    await waitFor(() => expect(document.title).toMatch(/^\(1\) Amministrazione/));
    change(id, { status: 'confirmed' }, 'confirmed');
    await sendChange({ type: 'ReservationConfirmed', about: 'reservation', id, position: 2 });
    await within(await card()).findByText('Confermata');
    await waitFor(() => expect(document.title).toMatch(/^Amministrazione/));
  });

  it('are replaced by polling every 30 seconds while the event stream is down', async () => {
    stopIntervals();
    await openDesk(`date=${EVENING}`);
    await screen.findByText('Aggiornato ogni 30 secondi');
    await screen.findByText(/^Nessuna prenotazione per/);
    add(buildDeskReservation());
    await act(async () => jest.advanceTimersByTime(29_000));
    expect(screen.queryByRole('article')).toBeNull();
    await act(async () => jest.advanceTimersByTime(2_000));
    await card();
  });

  it('remember that staff turned off the sound', async () => {
    await openDesk('');
    await user().click(screen.getByLabelText('Suono'));
    expect(screen.getByLabelText('Suono')).not.toBeChecked();
    expect(localStorage.getItem('desk.sound')).toBe('off');
  });

  it('open without sound when staff turned it off before', async () => {
    localStorage.setItem('desk.sound', 'off');
    await openDesk('');
    expect(screen.getByLabelText('Suono')).not.toBeChecked();
  });
});
