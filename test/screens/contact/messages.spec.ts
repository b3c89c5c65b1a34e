import { waitFor, within } from '@testing-library/react';
import { listClosures } from '#src/contracts/closures.ts';
import {
  countContactMessages,
  listContactMessages,
  markContactMessage,
  type ContactView,
} from '#src/contracts/contact.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, openStaffPage } = setupScreens();

const SENDER = 'Mittente Di Prova';
let messages: ContactView[];

const buildMessage = (over: Partial<ContactView> = {}): ContactView => ({
  id: '00000000-0000-4000-8500-000000000001',
  name: SENDER,
  email: 'bastiano@example.org',
  message: 'Avete un parcheggio vicino al locale?\nVeniamo in quattro macchine.',
  privacyConsent: true,
  consentTextVersion: '2026-11-28',
  createdAt: '2027-03-09T18:00:00.000Z',
  readAt: null,
  ...over,
});
const serveMessages = (...existing: ContactView[]) => {
  messages = existing;
  const isUnread = ({ readAt }: ContactView) => readAt === null;
  api().answer(listContactMessages, ({ query }) =>
    query['read'] === 'false' ? messages.filter(isUnread) : messages,
  );
  api().answer(countContactMessages, () => ({
    all: messages.length,
    unread: messages.filter(isUnread).length,
  }));
  api().answer(markContactMessage, ({ params, body }) => {
    const { read } = body as { read: boolean };
    const readAt = read ? '2027-03-10T09:00:00.000Z' : null;
    messages = messages.map((one) => (one.id === params['id'] ? { ...one, readAt } : one));
    return messages.find(({ id }) => id === params['id'])!;
  });
};
const openMessages = async (...existing: ContactView[]) => {
  serveMessages(...existing);
  await openStaffPage('/admin?tab=messages');
  await screen.findByRole('heading', { name: 'Messaggi', level: 2 });
};
const card = () => screen.findByRole('article', { name: SENDER });
const head = async () => within(await card()).getAllByRole('button')[0]!;
const waitUntilRead = () =>
  waitFor(async () => expect(within(await card()).queryByText('Da leggere')).toBeNull());

describe('the page Messaggi', () => {
  it('shows an empty state without messages', async () => {
    await openMessages();
    await screen.findByText('Nessun messaggio ricevuto');
  });

  it('marks a message as read for all staff when it is opened with the keyboard', async () => {
    serveMessages(buildMessage());
    api().answer(listClosures, []);
    await openStaffPage('/admin?tab=closures');
    await user().click(await screen.findByText('Messaggi (1 da leggere)'));
    await within(await card()).findByText('Da leggere');
    (await head()).focus();
    await user().keyboard('{Enter}');
    expect(await card()).toHaveTextContent('Veniamo in quattro macchine.');
    await waitUntilRead();
    expect(api().calls(markContactMessage)[0]!.body).toEqual({ read: true });
  });

  it('links to the mail program with address and subject of the reply', async () => {
    await openMessages(buildMessage());
    await user().click(await head());
    expect(await screen.findByRole('link', { name: `Rispondi a ${SENDER}` })).toHaveAttribute(
      'href',
      'mailto:bastiano@example.org?subject=Risposta%20al%20tuo%20messaggio%20a%20Melagrana',
    );
  });

  it('marks a message as unread again, collapses it and moves the focus to it', async () => {
    await openMessages(buildMessage());
    await user().click(await head());
    await press('Segna come da leggere');
    await screen.findByText('Messaggio segnato come da leggere');
    await within(await card()).findByText('Da leggere');
    expect(await head()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(async () => expect(await head()).toHaveFocus());
  });

  it('keeps an opened message under Da leggere until the filter is chosen again', async () => {
    await openMessages(buildMessage());
    await press(/^Da leggere 1$/);
    await user().click(await head());
    await waitUntilRead();
    within(await card()).getByRole('link', { name: `Rispondi a ${SENDER}` });
    await press(/^Tutti 1$/);
    await card();
    await press(/^Da leggere 0$/);
    await screen.findByText('Nessun messaggio da leggere');
  });

  it('shows an error and the text of a message that cannot be marked as read', async () => {
    await openMessages(buildMessage());
    api().refuse(markContactMessage, 503);
    await user().click(await head());
    await screen.findByText("Errore nell'aggiornamento del messaggio");
    expect(await card()).toHaveTextContent('Veniamo in quattro macchine.');
  });
});
