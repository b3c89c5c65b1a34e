import { quoteDeskOn } from '../contexts/private-events/adapters/desk.postgres.ts';
import { requestQuote } from '../contexts/private-events/application/request-quote.ts';
import { settleQuote } from '../contexts/private-events/application/settle-quote.ts';
import { quotesController } from '../contexts/private-events/http/quotes.controller.ts';
import type { House } from './house.ts';

export const privateEventsRoutes = ({ commands, config, sql, abuseProtection }: House) => {
  const desk = quoteDeskOn(sql);
  return quotesController({ request: requestQuote({ ...commands, horizonDays: config.QUOTE_HORIZON_DAYS }), settle: settleQuote({ ...commands, desk }), desk, guard: abuseProtection.guardRequest });
};
