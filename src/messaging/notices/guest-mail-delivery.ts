import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SendGuestMail } from './deliver-guest-mails.ts';
import type { GuestMailPlan } from './deliver-notices.ts';
import { limitGuestMails, type MailLimit } from './limit-guest-mails.ts';

export type GuestMailSender = {
  readonly mailer: Mailer;
  readonly publicOrigin: string;
  /** E-mail address to which guests reply. */
  readonly replyTo: string;
};

/** The mails of one context to guests. All functions but `plan` receive only events that `isAbout` accepts. */
export type GuestMails = {
  isAbout(event: RecordedEvent): boolean;
  /** Selects the events that need a mail, with the delay of each mail. */
  plan(events: readonly RecordedEvent[]): Promise<readonly GuestMailPlan[]>;
  /** Returns the Message-ID, or null if no mail is due or it cannot be delivered. */
  send(event: RecordedEvent, sender: GuestMailSender): Promise<string | null>;
  /** Records in the event log that the mail informed the guest. */
  recordInformed(event: RecordedEvent): Promise<void>;
};

type Deps = {
  readonly inTransaction: InTransaction;
  readonly mayMail: MailLimit;
  readonly guestMails: readonly GuestMails[];
};

/** Creates the delivery of the mails that the contexts send to guests. */
export const createGuestMailDelivery = (
  { inTransaction, mayMail, guestMails }: Deps,
  sender: GuestMailSender,
) => {
  const findMails = (event: RecordedEvent) => guestMails.find((mails) => mails.isAbout(event));
  const createSend =
    (mailer: Mailer): SendGuestMail =>
    async (event) =>
      (await findMails(event)?.send(event, { ...sender, mailer })) ?? null;
  return {
    inTransaction,
    planGuestMails: async (events: readonly RecordedEvent[]): Promise<GuestMailPlan[]> => {
      const plans: GuestMailPlan[] = [];
      for (const mails of guestMails) plans.push(...(await mails.plan(events)));
      return plans;
    },
    sendGuestMail: limitGuestMails(sender.mailer, mayMail, createSend),
    recordGuestInformed: async (event: RecordedEvent): Promise<void> => {
      await findMails(event)?.recordInformed(event);
    },
  };
};
