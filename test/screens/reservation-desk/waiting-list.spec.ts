import { waitFor, within } from '@testing-library/react';
import {
  listWaitingList,
  markWaitingGuestInformed,
  offerSeat,
} from '#src/contracts/booking/waiting-list-operations.ts';
import type { WaitingListEntryView } from '#src/contracts/booking/waiting-list.ts';
import { setupEventStream } from '#test/support/screens/event-stream.ts';
import { EVENING, setupReservationDesk } from '#test/support/screens/reservation-desk.ts';
import {
  buildWaitingListEntry,
  openOffer,
  wishedTurn,
} from '#test/support/builders/waiting-list-views.ts';

const { api, user, press, dialog, openDesk } = setupReservationDesk();
const { connect, sendChange } = setupEventStream();

let entries: WaitingListEntryView[];
const change = (over: Partial<WaitingListEntryView>): WaitingListEntryView => {
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
    const { id } = change({ status: 'offered', offer: openOffer, chatText });
    await sendChange({ type: 'SeatOffered', about: 'waiting-list', id, position: 2 });
    await list.findByText('Posto offerto alle 19:00, fino alle 10:30');
    expect(list.queryByRole('button', { name: /^Offri/ })).toBeNull();
    const chat = list.getByRole('link', { name: /^WhatsApp/ });
    expect(chat).toHaveAttribute(
      'href',
      `https://wa.me/393330000199?text=${encodeURIComponent(chatText)}`,
    );

    api().answer(markWaitingGuestInformed, () =>
      change({ informedAt: '2027-03-10T09:05:00.000Z' }),
    );
    await user().click(list.getByRole('button', { name: /Avvisato/ }));
    await list.findByText('Posto offerto alle 19:00, fino alle 10:30 · avvisato');
    expect(api().calls(markWaitingGuestInformed)).toMatchObject([{ body: { channel: 'phone' } }]);
  });
});
