import { act, fireEvent } from '@testing-library/react';
import { askForChange } from '#src/contracts/booking/personal-link-operations.ts';
import { requestReservation } from '#src/contracts/booking/reservation-operations.ts';
import { slotAt } from '#test/support/builders/booking-views.ts';
import { BOOKING_DATE, GUEST, setupGuestBooking } from '#test/support/screens/guest-booking.ts';
import { toStoredReservation } from '#web/shared/stored-reservation/storedReservations.ts';

const {
  api,
  user,
  screen,
  press,
  follow,
  openPage,
  openDetails,
  fillContact,
  sendRequest,
  requests,
  reload,
} = setupGuestBooking();

const ownReservations = () => screen.findAllByRole('link', { name: /^La tua prenotazione · .*2 / });
const sendFirstRequest = async () => {
  await openDetails();
  await fillContact();
  await sendRequest();
};

/** Stores a request as another tab does, which the browser reports to this tab. */
const storeRequestOfAnotherTab = () => {
  const stored = toStoredReservation(
    'request-1',
    requests().store({ reservationDate: BOOKING_DATE }),
  );
  localStorage.setItem('reservation', JSON.stringify([stored]));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
};

describe('a second request of one browser for the same date and meal', () => {
  it('is offered as a change of the first, with the new values filled in', async () => {
    await sendFirstRequest();
    await openDetails({ turn: '21:30', people: 4 });
    await screen.findByRole('heading', {
      name: 'Per sabato 13 marzo a cena hai già una richiesta',
    });
    await screen.findByText('19:00, 2 persone, in attesa. Vuoi cambiare quella?');
    expect(screen.queryByLabelText(/^Telefono/)).toBeNull();

    const wanted = { reservationDate: BOOKING_DATE, numberOfPeople: 4 };
    const { startTime, endTime, id: timeSlotId } = slotAt('21:30');
    api().answer(askForChange, () =>
      requests().change(1, { changeRequest: { ...wanted, startTime, endTime } }),
    );
    await follow('Sposta alle 21:30, 4 persone');
    await screen.findByRole('heading', { level: 1, name: 'Cambia la prenotazione' });
    await press('Chiedi il cambio');
    await screen.findByText('Cambio chiesto');
    expect(location.pathname).toBe('/reservations/request-1');
    expect(api().calls(askForChange)).toMatchObject([{ body: { ...wanted, timeSlotId } }]);
    expect(api().calls(requestReservation)).toHaveLength(1);
  });

  it('is sent for another party, and the booking page then links to both', async () => {
    await sendFirstRequest();
    await openDetails();
    await screen.findByText('19:00, 2 persone, in attesa: è già come la chiedi ora.');
    await press('Manda una seconda richiesta');
    await fillContact();
    await sendRequest();
    expect(location.pathname).toBe('/reservations/request-2');
    await openPage('/reservations');
    const links = (await ownReservations()).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/reservations/request-1', '/reservations/request-2']);
  });

  it('is not questioned on another date, or after the first was cancelled', async () => {
    await sendFirstRequest();
    await openDetails({ date: '2027-03-14' });
    await screen.findByLabelText(/^Telefono/);
    requests().change(1, { status: 'cancelled', outcome: 'rejected', isChangeable: false });
    await openDetails();
    await screen.findByLabelText(/^Telefono/);
    expect(localStorage.getItem('reservation')).toBeNull();
  });
});

describe('the details of a request', () => {
  it('are kept after a reload, and only in the tab in which the guest typed them', async () => {
    await openDetails();
    await fillContact();
    await reload();
    expect(await screen.findByLabelText('Nome e cognome')).toHaveValue(GUEST.name);
    expect(JSON.stringify(localStorage)).not.toContain(GUEST.name);
  });

  it('give way to the offer of a change when another tab has sent a request', async () => {
    await openDetails();
    await screen.findByLabelText('Nome e cognome');
    storeRequestOfAnotherTab();
    await screen.findByRole('heading', { name: /hai già una richiesta$/ });
    expect(screen.queryByLabelText('Nome e cognome')).toBeNull();
  });
});

const findContact = async () => {
  for (const text of Object.values(GUEST)) await screen.findByDisplayValue(text);
};
const expectEmptyContact = async () => {
  for (const label of ['Nome e cognome', 'Telefono', /^Email/])
    expect(await screen.findByLabelText(label)).toHaveValue('');
};
const rememberMe = () => screen.findByLabelText('Ricordami su questo dispositivo');
const stored = () => localStorage.getItem('guest');

describe('the contact of a returning guest', () => {
  it('is not stored when "Ricordami" is not ticked', async () => {
    await openDetails();
    expect(await rememberMe()).not.toBeChecked();
    await fillContact();
    await sendRequest();
    expect(stored()).toBeNull();
    await openDetails({ date: '2027-03-14' });
    await expectEmptyContact();
  });

  it('is filled in without the notes when "Ricordami" was ticked', async () => {
    await openDetails();
    await user().click(await rememberMe());
    await fillContact();
    const notes = screen.getByLabelText(/^Richieste particolari/);
    fireEvent.change(notes, { target: { value: 'Un seggiolone' } });
    await sendRequest();
    expect(JSON.parse(stored()!)).toEqual({
      customerName: GUEST.name,
      customerPhone: GUEST.phone,
      customerEmail: GUEST.email,
    });

    await openDetails({ date: '2027-03-14' });
    await findContact();
    await fillContact({ ...GUEST, phone: '333 000 0102' });
    await sendRequest();
    expect(stored()).toContain('333 000 0102');
  });

  it('is removed by "Dimenticami"', async () => {
    const { name, phone, email } = GUEST;
    const contact = { customerName: name, customerPhone: phone, customerEmail: email };
    localStorage.setItem('guest', JSON.stringify(contact));
    await openDetails();
    await findContact();
    await press('Dimenticami');
    await expectEmptyContact();
    expect(await rememberMe()).not.toBeChecked();
    expect(stored()).toBeNull();
  });

  it('is listed on the cookie page', async () => {
    await openPage('/cookie-policy');
    await screen.findByText('guest');
  });
});
