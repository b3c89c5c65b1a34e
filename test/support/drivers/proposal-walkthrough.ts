import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { buildQuoteRequest, newIdempotencyKey } from '../builders/request-builders.ts';
import type { HttpClient, HttpResponse } from './http-client.ts';
import { tokenOf } from './quote-driver.ts';

type RecordResponse = (call: string, answer: HttpResponse) => number;

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const PROPOSAL = { price: '€ 46,00 a persona', text: 'Caponata, risotto, cassata.' };

/**
 * Calls every operation of proposals, as staff and with a personal link, with valid and invalid
 * input.
 */
export const callProposalOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  note: RecordResponse,
): Promise<number[]> => {
  const asked = await guest.post<QuoteReceipt>(
    '/api/event-quotes',
    buildQuoteRequest({ numberOfPeople: 66 }),
    { 'idempotency-key': newIdempotencyKey() },
  );
  const { id, link } = asked.body;
  const propose = async (body: object, of = id, client = staff, headers = {}) =>
    note(
      'post /api/event-quotes/{id}/proposals',
      await client.post(`/api/event-quotes/${of}/proposals`, body, headers),
    );
  const path = (token: string) => `/api/event-quotes/link/${token}`;
  const read = async (token: string) =>
    note('get /api/event-quotes/link/{token}', await guest.get(path(token)));
  const reportSeen = async (token: string) =>
    note('post /api/event-quotes/link/{token}/seen', await guest.post(`${path(token)}/seen`));
  return [
    await propose(PROPOSAL),
    await propose({ ...PROPOSAL, price: 'poco' }),
    await propose(PROPOSAL, UNKNOWN_ID),
    await propose(PROPOSAL, id, guest),
    await propose(PROPOSAL, id, staff, { 'if-match': '"old"' }),
    await read(tokenOf(link)),
    await read('nonsense'),
    await read('x'.repeat(101)),
    await reportSeen(tokenOf(link)),
    await reportSeen('nonsense'),
  ];
};
