import { ContainerModule } from 'inversify';
import { createQuoteRepository } from '#src/contexts/private-events/adapters/quote-repository.postgres.ts';
import { changeQuote } from '#src/contexts/private-events/application/change-quote.ts';
import { requestQuote } from '#src/contexts/private-events/application/request-quote.ts';
import { quotesController } from '#src/contexts/private-events/http/quotes.controller.ts';
import type { AppServices } from './app-services.ts';
import { TOKENS } from './tokens.ts';

const createPrivateEventsRoutes = ({ commands, config, sql, abuseProtection }: AppServices) => {
  const desk = createQuoteRepository(sql);
  return quotesController({
    request: requestQuote({ ...commands, quotes: desk, horizonDays: config.QUOTE_HORIZON_DAYS }),
    change: changeQuote({ ...commands, quotes: desk }),
    quotes: desk,
    guard: abuseProtection.guardRequest,
  });
};

export const privateEventsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.contextRoutes).toResolvedValue(createPrivateEventsRoutes, [TOKENS.appServices]);
});
