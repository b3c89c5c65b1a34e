import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type { Mailer } from '../mail/mailer.ts';

type Send = (event: RecordedEvent) => Promise<string | null>;
/** Returns false for a mail that must not be sent. */
export type MailLimit = (email: string, messageId: string) => Promise<boolean>;

class MailLimitReached extends Error {}

const limitMailer = (mailer: Mailer, mayMail: MailLimit): Mailer => ({
  ...mailer,
  async send(mail) {
    if (!(await mayMail(mail.to, mail.messageId))) throw new MailLimitReached();
    return mailer.send(mail);
  },
});

/**
 * Limits the mails of events that no member of staff caused. Beyond the limit no mail is sent, and
 * the next answer of staff informs the guest.
 */
export const limitGuestMails = (
  mailer: Mailer,
  mayMail: MailLimit,
  createSend: (mailer: Mailer) => Send,
): Send => {
  const sendOfStaff = createSend(mailer);
  const sendLimited = createSend(limitMailer(mailer, mayMail));
  return async (event) => {
    if (event.actor.startsWith('staff:')) return sendOfStaff(event);
    try {
      return await sendLimited(event);
    } catch (error) {
      if (error instanceof MailLimitReached) return null;
      throw error;
    }
  };
};
