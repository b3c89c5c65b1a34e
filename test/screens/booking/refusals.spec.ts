import { within } from '@testing-library/react';
import {
  requestReservation,
  searchAlternatives,
  searchAvailability,
} from '#src/contracts/booking/reservation-operations.ts';
import { GUEST, setupGuestBooking } from '#test/support/screens/guest-booking.ts';

const {
  api,
  screen,
  user,
  press,
  openTables,
  openDetails,
  fillContact,
  answerAvailability,
  requests,
} = setupGuestBooking();

const NO_TABLE = 'Nessun tavolo disponibile per la data e numero di persone selezionati';
const SENT =
  'La tua richiesta è stata ricevuta e sarà esaminata dal nostro staff. Ti contatteremo presto per confermare.';
const findInNotice = async (title: string, text: string) => {
  const notice = (await screen.findByText(title, { selector: 'li *' })).closest('li')!;
  within(notice).getByText(text);
};

describe('a search for tables', () => {
  it('shows the message of a field that the server refuses, and repeats the search', async () => {
    const message = 'Massimo 8 persone per prenotazione online';
    api().refuse(searchAvailability, 400, { message, fields: { numberOfPeople: message } });
    await openTables();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    answerAvailability({});
    await user().click(within(alert).getByRole('button', { name: 'Riprova' }));
    await screen.findByRole('button', { name: /^Sala/ });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['without a free table', 75],
    ['without covers', 0],
  ])('says that no table is left in a turn %s', async (_turn, availableCovers) => {
    const bookedCovers = 75 - availableCovers;
    const capacityInfo = { bookedCovers, maxCovers: 75, availableCovers, canAccommodate: false };
    answerAvailability({ availableSlots: [], capacityInfo });
    api().answer(searchAlternatives, []);
    await openTables();
    await screen.findByText(availableCovers > 0 ? NO_TABLE : /^Capacità insufficiente/);
    expect(screen.queryByRole('button', { name: 'Continua' })).toBeNull();
  });
});

describe('a request for a table', () => {
  it('needs a chosen table', async () => {
    await openTables();
    await press(/^Sala/);
    await press('Continua');
    await findInNotice('Errore', 'Seleziona prima uno slot disponibile');
    expect(screen.queryByLabelText('Nome e cognome')).toBeNull();
  });

  it('keeps the input and shows the reason when the server is unavailable, and is then sent', async () => {
    const message = 'Il libro è chiuso per un momento.';
    await openDetails();
    await fillContact();
    api().refuse(requestReservation, 503, { code: 'unavailable', message });
    await press('Invia la richiesta');
    await findInNotice('Errore', message);
    expect(screen.getByLabelText('Nome e cognome')).toHaveValue(GUEST.name);
    const [refused] = api().calls(requestReservation);

    requests().accept();
    await press('Invia la richiesta');
    await findInNotice('Richiesta di prenotazione inviata!', SENT);
    expect(api().calls(requestReservation)[1]!.body).toEqual(refused!.body);
  });
});
