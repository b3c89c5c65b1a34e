import {
  readOwnQuote,
  reportQuoteSeen,
  type OwnQuote,
} from '#src/contracts/private-events/quote-link-operations.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';

const ownQuoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownQuote: build.query<OwnQuote, string>({
      query: (token) => buildRequest(readOwnQuote, { params: { token } }),
      responseSchema: readOwnQuote.answers[200],
    }),
    reportQuoteSeen: build.mutation<OwnQuote, string>({
      query: (token) => buildRequest(reportQuoteSeen, { params: { token } }),
      responseSchema: reportQuoteSeen.answers[200],
    }),
  }),
});

export const { useOwnQuoteQuery, useReportQuoteSeenMutation } = ownQuoteApi;
