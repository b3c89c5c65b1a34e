import type { z } from 'zod';
import { requestQuote, type quoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';

export { obtainCsrfToken } from '#web/shared/api/csrfToken.ts';

export type QuoteReceipt = z.output<typeof quoteReceipt>;
type IdempotentQuoteRequest = {
  readonly key: string;
  readonly body: z.input<typeof requestQuote.body>;
};

export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestQuote: build.mutation<QuoteReceipt, IdempotentQuoteRequest>({
      query: ({ key, body }) =>
        buildRequest(requestQuote, { body, headers: { 'Idempotency-Key': key } }),
      responseSchema: requestQuote.answers[201],
    }),
  }),
});
