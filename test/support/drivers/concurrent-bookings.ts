import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ReservationReceipt,
  ReservationRequest,
} from '#src/contracts/booking/reservations.ts';
import { newIdempotencyKey } from '../builders/request-builders.ts';
import { createHttpClient, type HttpResponse, type HttpClient } from './http-client.ts';

/** A guest's request with its idempotency key, which every retry sends again. */
export type IdempotentRequest = { readonly key: string; readonly request: ReservationRequest };
export type RequestOutcome = {
  readonly keyedRequest: IdempotentRequest;
  readonly answer: HttpResponse<ReservationReceipt>;
};

export const createIdempotentRequest = (request: ReservationRequest): IdempotentRequest => ({
  key: newIdempotencyKey(),
  request,
});

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

/**
 * Sends a request until the response has a status other than 503. Returns null if all attempts
 * fail.
 */
export const sendWithRetries = async (
  client: HttpClient,
  keyedRequest: IdempotentRequest,
  repetitions = MAX_RETRIES,
): Promise<HttpResponse<ReservationReceipt> | null> => {
  for (let time = 0; time <= repetitions; time += 1) {
    const answer = await send(client, keyedRequest);
    if (answer && answer.status !== 503) return answer;
    await sleep(100 * 2 ** Math.min(time, 4) * (0.5 + Math.random()));
  }
  return null;
};

/**
 * Creates clients that already have a CSRF token, so the load consists of reservation requests
 * only.
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

/** Sends the requests concurrently. Throws an error if a request never gets a response. */
export const sendConcurrently = (
  clients: readonly HttpClient[],
  keyedRequests: readonly IdempotentRequest[],
): Promise<RequestOutcome[]> =>
  Promise.all(
    keyedRequests.map(async (keyedRequest, place) => {
      const answer = await sendWithRetries(clients[place % clients.length]!, keyedRequest);
      if (!answer) throw new Error(`No answer to ${keyedRequest.key}`);
      return { keyedRequest, answer };
    }),
  );

export const countByStatus = (outcomes: readonly RequestOutcome[]): Record<number, number> => {
  const counted: Record<number, number> = {};
  for (const {
    answer: { status },
  } of outcomes)
    counted[status] = (counted[status] ?? 0) + 1;
  return counted;
};

export const acceptedReservationIds = (outcomes: readonly RequestOutcome[]): string[] =>
  outcomes
    .filter(({ answer }) => answer.status === 201)
    .map(({ answer }) => answer.body.id)
    .sort();
