import { createQuoteContacts } from './adapters/quote-contacts.postgres.ts';
import { recordProposalSent } from './application/own-quote.ts';
import { parseQuoteId } from './application/quote-stream-name.ts';
import type { QuoteEvent } from './domain/quote-events.ts';
import { createQuoteMailComposer } from './guest-mails/compose-quote-mail.ts';
import { planQuoteMails } from './guest-mails/plan-quote-mail.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { readMailPictures } from '#src/guest-mails/mail-pictures.disk.ts';
import { createTimeFormatter } from '#src/kernel/format-italian-date.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { OwnQuotes } from './own-quotes.services.ts';

/** Creates the services with which jobs send mails about quotes to guests. */
export const createQuoteMessages = (
  { commands, config, sql }: AppServices,
  { quotes, links }: OwnQuotes,
) => {
  const contacts = createQuoteContacts(sql);
  const formatTime = createTimeFormatter(venue.timeZone);
  const recordSent = recordProposalSent({ ...commands, quotes });
  return {
    eventLog: commands.eventLog,
    inTransaction: commands.inTransaction,
    contacts,
    links,
    compose: createQuoteMailComposer({
      toLocalTime: (instant) => ({
        date: commands.clock.dateOf(new Date(instant)),
        time: formatTime(instant),
      }),
      pictures: readMailPictures(),
    }),
    planMails: planQuoteMails({
      contacts,
      clock: commands.clock,
      delayS: config.GUEST_MAIL_DELAY_SECONDS,
    }),
    delayS: config.GUEST_MAIL_DELAY_SECONDS,
    recordMailed: async ({ stream, type, data }: RecordedEvent<QuoteEvent>): Promise<void> => {
      if (type === 'ProposalMade') await recordSent(parseQuoteId(stream), data.version);
    },
  };
};

export type QuoteMessages = ReturnType<typeof createQuoteMessages>;
