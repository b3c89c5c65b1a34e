import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ReservationReceipt,
  ReservationRequest,
} from '#src/contracts/booking/reservations.ts';
import { newIdempotencyKey } from '../builders/request-builders.ts';
import { createHttpClient, type HttpResponse, type HttpClient } from './http-client.ts';

/** One guest's request with its idempotency key, the same for every retry. */
export type IdempotentRequest = { readonly key: string; readonly request: ReservationRequest };
export type RequestOutcome = {
  readonly wish: IdempotentRequest;
  readonly answer: HttpResponse<ReservationReceipt>;
};

export const createIdempotentRequest = (request: ReservationRequest): IdempotentRequest => ({
  key: newIdempotencyKey(),
  request,
});

/** How often a guest retries after no answer or 503. */
const MAX_RETRIES = 8;

const send = async (
  client: HttpClient,
  { key, request }: IdempotentRequest,
): Promise<HttpResponse<ReservationReceipt> | null> => {
  try {
    return await client.post<ReservationReceipt>('/api/reservations', request, {
      'idempotency-key': key,
    });
  } catch {
    return null;
  }
};

/** Retries a request until it is answered; null when it never was. A 503 counts as no answer. */
export const sendWithRetries = async (
  client: HttpClient,
  wish: IdempotentRequest,
  repetitions = MAX_RETRIES,
): Promise<HttpResponse<ReservationReceipt> | null> => {
  for (let time = 0; time <= repetitions; time += 1) {
    const answer = await send(client, wish);
    if (answer && answer.status !== 503) return answer;
    await sleep(100 * 2 ** Math.min(time, 4) * (0.5 + Math.random()));
  }
  return null;
};

/**
 * Clients of these servers that already have a CSRF token, so that a rush measures requests only.
 */
export const createHttpClients = (
  origins: readonly string[],
  perOrigin = 8,
): Promise<HttpClient[]> =>
  Promise.all(
    origins.flatMap((origin) =>
      Array.from({ length: perOrigin }, async () => {
        const client = createHttpClient(origin);
        await client.fetchCsrfToken();
        return client;
      }),
    ),
  );

/** Sends all requests concurrently. @throws when a request gets no answer */
export const sendConcurrently = (
  clients: readonly HttpClient[],
  wishes: readonly IdempotentRequest[],
): Promise<RequestOutcome[]> =>
  Promise.all(
    wishes.map(async (wish, place) => {
      const answer = await sendWithRetries(clients[place % clients.length]!, wish);
      if (!answer) throw new Error(`No answer to ${wish.key}`);
      return { wish, answer };
    }),
  );

/** How often each status was answered. */
export const countByStatus = (outcomes: readonly RequestOutcome[]): Record<number, number> => {
  const counted: Record<number, number> = {};
  for (const {
    answer: { status },
  } of outcomes)
    counted[status] = (counted[status] ?? 0) + 1;
  return counted;
};

/** Ids of the reservations that guests were told of. */
export const acceptedReservationIds = (outcomes: readonly RequestOutcome[]): string[] =>
  outcomes
    .filter(({ answer }) => answer.status === 201)
    .map(({ answer }) => answer.body.id)
    .sort();
