import { createTransport } from 'nodemailer';
import { toNodemailerMessage } from './nodemailer-message.ts';
import { MailServerUnavailable, RecipientRefused, type Mailer } from './mailer.ts';

type Options = {
  readonly url: string;
  readonly from: string;
  readonly timeoutMs?: number;
};

type SmtpError = {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
};

/** True if the mail or its recipient was refused. Any other failure concerns the mail server. */
const isAboutMail = ({ code, command }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';

/**
 * Keeps only the codes of an SMTP error, because the server's message may contain e-mail addresses.
 */
const redactSmtpError = (error: unknown): Error => {
  const smtpError = error as SmtpError;
  const { code = 'no code', responseCode, command } = smtpError;
  if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500)
    return new RecipientRefused(`SMTP: recipient refused (${responseCode})`);
  const text = `SMTP: not accepted (${code}${responseCode ? ` ${responseCode}` : ''})`;
  return isAboutMail(smtpError) ? new Error(text) : new MailServerUnavailable(text);
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
