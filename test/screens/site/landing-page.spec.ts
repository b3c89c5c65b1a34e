import { within } from '@testing-library/react';
import { setupHome } from '#test/support/screens/home.ts';
import { sendContactMessage } from '#src/contracts/contact.ts';

const { screen, press, openHome, section, api, user, form, fillContact } = setupHome();

const listLinks = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [
      link.querySelector('h3')?.textContent ?? link.textContent,
      link.getAttribute('href'),
    ]);

describe('the landing page', () => {
  it('shows name, tagline, welcome line and three links in the hero', async () => {
    await openHome();
    const hero = section('home');
    expect(within(hero).getByRole('heading', { level: 1 })).toHaveTextContent('Melagrana');
    for (const text of [
      'La cucina dell’entroterra, servita al tramonto.',
      'Benvenuti: qui il pane sa di grano, il vino di vulcano e la tavola è sempre lunga.',
    ])
      expect(hero).toHaveTextContent(text);
    expect(listLinks(hero)).toEqual([
      ['Il menu', '/menu'],
      ['Prenota il tuo tavolo', '/reservations'],
      ['Eventi', '/events'],
    ]);
  });

  it.each([
    ['13:00', 'Aperto ora, fino alle 14:45'],
    ['17:00', 'Riapriamo alle 19:00'],
    ['09:00', 'Apriamo alle 12:00'],
    ['23:30', 'Ora siamo chiusi, ci vediamo giovedì alle 12:00'],
  ])('shows at %s on a Wednesday: %s', async (time, text) => {
    await openHome('/', `2027-03-10T${time}:00+01:00`);
    await screen.findByText(text);
  });

  it('has three quick actions: menu, reservations, "Festeggia con noi"', async () => {
    await openHome();
    const actions = screen.getByRole('region', { name: 'Tre modi di mettersi a tavola' });
    expect(listLinks(actions)).toEqual([
      ['Il menu', '/menu'],
      ['Prenota il tuo tavolo', '/reservations'],
      ['Festeggia con noi', '/events'],
    ]);
  });

  it('presents the restaurant in four paragraphs beside a picture of the room', async () => {
    await openHome();
    const about = section('about');
    expect(
      within(about)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Una sala di pietra, una cucina di grano e d’orto',
      'La nostra storia',
      'La nostra cucina',
      'Eventi speciali',
    ]);
    expect(about.querySelectorAll('h2 ~ p, h3 + p')).toHaveLength(4);
    expect(within(about).getAllByRole('img', { name: /sala a volta/ })).toHaveLength(1);
  });

  it('shows address, hours, telephone number and the links to call, write and find the way', async () => {
    await openHome();
    const contact = section('contact');
    const rows = [...contact.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent.replace(' (oggi)', '')).join(' '),
    );
    expect(rows).toEqual([
      'Lunedì – Giovedì 12:00–14:45 19:00–22:30',
      'Venerdì 12:00–14:45 19:00–23:00',
      'Sabato 12:00–14:45 19:00–00:00',
      'Domenica 12:00–15:00 19:00–23:00',
    ]);
    for (const text of [
      'SP23b, provincia di Enna',
      '+39 0935 000 000',
      'Il nostro staff risponde durante gli orari di apertura.',
    ])
      expect(contact).toHaveTextContent(text);
    const link = (name: string | RegExp) => within(contact).getByRole('link', { name });
    expect(link('Chiama')).toHaveAttribute('href', 'tel:+390935000000');
    expect(link(/WhatsApp/)).toHaveAttribute('href', 'https://wa.me/390935000000');
    expect(within(contact).getAllByRole('link', { name: /Apri in Maps/ })).toHaveLength(2);
  });

  it('has links that keep the language', async () => {
    await openHome('/?lang=en');
    expect(listLinks(section('home'))[0]).toEqual([expect.any(String), '/menu?lang=en']);
  });

  it('shows the live map only after a press, because it tells another host about the visit', async () => {
    await openHome();
    expect(section('contact')).toHaveTextContent(
      'Per proteggere la tua privacy la mappa interattiva si carica solo se lo chiedi: il tuo browser contatterà www.openstreetmap.org.',
    );
    expect(document.querySelector('iframe')).toBeNull();
    await press('Carica la mappa');
    const map = await screen.findByTitle('Mappa interattiva di OpenStreetMap');
    expect(map).toHaveAttribute('src', expect.stringContaining('https://www.openstreetmap.org/'));
  });
});

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
