import { createQuoteLinks } from '#src/contexts/private-events/adapters/quote-links.hmac.ts';
import { createQuoteRepository } from '#src/contexts/private-events/adapters/quote-repository.postgres.ts';
import {
  findOwnQuote,
  readOwnQuote,
  recordQuoteSeen,
  takeGuestStep,
} from '#src/contexts/private-events/application/own-quote.ts';
import type { AppServices } from './app-services.ts';

/** The requests for a quote, as the holders of their personal links may read and answer them. */
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
