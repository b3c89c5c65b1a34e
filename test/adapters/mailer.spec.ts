import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileMailer } from '#src/messaging/mail/mailer.file.ts';
import type { Mail, Mailer } from '#src/messaging/mail/mailer.ts';
import { createSmtpMailer } from '#src/messaging/mail/mailer.smtp.ts';
import { startSmtpServer, type TestSmtpServer } from '#test/support/services/smtp-server.ts';

const FROM = 'Melagrana <sito@example.org>';
const mail: Mail = {
  to: 'sala@example.org',
  subject: 'Nuova richiesta: venerdì 12 marzo 2027, 20:30, 4 persone',
  text: 'È arrivata una richiesta.\n\nArea riservata: https://example.org/admin\n',
  messageId: '0b7c1a52-5c0f-4d5b-9a53-2a8f9a1d4e11@example.org',
};

const readHeaderLines = (raw: string) =>
  raw
    .split('\r\n\r\n')[0]!
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
const readHeaderNames = (raw: string) =>
  readHeaderLines(raw)
    .map((line) => line.split(':')[0]!.toLowerCase())
    .sort();

type MailerFixture = {
  readonly mailer: Mailer;
  readonly sent: () => string[];
  readonly remove: () => Promise<void>;
};

const createSmtpFixture = async (): Promise<MailerFixture> => {
  const server = await startSmtpServer();
  return {
    mailer: createSmtpMailer({ url: server.url, from: FROM }),
    sent: () => server.received.map(({ raw }) => raw),
    remove: server.down,
  };
};
const createFileFixture = (): Promise<MailerFixture> => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-mail-'));
  return Promise.resolve({
    mailer: createFileMailer({ folder, from: FROM }),
    sent: () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true })),
  });
};

describe.each([
  ['SMTP', createSmtpFixture],
  ['a file', createFileFixture],
] as const)('the mailer for %s', (_, createFixture) => {
  let fixture: MailerFixture;
  beforeEach(async () => {
    fixture = await createFixture();
  });
  afterEach(async () => {
    await fixture.mailer.close();
    await fixture.remove();
  });
  const sendOne = async (over: Partial<Mail> = {}) => {
    await fixture.mailer.send({ ...mail, ...over });
    expect(fixture.sent()).toHaveLength(1);
    return fixture.sent()[0]!;
  };

  it('uses the event id as Message-ID', async () => {
    expect(readHeaderLines(await sendOne())).toContain(`Message-ID: <${mail.messageId}>`);
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

  it('sends the header Auto-Submitted: auto-generated', async () => {
    expect(readHeaderLines(await sendOne())).toContain('Auto-Submitted: auto-generated');
  });

  it.each([
    ['CR LF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
    ['NUL', '\0'],
    ['NEL', '\u0085'],
    ['line separator', '\u2028'],
    ['folding', '\r\n '],
  ])(
    'adds no header when the subject contains a line break or NUL (%s)',
    async (_name, lineBreak) => {
      const plain = readHeaderNames(await sendOne());
      const second = await createFixture();
      await second.mailer.send({
        ...mail,
        subject: `Ciao${lineBreak}Bcc: ladro@example.net${lineBreak}${lineBreak}<b>testo</b>`,
      });
      const [raw] = second.sent();
      await second.mailer.close();
      await second.remove();
      expect(readHeaderNames(raw!).filter((name) => !plain.includes(name))).toEqual([]);
      expect(readHeaderNames(raw!)).not.toContain('bcc');
    },
  );

  it.each([
    'sala@example.org\r\nBcc: ladro@example.net',
    'sala@example.org\nX: y',
    'sala@example.org\0',
  ])('rejects an address that contains a line break or NUL', async (to) => {
    await expect(fixture.mailer.send({ ...mail, to })).rejects.toThrow('address');
    expect(fixture.sent()).toEqual([]);
  });

  it.each(['a@b>\r\nX: y', '../../etc/passwd@host', 'no-host', 'a@b c'])(
    'rejects the Message-ID %j',
    async (messageId) => {
      await expect(fixture.mailer.send({ ...mail, messageId })).rejects.toThrow('Message-ID');
      expect(fixture.sent()).toEqual([]);
    },
  );
});

describe('the SMTP mailer', () => {
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

  it('rejects without an address in the error when the server refuses the mail', async () => {
    server.mood = 'refuse';
    await expect(send()).rejects.toThrow(/^SMTP: not accepted \(\w+ 451\)$/);
    expect(server.received).toEqual([]);
  });

  it('rejects after its timeout when the server does not respond', async () => {
    server.mood = 'hang';
    const began = performance.now();
    await expect(send(300)).rejects.toThrow('SMTP: not accepted');
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('rejects with ESOCKET when no server listens', async () => {
    await server.down();
    await expect(send()).rejects.toThrow('SMTP: not accepted (ESOCKET)');
  });
});

describe('the file mailer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-mail-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names the file by time and event id, creates the folder and returns the path', async () => {
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

  it('keeps only the newest files in the folder', async () => {
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
