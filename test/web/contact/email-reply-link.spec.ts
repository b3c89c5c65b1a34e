import {
  replyMailtoLink,
  senderName,
  messageText,
} from '#web/features/contact/staff/messageText.ts';

describe('a contact message in the staff area', () => {
  it('has a mailto link with recipient and subject', () => {
    const address = new URL(replyMailtoLink('agata+prova@example.org'));
    expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual([
      'mailto:',
      'agata+prova@example.org',
    ]);
    expect(address.searchParams.get('subject')).toBe('Risposta al tuo messaggio a Melagrana');
  });

  it('does not let the sender add headers to the reply', () => {
    expect(
      new URL(replyMailtoLink('a@example.org?bcc=tutti@example.org')).searchParams.has('bcc'),
    ).toBe(false);
  });

  it('shows "Dati cancellati" after its personal data was erased', () => {
    expect(senderName({ name: null })).toBe('Dati cancellati');
    expect(messageText({ message: null })).toContain('24 mesi');
  });
});
