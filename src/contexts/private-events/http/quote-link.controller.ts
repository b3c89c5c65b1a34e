import {
  readOwnQuote,
  reportQuoteSeen,
} from '#src/contracts/private-events/quote-link-operations.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { ReadOwnQuote, RecordQuoteSeen } from '../application/own-quote.ts';

type UseCases = { readonly readOwn: ReadOwnQuote; readonly recordSeen: RecordQuoteSeen };

/**
 * Creates the routes for the holder of a personal link. They require no sign-in, because the link
 * is the only permission.
 */
export const quoteLinkController = ({ readOwn, recordSeen }: UseCases): Route[] => [
  route(readOwnQuote, ({ params: { token } }) => readOwn(token)),
  route(reportQuoteSeen, ({ params: { token } }) => recordSeen(token)),
];
