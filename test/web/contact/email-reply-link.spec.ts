import {
  replyMailtoLink,
  senderName,
  messageText,
} from '#web/features/contact/staff/messageText.ts';

describe('a message on the desk', () => {
  it('is answered from the mail program, with a subject', () => {
    const address = new URL(replyMailtoLink('agata+prova@example.org'));
    expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual([
      'mailto:',
      'agata+prova@example.org',
    ]);
    expect(address.searchParams.get('subject')).toBe('Risposta al tuo messaggio a Melagrana');
  });

  it('cannot be turned into other headers by its sender', () => {
    expect(
      new URL(replyMailtoLink('a@example.org?bcc=tutti@example.org')).searchParams.has('bcc'),
    ).toBe(false);
  });

  it('whose personal data is gone says so', () => {
    expect(senderName({ name: null })).toBe('Dati cancellati');
    expect(messageText({ message: null })).toContain('24 mesi');
  });
});
