import { createQuoteRepository } from '../contexts/private-events/adapters/desk.postgres.ts';
import { changeQuote } from '../contexts/private-events/application/change-quote.ts';
import { requestQuote } from '../contexts/private-events/application/request-quote.ts';
import { quotesController } from '../contexts/private-events/http/quotes.controller.ts';
import type { AppServices } from './house.ts';

export const privateEventsRoutes = ({ commands, config, sql, abuseProtection }: AppServices) => {
  const desk = createQuoteRepository(sql);
  return quotesController({
    request: requestQuote({ ...commands, quotes: desk, horizonDays: config.QUOTE_HORIZON_DAYS }),
    change: changeQuote({ ...commands, quotes: desk }),
    quotes: desk,
    guard: abuseProtection.guardRequest,
  });
};
