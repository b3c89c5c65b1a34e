import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly header: (name: string) => string | undefined;
};

const EVENT_ID = '[\\da-f]{8}-[\\da-f-]{27}@[^>]+';

/**
 * Returns the ids of all events that a mail reports. They are in the Message-ID and, in a digest,
 * in the references.
 */
export const findEventMessageIds = (headers: string): string[] => {
  const own = new RegExp(`^Message-ID: (<${EVENT_ID}>)`, 'im').exec(headers);
  if (own) return [own[1]!];
  const references = /^References:((?:.*\r?\n[ \t])*.*)/im.exec(headers)?.[1] ?? '';
  return references.match(new RegExp(`<${EVENT_ID}>`, 'g')) ?? [];
};

/**
 * Reaction to a message. `accept` stores the mail. `refuse` answers 451. `hang` reads the message
 * and never answers.
 */
export type SmtpBehaviour = 'accept' | 'refuse' | 'hang';

export type TestSmtpServer = {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  mood: SmtpBehaviour;
  /** An address that the server refuses with 550. */
  unknownMailbox: string | null;
  /** Milliseconds between the end of a message and its acceptance. */
  acceptDelayMs: number;
  /** Called when a mail is stored, before the sender gets a response. */
  onReceived: (mail: ReceivedMail) => void;
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
};

const createHeaderReader = (raw: string) => (name: string) => {
  const [head = ''] = raw.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return unfolded
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
};

const listen = (
  smtp: {
    mood: SmtpBehaviour;
    unknownMailbox: string | null;
    acceptDelayMs: number;
    received: ReceivedMail[];
    onReceived: (mail: ReceivedMail) => void;
  },
  port: number,
): Promise<SMTPServer> =>
  new Promise((resolve, reject) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onRcptTo({ address }, _, answer) {
        answer(
          smtp.unknownMailbox === address
            ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
            : null,
        );
      },
      onData(stream, session, answer) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => {
          parts.push(part);
        });
        stream.on('end', () => {
          if (smtp.mood === 'hang') return;
          if (smtp.mood === 'refuse')
            return answer(Object.assign(new Error('not today'), { responseCode: 451 }));
          const { mailFrom, rcptTo } = session.envelope;
          const raw = Buffer.concat(parts).toString();
          const mail = {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
            header: createHeaderReader(raw),
          };
          smtp.received.push(mail);
          smtp.onReceived(mail);
          setTimeout(answer, smtp.acceptDelayMs);
        });
      },
    });
    /*
     * Ignores errors after the start, because a client that gives up waiting closes its connection.
     */
    server.on('error', (error) => {
      if (!server.server.listening) reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const closed = (server: SMTPServer) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
  });

export const startSmtpServer = async (): Promise<TestSmtpServer> => {
  const state = {
    mood: 'accept' as SmtpBehaviour,
    unknownMailbox: null as string | null,
    acceptDelayMs: 0,
    received: [] as ReceivedMail[],
    onReceived: (_: ReceivedMail) => undefined as void,
  };
  let server: SMTPServer | null = await listen(state, 0);
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    down: async () => {
      if (server) await closed(server);
      server = null;
    },
    up: async () => {
      server ??= await listen(state, port);
    },
  });
};
