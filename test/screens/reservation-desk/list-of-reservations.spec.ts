import { waitFor, within } from '@testing-library/react';
import {
  decideReservation,
  listReservations,
} from '#src/contracts/booking/reservation-operations.ts';
import {
  readReservation,
  moveReservation,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import { dinnerTurns } from '#test/support/builders/floor-views.ts';
import {
  buildDeskReservation,
  EVENING,
  setupReservationDesk,
} from '#test/support/screens/reservation-desk.ts';

const { api, user, screen, press, fill, openDesk, change, card, dialog, closeDialogByKey } =
  setupReservationDesk();

describe('the list of reservations', () => {
  it('filters by day and status, and keeps the filter in the URL', async () => {
    const { startTime, endTime } = dinnerTurns.third;
    await openDesk(
      '',
      buildDeskReservation({ customerName: 'Prima', toCall: true }),
      buildDeskReservation({
        customerName: 'Terza',
        status: 'confirmed',
        numberOfPeople: 3,
        timeSlotData: { startTime, endTime, description: null },
      }),
      buildDeskReservation({ customerName: 'Altra', reservationDate: '2027-04-14' }),
    );
    await fill('Data', EVENING);
    await screen.findByRole('heading', { name: '19:00 - 20:50' });
    await screen.findByRole('heading', { name: '21:30 - 22:30' });
    await screen.findByText('1 prenotazione · 3 persone');
    const filters = within(screen.getByRole('group', { name: 'Filtra le prenotazioni' }));
    await filters.findByRole('button', { name: 'Tutte 2' });
    expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Tutte 2',
      'In attesa 1',
      'Da chiamare 1',
      'Confermate 1',
      'Rifiutate e annullate 0',
      'Completate 0',
    ]);
    await press(/^Confermate/);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Prima' })).toBeNull());
    await card('Terza');
    expect(location.search).toBe(`?tab=reservations&date=${EVENING}&status=confirmed`);
    await press('Giorno successivo');
    await screen.findByText('Nessuna prenotazione in questo gruppo');
  });

  it('opens with the filter of its URL', async () => {
    await openDesk(
      `date=${EVENING}&status=confirmed`,
      buildDeskReservation({ customerName: 'Prima' }),
      buildDeskReservation({ customerName: 'Terza', status: 'confirmed' }),
    );
    await card('Terza');
    expect(screen.queryByRole('article', { name: 'Prima' })).toBeNull();
  });

  it('finds a reservation by name or telephone number, without the search text in the URL', async () => {
    await openDesk(
      '',
      buildDeskReservation({ customerName: 'Altra' }),
      buildDeskReservation({ customerPhone: '+39 347 555 0141' }),
    );
    await user().type(await screen.findByRole('searchbox'), '347 5550141');
    await screen.findByRole('button', { name: 'Tutte 1' });
    await card();
    await user().clear(screen.getByRole('searchbox'));
    await user().type(screen.getByRole('searchbox'), 'nessuno con questo nome');
    await screen.findByText('Nessuna prenotazione trovata per «nessuno con questo nome»');
    expect(location.href).not.toContain('nessuno');
    await user().clear(screen.getByRole('searchbox'));
    await user().type(screen.getByRole('searchbox'), 'OSPITE DI PROVA');
    await card();
    expect(screen.queryByRole('article', { name: 'Altra' })).toBeNull();
  });

  it('keeps an accepted request under In attesa until another filter is chosen', async () => {
    const request = buildDeskReservation();
    api().answer(decideReservation, () => change(request.id, { status: 'confirmed' }, 'confirmed'));
    await openDesk('status=pending', request);
    await user().click(within(await card()).getByRole('button', { name: 'Accetta' }));
    await within(await card()).findByText('Confermata');
    // The page requests a single reservation when the filtered list no longer contains it.
    await waitFor(() => expect(api().calls(readReservation)).not.toEqual([]));
    await waitFor(async () => expect(await card()).toHaveFocus());
    await press(/^Tutte \d/);
    await press(/^In attesa/);
    await screen.findByText('Nessuna prenotazione in questo gruppo');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('loads a long list in pages, and focuses the first new card', async () => {
    const parties = Array.from({ length: 7 }, (_, at) =>
      buildDeskReservation({
        customerName: `Pagina ${at}`,
        createdAt: `2027-03-0${9 - at}T10:00:00.000Z`,
      }),
    );
    await openDesk('', ...parties);
    api().answer(
      listReservations,
      ({ query }) => (query['cursor'] ? parties.slice(5) : parties.slice(0, 5)),
      ({ query }) =>
        query['cursor'] ? {} : { link: `</api/reservations?cursor=${parties[4]!.id}>; rel="next"` },
    );
    await user().type(screen.getByRole('searchbox'), 'Pagina');
    await press('Mostra altre (2)');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(7));
    await waitFor(() => expect(screen.getAllByRole('article')[5]).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Mostra altre/ })).toBeNull();
    expect(api().calls(listReservations).at(-1)!.query['cursor']).toBe(parties[4]!.id);
  });

  it('opens a form from a URL, and reports a reservation that does not exist', async () => {
    const reservation = buildDeskReservation();
    await openDesk(`id=${reservation.id}&action=move`, reservation);
    await screen.findByRole('heading', { name: 'Sposta: Ospite Di Prova' });
    await waitFor(() => expect(location.search).not.toContain(reservation.id));
  });

  it('reports that the reservation of a URL does not exist', async () => {
    const reservation = buildDeskReservation();
    const opening = openDesk(`id=${reservation.id}&action=move`);
    api().refuse(readReservation, 404, { message: 'Prenotazione non trovata' });
    await opening;
    await screen.findByText('Prenotazione non trovata');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** Presses Tab until the control with this name has the focus. */
const tabTo = async (name: string) => {
  const isFocused = () => {
    const focused = document.activeElement as HTMLInputElement;
    return (focused.labels?.[0] ?? focused).textContent === name;
  };
  for (let presses = 0; presses < 80 && !isFocused(); presses++) await user().tab();
  expect(isFocused()).toBe(true);
};
const button = async (name: string) => within(await card()).getByRole('button', { name });

describe('a request used with the keyboard alone', () => {
  it('is accepted and changed, and the focus stays on its card', async () => {
    const request = buildDeskReservation();
    api().answer(decideReservation, () => change(request.id, { status: 'confirmed' }, 'confirmed'));
    api().answer(moveReservation, () => change(request.id, { numberOfPeople: 5 }, 'moved'));
    await openDesk('', request);
    await card();
    await tabTo('Accetta');
    await user().keyboard('{Enter}');
    await within(await card()).findByText('Confermata');
    await waitFor(async () => expect(await card()).toHaveFocus());
    await tabTo('Sposta');
    await user().keyboard('{Enter}');
    await dialog();
    await tabTo('Persone');
    await user().keyboard('{Control>}a{/Control}5{Enter}');
    await screen.findByText('Prenotazione modificata');
    await waitFor(async () => expect(await button('Sposta')).toHaveFocus());
    expect(api().calls(moveReservation)[0]!.body).toMatchObject({ numberOfPeople: '5' });
  });

  it('has a menu that opens, closes and starts an action', async () => {
    await openDesk('', buildDeskReservation({ status: 'confirmed' }));
    await card();
    await tabTo('Sposta');
    await tabTo('Altro');
    await user().keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    await user().keyboard('{End}');
    const cancel = await screen.findByRole('menuitem', { name: 'Annulla prenotazione' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await user().keyboard('{Escape}');
    await waitFor(async () => expect(await button('Altro')).toHaveFocus());
    await user().keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    await user().keyboard('{End}{Enter}');
    await waitFor(async () =>
      expect(await dialog()).toContainElement(document.activeElement as HTMLElement),
    );
    await closeDialogByKey();
    await waitFor(async () => expect(await button('Altro')).toHaveFocus());
  });
});
