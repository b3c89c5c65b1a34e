import { quoteDeskOn } from '../contexts/private-events/adapters/desk.postgres.ts';
import { changeQuote } from '../contexts/private-events/application/change-quote.ts';
import { requestQuote } from '../contexts/private-events/application/request-quote.ts';
import { quotesController } from '../contexts/private-events/http/quotes.controller.ts';
import type { House } from './house.ts';

export const privateEventsRoutes = ({ commands, config, sql, abuseProtection }: House) => {
  const desk = quoteDeskOn(sql);
  return quotesController({
    request: requestQuote({ ...commands, desk, horizonDays: config.QUOTE_HORIZON_DAYS }),
    change: changeQuote({ ...commands, desk }),
    desk,
    guard: abuseProtection.guardRequest,
  });
};
