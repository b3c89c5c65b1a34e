import { createSignedIds } from '#src/platform/signed-id.hmac.ts';
import type { QuoteLinks } from '../application/ports.ts';

export const createQuoteLinks = (key: Buffer): QuoteLinks => {
  const { createToken, verifyToken } = createSignedIds(key, 'quote-link');
  return {
    createLink: (quoteId) => `/events/${createToken(quoteId)}`,
    findQuoteId: verifyToken,
  };
};
