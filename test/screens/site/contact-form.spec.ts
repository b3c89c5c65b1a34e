import { within } from '@testing-library/react';
import { sendContactMessage } from '#src/contracts/contact.ts';
import { setupHome } from '#test/support/screens/home.ts';

const { api, user, screen, openHome, form, fillContact } = setupHome();

const pressSend = (name = 'Invia il messaggio') =>
  user().click(within(form()).getByRole('button', { name }));
const readField = (name: string) => (form().elements.namedItem(name) as HTMLInputElement).value;

describe('the contact form', () => {
  it.each([
    [
      '/',
      'Invia il messaggio',
      [
        'Il nome deve contenere almeno 2 caratteri',
        'Inserisci un indirizzo email valido',
        'Il messaggio deve contenere almeno 10 caratteri',
        'Devi accettare il trattamento dei dati personali per proseguire',
      ],
    ],
    ['/?lang=en', 'Send the message', ['The message needs at least 10 characters']],
  ])(
    'shows an error for each invalid field on %s, and sends no request',
    async (path, button, errors) => {
      await openHome(path);
      await pressSend(button);
      for (const error of errors) await within(form()).findByText(error);
      expect(form().elements.namedItem('name')).toHaveFocus();
      expect(api().calls(sendContactMessage)).toEqual([]);
    },
  );

  it('sends once on a double click, shows progress and thanks, and clears its fields', async () => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    api().answer(sendContactMessage, async () => {
      await released;
      return { id: '00000000-0000-4000-8400-000000000001', message: 'Messaggio inviato' };
    });
    await openHome();
    await fillContact();
    await user().dblClick(within(form()).getByRole('button'));
    await within(form()).findByRole('button', { name: 'Invio…' });
    release();
    await screen.findAllByText('Messaggio inviato!');
    await screen.findAllByText('Grazie per averci contattato. Ti risponderemo presto.');
    expect(readField('message')).toBe('');
    expect(form().elements.namedItem('privacyConsent')).not.toBeChecked();
    expect(api().calls(sendContactMessage)).toMatchObject([{ body: { name: 'Agata Prova' } }]);
  });

  it('keeps the typed text when sending fails, and shows the error of the server or a default one', async () => {
    api().refuse(sendContactMessage, 429, { message: 'Troppe richieste: riprova tra un minuto.' });
    await openHome();
    await fillContact();
    await pressSend();
    await screen.findAllByText("Errore nell'invio");
    await screen.findAllByText('Troppe richieste: riprova tra un minuto.');
    expect(readField('name')).toBe('Agata Prova');
    api().fail(sendContactMessage);
    await pressSend();
    await screen.findAllByText('Si è verificato un errore. Riprova più tardi.');
    expect(readField('message')).toBe('Avete un tavolo all’ombra?');
  });
});
