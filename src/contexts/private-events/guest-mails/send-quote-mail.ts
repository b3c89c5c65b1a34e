import { linkInLanguage } from '#src/contracts/link-in-language.ts';
import type { EventLog, RecordedEvent } from '#src/event-log/event-log.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { RecipientRefused } from '#src/messaging/mail/mailer.ts';
import type { GuestMailSender } from '#src/messaging/notices/guest-mail-delivery.ts';
import type { MailedGuest, QuoteContacts, QuoteLinks } from '../application/ports.ts';
import { parseQuoteId } from '../application/quote-stream-name.ts';
import type { QuoteEvent } from '../domain/quote-events.ts';
import type { ComposeQuoteMail } from './compose-quote-mail.ts';
import { findAcceptedProposal, findMailedEvent, type MailedEvent } from './plan-quote-mail.ts';
import type { QuoteMail } from './quote-mail.ts';

type Deps = GuestMailSender & {
  readonly eventLog: EventLog;
  readonly inTransaction: InTransaction;
  readonly contacts: Pick<QuoteContacts, 'findMailedGuest'>;
  readonly links: Pick<QuoteLinks, 'createLink'>;
  readonly compose: ComposeQuoteMail;
  /** Delay of a mail in seconds. */
  readonly delayS: number;
};

type History = readonly RecordedEvent<QuoteEvent>[];

const toQuoteMail = (
  history: History,
  { type, data, version }: MailedEvent,
  { name, language }: MailedGuest,
  recipient: Pick<QuoteMail, 'reference' | 'link'>,
): QuoteMail => {
  const common = {
    ...recipient,
    language,
    firstName: name?.trim().split(/\s+/)[0] ?? null,
    occasion: data.occasion,
  };
  switch (type) {
    case 'QuoteRequested':
      return { ...common, moment: 'quote_received' };
    case 'ProposalMade':
      return { ...common, moment: 'quote_proposed', proposal: data };
    case 'ProposalAccepted':
      return { ...common, moment: 'quote_accepted', proposal: { ...data, optionUntil: null } };
    case 'QuoteApproved':
      return {
        ...common,
        moment: 'quote_approved',
        proposal: findAcceptedProposal(history, { version }),
      };
    case 'QuoteApprovalUndone':
      return { ...common, moment: 'quote_reopened' };
    case 'QuoteRejected':
      return { ...common, moment: 'quote_rejected' };
  }
};

/**
 * Sends the mail about the event and returns its Message-ID. Returns null if no mail is due, or if
 * the guest's mail server permanently refuses the address.
 */
export const sendQuoteMail =
  ({ eventLog, inTransaction, contacts, compose, mailer, ...deps }: Deps) =>
  async ({ id: eventId, stream }: RecordedEvent): Promise<string | null> => {
    const history = await inTransaction((tx) => eventLog.read<QuoteEvent>(tx, stream));
    const event = findMailedEvent(history, eventId, deps.delayS);
    const quoteId = parseQuoteId(stream);
    const guest = event && (await contacts.findMailedGuest(quoteId));
    if (!event || !guest) return null;
    const link = linkInLanguage(deps.publicOrigin, deps.links.createLink(quoteId), guest.language);
    const recipient = { link, reference: toReferenceCode(quoteId) };
    const mail = compose(toQuoteMail(history, event, guest, recipient));
    const messageId = `guest-${eventId}@${new URL(deps.publicOrigin).hostname}`;
    try {
      await mailer.send({ to: guest.email, replyTo: deps.replyTo, ...mail, messageId });
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error;
      return null;
    }
    return messageId;
  };
