import { fireEvent, waitFor } from '@testing-library/react';
import { requestReservation } from '#src/contracts/booking/reservation-operations.ts';
import { readAnswerTime } from '#src/contracts/booking/response-time.ts';
import { listDishes, listDrinks } from '#src/contracts/catalogue/menu-views.ts';
import { timeSlots } from '#test/support/builders/booking-views.ts';
import { BOOKING_DATE, GUEST, setupGuestBooking } from '#test/support/screens/guest-booking.ts';

const { api, screen, user, press, followToPage, openPage, openDetails, fillContact, sendRequest } =
  setupGuestBooking();

const CONSENT_MISSING = 'Per le allergie serve il tuo consenso';
const chooseOption = async (...labels: (string | RegExp)[]) => {
  for (const label of labels) await user().click(await screen.findByLabelText(label));
};
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
/** Waits for the router, which goes back in the history after the page shows the tables. */
const returnToTables = async () => {
  await press('Cambia tavolo');
  const english = screen.getByLabelText('English');
  await waitFor(() =>
    expect(english).toHaveAttribute('href', expect.stringContaining('step=table')),
  );
};
const readSent = () => api().calls(requestReservation)[0]?.body;
/** Opens the details by URL, in a language. */
const openDetailsIn = async (language: string) => {
  const search = `lang=${language}&date=${BOOKING_DATE}&numberOfPeople=2&mealType=cena`;
  const turns = { value: timeSlots, readAt: performance.now() };
  await openPage(`/reservations?${search}&timeSlot=cena_primo&step=details`, { turns });
  await waitFor(() => expect(input('customerName')).toBeInTheDocument());
};

describe('arrival time and wishes in the booking form', () => {
  it('remain after a change of table, and are sent', async () => {
    await openDetails();
    await fillContact();
    await chooseOption('19:15', 'Compleanno', 'Seggiolone');
    await returnToTables();
    await press('Continua');
    for (const label of ['19:15', 'Compleanno', 'Seggiolone'])
      expect(await screen.findByLabelText(label)).toBeChecked();
    await sendRequest();
    expect(readSent()).toMatchObject({
      arrivalTime: '19:15',
      occasion: 'birthday',
      seatWishes: ['high_chair'],
    });
  });

  it('offer only quarter hours of the chosen turn, and reset the time when the turn changes', async () => {
    await openDetails();
    await chooseOption('20:15');
    await returnToTables();
    await press(/Torna agli orari/);
    await user().click(await screen.findByLabelText(/^Cena, 20:50/));
    await screen.findByText('Dove vuoi sederti?');
    await press('Continua');
    await screen.findByLabelText('21:15');
    const times = [...document.querySelectorAll<HTMLInputElement>('input[name=arrivalTime]')];
    expect(times.map(({ value }) => value)).toEqual(['', '21:00', '21:15']);
    expect(screen.getByLabelText('Non lo so ancora')).toBeChecked();
  });

  it.each([
    ['it', 'Di solito rispondiamo entro un’ora e mezza'],
    ['en', 'We usually reply within an hour and a half'],
    ['es', 'Solemos responder en una hora y media'],
    ['fr', 'Nous répondons en général sous une heure et demie'],
  ])('are below the usual response time, in %s: %s', async (language, text) => {
    api().answer(readAnswerTime, { minutes: 90 });
    await openDetailsIn(language);
    await screen.findByText(new RegExp(text));
  });
});

describe('allergies in the booking form', () => {
  it('need a separate consent, on which the focus is, and are sent with it', async () => {
    await openDetails();
    await fillContact();
    await chooseOption('Glutine', 'Frutta a guscio');
    fireEvent.change(screen.getByLabelText(/^Altro da sapere/), { target: { value: 'Celiaca' } });
    await press('Invia la richiesta');
    await screen.findByText(CONSENT_MISSING);
    await waitFor(() => expect(input('allergiesConsent')).toHaveFocus());
    expect(input('allergiesConsent')).toBeInvalid();
    expect(readSent()).toBeUndefined();
    await user().keyboard(' ');
    await sendRequest();
    expect(readSent()).toMatchObject({
      allergies: { codes: ['gluten', 'nuts'], note: 'Celiaca' },
      allergiesConsent: true,
    });
  });

  it('are copied from the menu into the form once, and still need consent', async () => {
    api().answer(listDishes, []);
    api().answer(listDrinks, []);
    await openPage('/carta?senza=milk&senza=nuts');
    await followToPage(await screen.findByText('Porta nella richiesta'));
    fireEvent.change(await screen.findByLabelText('Data'), { target: { value: BOOKING_DATE } });
    expect(sessionStorage.getItem('carriedAllergens')).toBeNull();
    await user().click(await screen.findByLabelText('Cena'));
    await user().click(await screen.findByLabelText(/^Cena, 19:00/));
    await press('Continua');
    for (const label of ['Latte', 'Frutta a guscio'])
      expect(await screen.findByLabelText(label)).toBeChecked();
    await fillContact();
    await press('Invia la richiesta');
    await screen.findByText(CONSENT_MISSING);
  });
});

describe('a sent booking form', () => {
  it.each([
    ['en', 'Send the request'],
    ['es', 'Enviar la solicitud'],
    ['fr', 'Envoyer la demande'],
  ])(
    'states the language of the guest, in which the mails are written: %s',
    async (language, send) => {
      await openDetailsIn(language);
      const { name: customerName, phone: customerPhone, email: customerEmail } = GUEST;
      for (const [name, value] of Object.entries({ customerName, customerPhone, customerEmail }))
        fireEvent.change(input(name), { target: { value } });
      await press(send);
      await waitFor(() => expect(location.pathname).toBe('/reservations/request-1'));
      expect(readSent()).toMatchObject({ language });
    },
  );
});

describe('several invalid fields of the details form', () => {
  it.each([
    ['it', 'Invia la richiesta', 'Controlla 2 campi', 'Nome e cognome', 'Telefono'],
    ['en', 'Send the request', 'Check 2 fields', 'Full name', 'Phone'],
    ['es', 'Enviar la solicitud', 'Revisa 2 campos', 'Nombre y apellidos', 'Teléfono'],
    ['fr', 'Envoyer la demande', 'Vérifiez 2 champs', 'Nom et prénom', 'Téléphone'],
  ])(
    'are listed in a summary above the form, in %s',
    async (language, send, title, name, phone) => {
      const queryLink = (field: string) =>
        screen.queryByRole('link', { name: new RegExp(`^${field}\\s?: `) });
      await openDetailsIn(language);
      await press(send);
      const heading = await screen.findByRole('heading', { level: 2, name: title });
      await waitFor(() => expect(heading).toHaveFocus());
      await user().click(queryLink(phone)!);
      expect(input('customerPhone')).toHaveFocus();
      await user().keyboard('333 000 0101');
      await waitFor(() => expect(queryLink(phone)).toBeNull());
      // With one invalid field left, the form focuses it.
      await press(send);
      await waitFor(() => expect(input('customerName')).toHaveFocus());
      await waitFor(() => expect(queryLink(name)).toBeNull());
    },
  );
});
