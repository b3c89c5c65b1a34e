import { createTransport } from 'nodemailer';
import { envelope } from './envelope.ts';
import type { Mailer } from './mailer.ts';

type Options = {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
  /** Longest silence of the server at any step, in milliseconds. */
  readonly patienceMs?: number;
};

/** The server's own words may repeat addresses: only its codes reach logs and queues. */
const withoutWords = (error: unknown): Error => {
  const { code = 'no code', responseCode } = error as { code?: string; responseCode?: number };
  return new Error(`SMTP: not accepted (${code}${responseCode ? ` ${responseCode}` : ''})`);
};

/** Sends by SMTP, one connection per mail: notices are rare, and an idle connection is one more thing that can be dead. */
export const smtpMailer = ({ url, from, patienceMs = 10_000 }: Options): Mailer => {
  const transport = createTransport({
    url,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    async send(mail) {
      const message = envelope(from, mail);
      try {
        await transport.sendMail(message);
        return { where: new URL(url).host };
      } catch (error) {
        throw withoutWords(error);
      }
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
};
