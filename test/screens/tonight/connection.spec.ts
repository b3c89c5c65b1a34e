import { waitFor, within } from '@testing-library/react';
import {
  listReservations,
  readDailyCapacity,
} from '#src/contracts/booking/reservation-operations.ts';
import { listTables } from '#src/contracts/booking/table-management.ts';
import {
  buildSlotStatistics,
  buildTable,
  dinnerTurns,
} from '#test/support/builders/floor-views.ts';
import { delayAnswer } from '#test/support/screens/delay-answer.ts';
import { setupEventStream } from '#test/support/screens/event-stream.ts';
import { buildParty, setupTonight } from '#test/support/screens/tonight.ts';

const { api, screen, press, openTonight, openStaffPage, serveTonight, change, findInRow } =
  setupTonight();
const { connect, sendChange } = setupEventStream();

const NAME = 'Sanfilippo Anna';
const party = () => buildParty({ customerName: NAME });

it('shows no covers before the data of the evening has loaded', async () => {
  const parties = delayAnswer([party()]);
  const covers = delayAnswer([buildSlotStatistics(dinnerTurns.first)]);
  serveTonight();
  api().answer(listReservations, parties.delayed);
  api().answer(readDailyCapacity, covers.delayed);
  await openStaffPage('/admin/tonight');
  await screen.findByText('Caricamento prenotazioni...');
  const header = within(screen.getByRole('banner'));
  header.getByText('–');
  await parties.release();
  await covers.release();
  await screen.findByRole('table');
  await header.findByText('0/90');
});

it.each([
  ['Tempo', () => press('Tempo')],
  ['Pianta', () => press('Pianta')],
  ['Chiudi la serata', () => openStaffPage('/admin/tonight?view=closing')],
])(
  'the view %s shows nothing as free or marked before the reservations have loaded',
  async (_view, openView) => {
    const parties = delayAnswer([party()]);
    serveTonight();
    api().answer(listReservations, parties.delayed);
    api().answer(listTables, [buildTable({ name: 'Sala 5' })]);
    await openStaffPage('/admin/tonight');
    await openView();
    await screen.findByText('Caricamento prenotazioni...');
    expect(screen.getByRole('main')).not.toHaveTextContent(
      /Sala 5|Ogni prenotazione ha il suo segno/,
    );
    expect(screen.queryByRole('button', { name: 'Chiudi la serata' })).toBeNull();
    await parties.release();
    await waitFor(() => expect(screen.queryByText('Caricamento prenotazioni...')).toBeNull());
  },
);

describe('the connection state of Stasera', () => {
  it.each([
    ['fails', () => api().refuse(listReservations, 503), 'Non in diretta.'],
    ['is lost', () => api().cut(listReservations), 'Quello che vedi è delle 20:36.'],
  ])(
    'is not live after a request that %s, retries it and is live again',
    async (_case, breakList, words) => {
      const anna = party();
      await openTonight(anna);
      await connect();
      await screen.findByText('in diretta');
      change(anna.id, { seatedAt: '2027-03-10T19:30:00.000Z' }, 'seated');
      breakList();
      await sendChange({ type: 'GuestsSeated', about: 'reservation', id: anna.id, position: 1 });
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(screen.queryByText('in diretta')).toBeNull();
      api().answer(listReservations, [{ ...anna, seatedAt: '2027-03-10T19:30:00.000Z' }]);
      await findInRow(NAME, "seduti 6'");
      await screen.findByText('in diretta');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('shows the time of the list while the event stream is unavailable', async () => {
    await openTonight(party());
    expect(await screen.findByRole('alert')).toHaveTextContent('Quello che vedi è delle 20:36.');
    expect(screen.queryByText('in diretta')).toBeNull();
  });
});
