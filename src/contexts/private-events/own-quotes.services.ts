import { createQuoteLinks } from './adapters/quote-links.hmac.ts';
import { createQuoteRepository } from './adapters/quote-repository.postgres.ts';
import {
  findOwnQuote,
  readOwnQuote,
  recordQuoteSeen,
  takeGuestStep,
} from './application/own-quote.ts';
import type { AppServices } from '#src/composition/app-services.ts';

/** Creates the services with which guests read and answer their quote through a personal link. */
export const createOwnQuotes = ({ commands, sql, keyFor }: AppServices) => {
  const links = createQuoteLinks(keyFor('guest-links'));
  const quotes = createQuoteRepository(sql, links);
  const deps = { ...commands, quotes, links };
  return {
    quotes,
    links,
    find: findOwnQuote(deps),
    readOwn: readOwnQuote(deps),
    recordSeen: recordQuoteSeen(deps),
    takeStep: takeGuestStep(deps),
  };
};

export type OwnQuotes = ReturnType<typeof createOwnQuotes>;
