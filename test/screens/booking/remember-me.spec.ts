import { fireEvent } from '@testing-library/react';
import { GUEST, setupGuestBooking } from '#test/support/screens/guest-booking.ts';

const { user, screen, press, openPage, openDetails, fillContact, sendRequest } =
  setupGuestBooking();

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
