import { waitFor, within } from '@testing-library/react';
import { readOwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { requestQuote } from '#src/contracts/private-events/quotes.ts';
import { receivedQuote, sentQuote, setupQuoteForm } from '#test/support/screens/quote-form.ts';

const { api, screen, user, press, openEvents, fillForm, followToPage } = setupQuoteForm();

const SEND = 'Invia la richiesta';
const FAILED = "Si è verificato un errore durante l'invio della richiesta. Riprova più tardi.";
const listKeys = () =>
  api()
    .calls(requestQuote)
    .map(({ headers }) => headers.get('idempotency-key'));
const findFailure = async (reason: string) => {
  const reasonText = await screen.findByText(reason);
  expect(reasonText.closest('[role=alert]')).toHaveTextContent(FAILED);
};

describe('the quote form', () => {
  it('starts with lunch, suggests 50 people, and offers no date before today', async () => {
    await openEvents();
    expect(screen.getByRole('radio', { name: 'Pranzo' })).toBeChecked();
    expect(screen.getByLabelText(/^Numero di persone/)).toHaveAttribute('placeholder', '50');
    expect(screen.getByLabelText(/^Data dell’evento/)).toHaveAttribute('min', '2027-03-10');
  });

  it('shows an error for each missing field, and focuses the first', async () => {
    await openEvents();
    await press(SEND);
    for (const message of [
      'Il nome è obbligatorio',
      'Il numero di telefono è obbligatorio',
      "La data dell'evento è obbligatoria",
      'Numero di persone deve essere almeno 1',
      'Le idee di menu sono obbligatorie',
    ])
      await screen.findByText(message);
    expect(screen.getByLabelText(/^Nome e cognome/)).toHaveFocus();
    expect(api().calls(requestQuote)).toEqual([]);
  });

  it('rejects an invalid e-mail address, a past date and more than 1,000 people', async () => {
    await openEvents();
    await fillForm({
      Email: 'nessuno',
      'Data dell’evento': '2027-03-09',
      'Numero di persone': '1001',
    });
    await press(SEND);
    for (const message of [
      'Email non valida',
      'La data non può essere nel passato',
      'Massimo 1.000 persone',
    ])
      await screen.findByText(message);
    expect(api().calls(requestQuote)).toEqual([]);
  });

  it('is sent once on a double click, shows "Invio…" and a confirmation, and clears its fields', async () => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    api().answer(requestQuote, async () => {
      await released;
      return sentQuote;
    });
    await openEvents();
    await fillForm();
    await user().click(screen.getByRole('radio', { name: 'Cena' }));
    await user().dblClick(screen.getByRole('button', { name: SEND }));
    await screen.findByRole('button', { name: 'Invio…' });
    release();
    const title = await screen.findByRole('heading', { name: 'Richiesta inviata!' });
    expect(title).toHaveFocus();
    expect(title.closest('[role=status]')).toHaveTextContent(/Ti contatteremo presto\..*7K3-9QXM/);
    expect(api().calls(requestQuote)).toHaveLength(1);
    expect(api().calls(requestQuote)[0]!.body).toMatchObject({
      mealType: 'cena',
      numberOfPeople: 120,
      eventDate: '2027-06-08',
      language: 'it',
    });
    expect(listKeys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(screen.getByLabelText(/^Nome e cognome/)).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Pranzo' })).toBeChecked();
    expect(screen.queryByText('Numero:', { exact: false })).toBeNull();
    expect(screen.getByRole('button', { name: SEND })).toHaveAttribute('aria-disabled', 'true');
  });

  it('links from other pages to the page of the sent request, on which the guest waits for an answer', async () => {
    api().answer(requestQuote, sentQuote);
    api().answer(readOwnQuote, receivedQuote);
    await openEvents();
    await fillForm();
    await press(SEND);
    const link = await screen.findByRole('link', { name: 'Apri la tua pagina' });
    expect(link).toHaveAttribute('href', sentQuote.link);
    const ribbon = screen.getByRole('navigation', { name: 'La tua festa' });
    expect(ribbon).toHaveTextContent('mar 8 giu · la tua pagina');
    expect(within(ribbon).getByRole('link')).toHaveAttribute('href', sentQuote.link);
    await followToPage(within(ribbon).getByRole('link'));
    await screen.findByRole('heading', { level: 1, name: 'La tua festa' });
    expect(ribbon).not.toBeInTheDocument();
    const note = screen.getByText(/^Abbiamo la tua richiesta/);
    const call = screen.getByRole('link', { name: /^Chiama \+/ });
    expect(note.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('button', { name: 'Stampa la proposta' })).toBeNull();
  });

  it('keeps the typed details and shows the reason when sending fails', async () => {
    api().refuse(requestQuote, 503, { message: 'Riprova tra poco.' });
    await openEvents();
    await fillForm();
    await press(SEND);
    await findFailure('Dettaglio errore: Riprova tra poco.');
    expect(screen.getByLabelText(/^Nome e cognome/)).toHaveValue('Ospite Di Prova');
    api().fail(requestQuote);
    await press(SEND);
    await findFailure('Dettaglio errore: Si è verificato un errore sconosciuto');
    api().answer(requestQuote, sentQuote);
    await press(SEND);
    await screen.findByText('Richiesta inviata!');
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('sends the same idempotency key again when the response was lost, and another for a changed form', async () => {
    api().cut(requestQuote);
    await openEvents();
    await fillForm();
    await press(SEND);
    await screen.findByText(FAILED);
    await press(SEND);
    await waitFor(() => expect(listKeys()).toHaveLength(2));
    await screen.findByText(FAILED);
    await fillForm({ 'Numero di persone': '80' });
    api().answer(requestQuote, sentQuote);
    await press(SEND);
    await screen.findByText('Richiesta inviata!');
    const [first, second, third] = listKeys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([
    [
      'en',
      'Send the request',
      'The date of the event is required',
      'An error occurred while sending the request. Please try again later.',
      'Error details:',
    ],
    [
      'es',
      'Enviar la solicitud',
      'La fecha del evento es obligatoria',
      'Se ha producido un error al enviar la solicitud. Inténtalo de nuevo más tarde.',
      'Detalle del error:',
    ],
    [
      'fr',
      'Envoyer la demande',
      'La date de l’événement est obligatoire',
      'Une erreur est survenue lors de l’envoi de la demande. Veuillez réessayer plus tard.',
      'Détail de l’erreur :',
    ],
  ])(
    'shows in %s the field errors and the error of a failed request',
    async (language, button, missing, failed, detail) => {
      api().fail(requestQuote);
      await openEvents(`/events?lang=${language}`);
      await press(button);
      await screen.findByText(missing);
      const fields = {
        customerName: 'Ospite',
        customerPhone: '333 000 0000',
        eventDate: '2027-04-09',
        numberOfPeople: '30',
        menuIdeas: 'Pesce',
      };
      for (const [name, value] of Object.entries(fields))
        await user().type(document.querySelector(`[name=${name}]`)!, value);
      await press(button);
      const banner = (await screen.findByText(failed)).closest('[role=alert]');
      expect(banner).toHaveTextContent(detail);
    },
  );
});
