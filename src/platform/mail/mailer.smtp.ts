import { createTransport } from 'nodemailer';
import { toNodemailerMessage } from './nodemailer-message.ts';
import type { Mailer } from './mailer.ts';

type Options = {
  /** `smtp://user:password@host:port`, or `smtps://` for implicit TLS. */
  readonly url: string;
  readonly from: string;
  /** Timeout of each SMTP step, in ms. */
  readonly timeoutMs?: number;
};

/** Logs and queues get codes only: the server's message may contain addresses. */
const redactSmtpError = (error: unknown): Error => {
  const { code = 'no code', responseCode } = error as { code?: string; responseCode?: number };
  return new Error(`SMTP: not accepted (${code}${responseCode ? ` ${responseCode}` : ''})`);
};

/**
 * Sends mail by SMTP with one connection per mail, because mails are rare and idle connections
 * break unnoticed.
 */
export const createSmtpMailer = ({
  url,
  from,
  timeoutMs: patienceMs = 10_000,
}: Options): Mailer => {
  const transport = createTransport({
    url,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
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
