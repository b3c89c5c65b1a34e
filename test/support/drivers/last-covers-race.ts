import { createBookingConsistencyQueries } from '../assertions/booking-consistency.ts';
import {
  sendWithRetries,
  acceptedReservationIds,
  sendConcurrently,
  countByStatus,
  createHttpClients,
  createIdempotentRequest,
  type RequestOutcome,
} from './concurrent-bookings.ts';
import type { TestDatabase } from '../services/test-database.ts';
import { buildGuest, buildReservationRequest, type Turn } from '../builders/request-builders.ts';
import { createHttpClient } from './http-client.ts';
import { listPartiesThatFit } from './parties-that-fit.ts';

/** Books parties in the turn until only `left` covers are free. */
export const fillTurnLeaving = async (
  origin: string,
  turn: Turn,
  left: number,
  of = 75,
): Promise<RequestOutcome[]> => {
  const client = createHttpClient(origin);
  const taken: RequestOutcome[] = [];
  for (const [place, numberOfPeople] of listPartiesThatFit(of - left).entries()) {
    const keyedRequest = createIdempotentRequest(
      buildReservationRequest(turn, { ...buildGuest(place), numberOfPeople }),
    );
    const answer = await sendWithRetries(client, keyedRequest);
    if (answer?.status !== 201)
      throw new Error(`Filling the turn was answered ${answer?.status}: ${answer?.text}`);
    taken.push({ keyedRequest, answer });
  }
  return taken;
};

type Race = {
  readonly origins: readonly string[];
  readonly database: TestDatabase;
  readonly turn: Turn;
  readonly guests: number;
  readonly left: number;
};

/**
 * Sends concurrent requests of one to four people for the last covers of a turn. Returns the
 * responses and the stored state.
 */
export const raceForLastCovers = async ({ origins, database, turn, guests, left }: Race) => {
  const before = await fillTurnLeaving(origins[0]!, turn, left);
  const keyedRequests = Array.from({ length: guests }, (_, place) =>
    createIdempotentRequest(
      buildReservationRequest(turn, {
        ...buildGuest(1_000 + place),
        numberOfPeople: (place % 4) + 1,
      }),
    ),
  );
  const after = await sendConcurrently(await createHttpClients(origins), keyedRequests);
  const books = createBookingConsistencyQueries(database.query);
  return {
    answers: countByStatus(after),
    promised: acceptedReservationIds([...before, ...after]),
    reservations: await books.reservations(),
    requests: await books.requests(),
    notices: await books.notices(),
    covers: await books.covers(),
    hasNoGap: await books.hasNoGap(),
  };
};
