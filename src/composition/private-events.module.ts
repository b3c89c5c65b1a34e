import { createQuoteRepository } from '#src/contexts/private-events/adapters/quote-repository.postgres.ts';
import { changeQuote } from '#src/contexts/private-events/application/change-quote.ts';
import { requestQuote } from '#src/contexts/private-events/application/request-quote.ts';
import { quotesController } from '#src/contexts/private-events/http/quotes.controller.ts';
import type { AppServices } from './app-services.ts';

export const privateEventsRoutes = ({ commands, config, sql, abuseProtection }: AppServices) => {
  const desk = createQuoteRepository(sql);
  return quotesController({
    request: requestQuote({ ...commands, quotes: desk, horizonDays: config.QUOTE_HORIZON_DAYS }),
    change: changeQuote({ ...commands, quotes: desk }),
    quotes: desk,
    guard: abuseProtection.guardRequest,
  });
};
