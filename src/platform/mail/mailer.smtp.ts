import { createTransport } from 'nodemailer';
import { toNodemailerMessage } from './nodemailer-message.ts';
import type { Mailer } from './mailer.ts';

type Options = {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
  /** Longest silence of the server at any step, in milliseconds. */
  readonly timeoutMs?: number;
};

/** The server's own words may repeat addresses: only its codes reach logs and queues. */
const redactSmtpError = (error: unknown): Error => {
  const { code = 'no code', responseCode } = error as { code?: string; responseCode?: number };
  return new Error(`SMTP: not accepted (${code}${responseCode ? ` ${responseCode}` : ''})`);
};

/** Sends by SMTP, one connection per mail: notices are rare, and an idle connection is one more thing that can be dead. */
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
