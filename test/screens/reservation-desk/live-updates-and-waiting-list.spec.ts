import { jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { setupEventStream } from '#test/support/screens/event-stream.ts';
import {
  buildDeskReservation,
  EVENING,
  setupReservationDesk,
} from '#test/support/screens/reservation-desk.ts';
import {
  listWaitingList,
  markWaitingGuestInformed,
  offerSeat,
} from '#src/contracts/booking/waiting-list-operations.ts';
import type { WaitingListEntryView } from '#src/contracts/booking/waiting-list.ts';
import {
  buildWaitingListEntry,
  openOffer,
  wishedTurn,
} from '#test/support/builders/waiting-list-views.ts';

const { screen, user, openDesk, add, change, card, stopIntervals, api, press, dialog } =
  setupReservationDesk();
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

let entries: WaitingListEntryView[];
const changeEntry = (over: Partial<WaitingListEntryView>): WaitingListEntryView => {
  const changed = { ...entries[0]!, ...over };
  entries = [changed, ...entries.slice(1)];
  return changed;
};
const zoe = buildWaitingListEntry({ date: EVENING });
const left = buildWaitingListEntry({
  id: '00000000-0000-4000-8000-000000000002',
  date: EVENING,
  customerName: 'Bastiano Prova',
  status: 'left',
});
const openList = async () => {
  entries = [zoe, left];
  await openDesk(`date=${EVENING}`);
  api().answer(listWaitingList, () => entries);
  await connect();
  await sendChange({ type: 'WaitingListJoined', about: 'waiting-list', id: zoe.id, position: 1 });
  await press('Lista d’attesa (1)');
  const list = within(await dialog());
  const [first] = await list.findAllByRole('listitem');
  return within(first!);
};

describe('the waiting list of a day', () => {
  it('shows why a seat cannot be offered, the offer of a freed seat, and that the guest knows of it', async () => {
    const list = await openList();
    await list.findByText('2 persone · 19:00 o 21:30 · Italiano');
    const reason = 'Capacità insufficiente per 2 persone';
    api().refuse(offerSeat, 409, { code: 'turn_full', message: reason });
    await user().click(list.getByRole('button', { name: 'Offri il posto delle 19:00' }));
    await waitFor(() => expect(document.body).toHaveTextContent(reason));
    expect(api().calls(offerSeat)).toMatchObject([{ body: { timeSlotId: wishedTurn.timeSlotId } }]);

    const chatText = 'Ciao, si è liberato un tavolo';
    const { id } = changeEntry({ status: 'offered', offer: openOffer, chatText });
    await sendChange({ type: 'SeatOffered', about: 'waiting-list', id, position: 2 });
    await list.findByText('Posto offerto alle 19:00, fino alle 10:30');
    expect(list.queryByRole('button', { name: /^Offri/ })).toBeNull();
    const chat = list.getByRole('link', { name: /^WhatsApp/ });
    expect(chat).toHaveAttribute(
      'href',
      `https://wa.me/393330000199?text=${encodeURIComponent(chatText)}`,
    );

    api().answer(markWaitingGuestInformed, () =>
      changeEntry({ informedAt: '2027-03-10T09:05:00.000Z' }),
    );
    await user().click(list.getByRole('button', { name: /Avvisato/ }));
    await list.findByText('Posto offerto alle 19:00, fino alle 10:30 · avvisato');
    expect(api().calls(markWaitingGuestInformed)).toMatchObject([{ body: { channel: 'phone' } }]);
  });
});
