import { createQuoteContacts } from './adapters/quote-contacts.postgres.ts';
import { recordProposalSent } from './application/own-quote.ts';
import { parseQuoteId } from './application/quote-stream-name.ts';
import type { QuoteEvent } from './domain/quote-events.ts';
import { createQuoteMailComposer } from './guest-mails/compose-quote-mail.ts';
import { sendQuoteMail } from './guest-mails/send-quote-mail.ts';
import { isQuoteEvent, planQuoteMails } from './guest-mails/plan-quote-mail.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { readMailPictures } from '#src/messaging/layout/mail-pictures.disk.ts';
import { createTimeFormatter } from '#src/kernel/format-italian-date.ts';
import { venue } from '#src/venue.ts';
import type { GuestMails } from '#src/messaging/notices/guest-mail-delivery.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { OwnQuotes } from './own-quotes.services.ts';

/** Creates the mails about quotes to guests. */
export const createQuoteMails = (
  { commands, config, sql }: AppServices,
  { quotes, links }: OwnQuotes,
): GuestMails => {
  const { clock } = commands;
  const contacts = createQuoteContacts(sql);
  const formatTime = createTimeFormatter(venue.timeZone);
  const recordSent = recordProposalSent({ ...commands, quotes });
  const delayS = config.GUEST_MAIL_DELAY_SECONDS;
  const compose = createQuoteMailComposer({
    toLocalTime: (instant) => ({
      date: clock.dateOf(new Date(instant)),
      time: formatTime(instant),
    }),
    pictures: readMailPictures(),
  });
  return {
    isAbout: isQuoteEvent,
    plan: planQuoteMails({ contacts, clock, delayS }),
    send: (event, sender) =>
      sendQuoteMail({ ...commands, ...sender, contacts, links, compose, delayS })(event),
    async recordInformed({ stream, type, data }: RecordedEvent<QuoteEvent>) {
      if (type === 'ProposalMade') await recordSent(parseQuoteId(stream), data.version);
    },
  };
};
