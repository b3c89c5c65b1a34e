import { waitFor, within } from '@testing-library/react';
import {
  cancelStrandedReservations,
  recordGuestInformed,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import { listClosures, listStrandedReservations } from '#src/contracts/closures.ts';
import { buildClosure, buildStrandedReservation } from '#test/support/builders/closure-views.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, openStaffPage } = setupScreens();

const names = ['Anna', 'Biagio', 'Carla', 'Dora'];
const stranded = names.map((customerName) => buildStrandedReservation({ customerName }));
const toCancelled = ({ reservationId: id, customerName }: (typeof stranded)[number]) =>
  buildReservationView({
    id,
    customerName,
    status: 'cancelled',
    contact: 'not_informed',
    customerEmail: customerName === 'Dora' ? 'dora@example.org' : null,
  });
const inDialog = () => within(screen.getByRole('dialog'));
const pressEnterOn = async (role: 'button' | 'link', name: string) => {
  (await inDialog().findByRole(role, { name })).focus();
  await user().keyboard('{Enter}');
};

describe('the reservations of a closed day', () => {
  it('are cancelled after a confirmation, and staff inform each guest in turn', async () => {
    api().answer(listClosures, [buildClosure({ date: '2027-05-01', stranded: 4 })]);
    api().answer(listStrandedReservations, stranded);
    api().answer(cancelStrandedReservations, ({ body }) => ({
      cancelled: stranded
        .filter(({ reservationId }) => (body as { ids: string[] }).ids.includes(reservationId))
        .map(toCancelled),
      missed: [],
    }));
    api().answer(recordGuestInformed, buildReservationView());
    await openStaffPage('/admin?tab=closures');
    await press('4 prenotazioni da spostare');
    await user().click(await screen.findByLabelText('Annulla e avvisa Carla'));
    await pressEnterOn('button', 'Annulla le prenotazioni e avvisa (3)');
    await screen.findByText('Annullare 3 prenotazioni?');
    expect(api().calls(cancelStrandedReservations)).toEqual([]);
    await pressEnterOn('button', 'Sì, annulla 3 prenotazioni');
    const ids = [0, 1, 3].map((at) => stranded[at]!.reservationId);
    await screen.findByText('1 di 2');
    expect(api().calls(cancelStrandedReservations)[0]!.body).toEqual({ ids });
    const guest = screen.getByText('1 di 2').parentElement;
    expect(guest).toHaveTextContent('Anna');
    await waitFor(() => expect(guest).toHaveFocus());
    const chat = inDialog().getByRole('link', { name: 'WhatsApp' });
    expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/39333000/));
    // jsdom cannot open another page.
    chat.addEventListener('click', (event) => event.preventDefault());
    await user().click(chat);
    expect(await screen.findByText('2 di 2')).toBe(guest?.firstElementChild);
    expect(guest).toHaveTextContent('Biagio');
    await waitFor(() => expect(guest).toHaveFocus());
    await pressEnterOn('button', 'Salta');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const informed = api().calls(recordGuestInformed);
    expect(informed.map(({ params, body }) => [params['id'], body])).toEqual([
      [ids[0], { channel: 'whatsapp' }],
    ]);
  });
});
