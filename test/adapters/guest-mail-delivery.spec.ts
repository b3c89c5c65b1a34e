import type { Mail } from '#src/messaging/mail/mailer.ts';
import { createSmtpMailer } from '#src/messaging/mail/mailer.smtp.ts';
import { composeGuestMail, sampleMails } from '#test/support/fixtures/guest-mails.ts';
import { startSmtpServer, type TestSmtpServer } from '#test/support/services/smtp-server.ts';

const FROM = 'Melagrana <sito@example.org>';
const { calendar, ...composed } = composeGuestMail(sampleMails.confirmed);
const mail: Mail = {
  ...composed,
  calendar: calendar!,
  to: 'chiara@example.net',
  replyTo: 'sala@example.org',
  messageId: '0b7c1a52-5c0f-4d5b-9a53-2a8f9a1d4e11@example.org',
};

type Part = { readonly type: string; readonly headers: string; readonly body: string };

/** Splits a message into its parts, without the multipart parts around them. */
const parseParts = (raw: string): Part[] => {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = raw.slice(end + 4);
  const type = /^Content-Type: ([^;\r\n]+)/im.exec(headers)![1]!;
  const boundary = /boundary="([^"]+)"/i.exec(headers)?.[1];
  if (boundary === undefined) return [{ type, headers, body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => parseParts(part.trimStart()));
};
const decodeBody = ({ headers, body }: Part) =>
  /Content-Transfer-Encoding: base64/i.test(headers)
    ? Buffer.from(body, 'base64').toString()
    : body;

let server: TestSmtpServer;
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(() => server.down());

const send = async (over: Partial<Mail> = {}) => {
  const mailer = createSmtpMailer({ url: server.url, from: FROM });
  try {
    await mailer.send({ ...mail, ...over });
  } finally {
    await mailer.close();
  }
  return server.received[0]!;
};

describe('a mail to a guest by SMTP', () => {
  it('has text, HTML, calendar and two inline pictures', async () => {
    const parts = parseParts((await send()).raw);
    expect(parts.map(({ type }) => type)).toEqual([
      'text/plain',
      'text/html',
      'image/png',
      'image/png',
      'text/calendar',
      'application/ics',
    ]);
    const pictures = parts.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ headers }) => /Content-ID: <(.*)>/i.exec(headers)![1])).toEqual([
      'frieze',
      'emblem',
    ]);
    for (const { headers } of pictures) expect(headers).toMatch(/Content-Disposition: inline/i);
  });

  it('contains the calendar unchanged, with its method in the content type', async () => {
    const parts = parseParts((await send()).raw);
    const [alternative, attached] = ['text/calendar', 'application/ics'].map((name) =>
      parts.find(({ type }) => type === name)!,
    );
    expect(alternative!.headers).toContain('method=PUBLISH');
    expect(attached!.headers).toContain('reservation.ics');
    for (const part of [alternative!, attached!])
      expect(decodeBody(part).trim()).toBe(calendar!.content.trim());
  });

  it('has one recipient, and the address of the restaurant as Reply-To', async () => {
    const received = await send();
    expect(received.to).toEqual(['chiara@example.net']);
    expect(received.header('To')).toBe('chiara@example.net');
    expect(received.header('Reply-To')).toBe('sala@example.org');
    expect(received.header('From')).toBe(FROM);
    expect(received.header('Message-ID')).toBe(`<${mail.messageId}>`);
  });

  it('has only text and HTML, and no Reply-To, when the optional fields are missing', async () => {
    const { attachments: _, calendar: __, replyTo: ___, ...plain } = mail;
    const mailer = createSmtpMailer({ url: server.url, from: FROM });
    await mailer.send(plain);
    await mailer.close();
    const [{ raw, header }] = server.received as [(typeof server.received)[number]];
    expect(parseParts(raw).map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
    expect(header('Reply-To')).toBeUndefined();
  });
});

describe('an address that is not exactly one address', () => {
  const addresses = [
    'a@example.net, b@example.net',
    'a@example.net; b@example.net',
    'a@example.net b@example.net',
    'Eva <a@example.net>',
    '<a@example.net>',
    'group: a@example.net',
    '"a@example.net" b@example.net',
    'a@b@example.net',
    'a@example.net\r\nBcc: b@example.net',
    'a\u202e@example.net',
    'a@example.net\u0000',
    'example.net',
    '',
    `${'a'.repeat(250)}@example.net`,
  ];

  it.each(addresses)('is rejected as the recipient: %j', async (to) => {
    await expect(send({ to })).rejects.toThrow(/^a mail address is not exactly one address$/);
    expect(server.received).toEqual([]);
  });

  it.each(addresses)('is rejected as the Reply-To address: %j', async (replyTo) => {
    await expect(send({ replyTo })).rejects.toThrow(/^a mail address is not exactly one address$/);
    expect(server.received).toEqual([]);
  });
});

describe('an attachment', () => {
  it.each([
    { cid: 'a\r\nX: y', filename: 'a.png' },
    { cid: 'a', filename: '../../a.png' },
    { cid: 'a', filename: 'a\r\nX: y' },
  ])('is rejected when its name is %j', async (names) => {
    const attachments = [{ ...names, content: Buffer.from('') }];
    await expect(send({ attachments })).rejects.toThrow('attachment');
    expect(server.received).toEqual([]);
  });
});

describe('an address with unusual characters', () => {
  it.each(['chiara+tavolo@example.net', "o'brien@example.net", 'müller@example.net'])(
    'is used unchanged as the recipient: %s',
    async (to) => {
      expect((await send({ to })).to).toEqual([to]);
    },
  );
});
