import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import type { QuoteReceipt, QuoteView } from '#src/contracts/private-events/quotes.ts';
import { buildQuoteRequest, newIdempotencyKey } from '../builders/request-builders.ts';
import type { RefusalBody } from '../fixtures/contact-and-quotes-app.ts';
import type { RunningApp } from '../fixtures/running-app.ts';
import type { HttpClient, HttpResponse } from './http-client.ts';

type Clients = {
  readonly app: () => RunningApp;
  readonly guest: () => HttpClient;
  readonly staff: () => HttpClient;
};

const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

export const tokenOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

/**
 * Creates functions that request a quote, and that act on it as staff or as the guest with the
 * personal link.
 */
export const createQuoteDriver = ({ app, guest, staff }: Clients) => ({
  request: async (over: object = {}): Promise<QuoteReceipt> => {
    const answer = await guest().post<QuoteReceipt>(
      '/api/event-quotes',
      { ...buildQuoteRequest(), ...over },
      { 'idempotency-key': newIdempotencyKey() },
    );
    expect(answer.status).toBe(201);
    return answer.body;
  },
  propose: (
    id: string,
    over: object = {},
    headers: Record<string, string> = {},
  ): Promise<HttpResponse<QuoteView & RefusalBody>> =>
    staff().post(
      `/api/event-quotes/${id}/proposals`,
      { price: '€ 46,00 a persona', text: 'Caponata, risotto, cassata.', ...over },
      headers,
    ),
  /** Sends a form of the guest's page like a browser without JavaScript. */
  submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = FORM) =>
    fetch(app().origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...FORM, ...headers },
      body: new URLSearchParams(fields).toString(),
    }),
  readOwn: (link: string): Promise<HttpResponse<OwnQuote & RefusalBody>> =>
    guest().get(`/api/event-quotes/link/${tokenOf(link)}`),
  reportSeen: (link: string): Promise<HttpResponse<OwnQuote & RefusalBody>> =>
    guest().post(`/api/event-quotes/link/${tokenOf(link)}/seen`),
});
