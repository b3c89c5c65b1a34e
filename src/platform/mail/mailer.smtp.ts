import { createTransport } from 'nodemailer';
import { toNodemailerMessage } from './nodemailer-message.ts';
import { RecipientRefused, type Mailer } from './mailer.ts';

type Options = {
  readonly url: string;
  readonly from: string;
  readonly timeoutMs?: number;
};

/**
 * Keeps only the codes of an SMTP error, because the server's message may contain e-mail addresses.
 */
const redactSmtpError = (error: unknown): Error => {
  const { code = 'no code', responseCode } = error as { code?: string; responseCode?: number };
  const isFinal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  if (isFinal) return new RecipientRefused(`SMTP: recipient refused (${responseCode})`);
  return new Error(`SMTP: not accepted (${code}${responseCode ? ` ${responseCode}` : ''})`);
};

const createSmtpTransport = (url: string, timeoutMs: number) =>
  createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });

/**
 * Connects with the credentials of the URL and sends nothing. Each step of the connection may take
 * `timeoutMs`.
 */
export const probeSmtp = (url: string, timeoutMs: number): Promise<true> =>
  createSmtpTransport(url, timeoutMs).verify();

/**
 * Creates a mailer that opens one connection per mail, because idle connections break unnoticed.
 */
export const createSmtpMailer = ({ url, from, timeoutMs = 10_000 }: Options): Mailer => {
  const transport = createSmtpTransport(url, timeoutMs);
  return {
    async send(mail) {
      const message = toNodemailerMessage(from, mail);
      try {
        await transport.sendMail(message);
        return { where: new URL(url).host };
      } catch (error) {
        throw redactSmtpError(error);
      }
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
};
