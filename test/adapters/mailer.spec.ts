import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileMailer } from '#src/platform/mail/mailer.file.ts';
import type { Mail, Mailer } from '#src/platform/mail/mailer.ts';
import { createSmtpMailer } from '#src/platform/mail/mailer.smtp.ts';
import { startSmtpServer, type TestSmtpServer } from '#test/support/services/smtp-server.ts';

const FROM = 'Melagrana <sito@example.org>';
const mail: Mail = {
  to: 'sala@example.org',
  subject: 'Nuova richiesta: venerdì 12 marzo 2027, 20:30, 4 persone',
  text: 'È arrivata una richiesta.\n\nArea riservata: https://example.org/admin\n',
  messageId: '0b7c1a52-5c0f-4d5b-9a53-2a8f9a1d4e11@example.org',
};

const headersOf = (raw: string) =>
  raw
    .split('\r\n\r\n')[0]!
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
const namesOf = (raw: string) =>
  headersOf(raw)
    .map((line) => line.split(':')[0]!.toLowerCase())
    .sort();

type Outlet = {
  readonly mailer: Mailer;
  readonly sent: () => string[];
  readonly remove: () => Promise<void>;
};

const bySmtp = async (): Promise<Outlet> => {
  const server = await startSmtpServer();
  return {
    mailer: createSmtpMailer({ url: server.url, from: FROM }),
    sent: () => server.received.map(({ raw }) => raw),
    remove: server.down,
  };
};
const toFiles = (): Promise<Outlet> => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-mail-'));
  return Promise.resolve({
    mailer: createFileMailer({ folder, from: FROM }),
    sent: () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true })),
  });
};

describe.each([
  ['SMTP', bySmtp],
  ['a file', toFiles],
] as const)('a mail by %s', (_, begin) => {
  let outlet: Outlet;
  beforeEach(async () => {
    outlet = await begin();
  });
  afterEach(async () => {
    await outlet.mailer.close();
    await outlet.remove();
  });
  const sendOne = async (over: Partial<Mail> = {}) => {
    await outlet.mailer.send({ ...mail, ...over });
    expect(outlet.sent()).toHaveLength(1);
    return outlet.sent()[0]!;
  };

  it('carries the event’s id as its Message-ID', async () => {
    expect(headersOf(await sendOne())).toContain(`Message-ID: <${mail.messageId}>`);
  });

  it('keeps accents in subject and text', async () => {
    const raw = await sendOne();
    expect(raw).toMatch(/^Subject: .*=\?UTF-8\?/m);
    const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
    const bytes = body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
    expect(Buffer.from(bytes, 'latin1').toString()).toContain('È arrivata una richiesta.');
  });

  it('says that no person wrote it, so that no machine answers', async () => {
    expect(headersOf(await sendOne())).toContain('Auto-Submitted: auto-generated');
  });

  it.each([
    ['CR LF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
    ['NUL', '\0'],
    ['NEL', '\u0085'],
    ['line separator', '\u2028'],
    ['folding', '\r\n '],
  ])('lets no subject become another header (%s)', async (_name, breaker) => {
    const plain = namesOf(await sendOne());
    const second = await begin();
    await second.mailer.send({
      ...mail,
      subject: `Ciao${breaker}Bcc: ladro@example.net${breaker}${breaker}<b>testo</b>`,
    });
    const [raw] = second.sent();
    await second.mailer.close();
    await second.remove();
    expect(namesOf(raw!).filter((name) => !plain.includes(name))).toEqual([]);
    expect(namesOf(raw!)).not.toContain('bcc');
  });

  it.each([
    'sala@example.org\r\nBcc: ladro@example.net',
    'sala@example.org\nX: y',
    'sala@example.org\0',
  ])('refuses an address that could say more than one thing', async (to) => {
    await expect(outlet.mailer.send({ ...mail, to })).rejects.toThrow('address');
    expect(outlet.sent()).toEqual([]);
  });

  it.each(['a@b>\r\nX: y', '../../etc/passwd@host', 'no-host', 'a@b c'])(
    'refuses the Message-ID %j',
    async (messageId) => {
      await expect(outlet.mailer.send({ ...mail, messageId })).rejects.toThrow('Message-ID');
      expect(outlet.sent()).toEqual([]);
    },
  );
});

describe('a mail by SMTP', () => {
  let server: TestSmtpServer;
  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(() => server.down());
  const send = async (limitMs = 10_000) => {
    const mailer = createSmtpMailer({ url: server.url, from: FROM, timeoutMs: limitMs });
    try {
      return await mailer.send(mail);
    } finally {
      await mailer.close();
    }
  };

  it('sends one envelope from the venue to the staff', async () => {
    await send();
    expect(server.received[0]).toMatchObject({
      from: 'sito@example.org',
      to: ['sala@example.org'],
    });
  });

  it('is not sent when the server refuses, and the error repeats no address', async () => {
    server.mood = 'refuse';
    await expect(send()).rejects.toThrow(/^SMTP: not accepted \(\w+ 451\)$/);
    expect(server.received).toEqual([]);
  });

  it('is given up within the time allowed when the server says nothing', async () => {
    server.mood = 'hang';
    const began = performance.now();
    await expect(send(300)).rejects.toThrow('SMTP: not accepted');
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('rejects immediately when no server listens', async () => {
    await server.down();
    await expect(send()).rejects.toThrow('SMTP: not accepted (ESOCKET)');
  });
});

describe('a mail to a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-mail-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has a name by time and event, in a folder made when needed, and its path is returned', async () => {
    const mailer = createFileMailer({
      folder: join(folder, 'deep', 'mail'),
      from: FROM,
      now: () => new Date('2027-03-12T18:30:00Z'),
    });
    const { where } = await mailer.send(mail);
    expect(where).toBe(
      join(folder, 'deep/mail/2027-03-12T18-30-00.000Z_0b7c1a52-5c0f-4d5b-9a53-2a8f9a1d4e11.eml'),
    );
    expect(readdirSync(join(folder, 'deep/mail'))).toHaveLength(1);
  });

  it('leaves only the newest files in the folder', async () => {
    const days = [14, 12, 13, 15];
    let day = 0;
    const bounded = join(folder, 'bounded');
    const mailer = createFileMailer({
      folder: bounded,
      from: FROM,
      maxFiles: 2,
      now: () => new Date(`2027-03-${day}T18:30:00Z`),
    });
    for (day of days) await mailer.send(mail);
    expect(
      readdirSync(bounded)
        .map((name) => name.slice(0, 10))
        .sort(),
    ).toEqual(['2027-03-14', '2027-03-15']);
  });
});
