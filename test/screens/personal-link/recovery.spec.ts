import { listAvailableDays } from '#src/contracts/booking/availability-days.ts';
import { findLostLink } from '#src/contracts/booking/personal-link-operations.ts';
import { buildDay } from '#test/support/builders/booking-views.ts';
import { setupScreens, TODAY } from '#test/support/screens/open-screen.tsx';
import { answerPersonalLink, LINK } from '#test/support/screens/personal-link.ts';

const { api, screen, press, fill, openPage } = setupScreens();

const recover = async (reference: string, digits: string) => {
  await fill('Codice', reference);
  await fill('Ultime quattro cifre del telefono', digits);
  await press('Mostra la prenotazione');
};
const open = async () => {
  answerPersonalLink(api());
  api().answer(listAvailableDays, [buildDay(TODAY)]);
  await openPage('/reservations');
};

describe('the recovery of a personal link', () => {
  it('keeps the input after a wrong answer, and then opens the link', async () => {
    await open();
    api().refuse(findLostLink, 404, { code: 'reservation_unknown' });
    await recover('7k3-9qxm', '0000');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Codice e cifre non corrispondono. Controllali, oppure chiamaci: la troviamo noi.',
    );
    for (const [label, text] of [
      ['Codice', '7k3-9qxm'],
      ['Ultime quattro cifre del telefono', '0000'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
      expect(screen.getByLabelText(label)).toBeInvalid();
    }

    api().answer(findLostLink, { link: LINK });
    await recover('7k3-9qxm', '4567');
    await screen.findByRole('heading', { level: 1, name: 'Richiesta di prenotazione inviata!' });
    expect(location.pathname).toBe(LINK);
    expect(api().calls(findLostLink).at(-1)!.body).toEqual({
      reference: '7k3-9qxm',
      phoneEnding: '4567',
    });
  });

  it('shows the message of the server after too many attempts', async () => {
    await open();
    api().refuse(findLostLink, 429, {
      code: 'too_many_requests',
      message: 'Troppe richieste: riprova tra poco.',
    });
    await recover('7K3-9QXM', '0001');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Troppe richieste: riprova tra poco.',
    );
  });
});
