import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import {
  PROOF_HEADER,
  PROOF_PARTS,
  toHashInput,
  parseChallengeMac,
} from '#src/contracts/proof-of-work-protocol.ts';
import { findNonce } from '#web/shared/proof-of-work/sha256Prefix32.ts';
import {
  buildGuest,
  newIdempotencyKey,
  buildReservationRequest,
  type Turn,
} from '../builders/request-builders.ts';
import type { HttpResponse, HttpClient } from './http-client.ts';
import { forwardedFor, type RateLimitRefusal } from '../fixtures/rate-limited-apps.ts';

export const solveProofHeader = ({
  challenge,
  bits,
}: RateLimitRefusal['details']): Record<string, string> => {
  const nonces = Array.from({ length: PROOF_PARTS }, (_, part) =>
    findNonce(toHashInput(parseChallengeMac(challenge), part, ''), bits, 0, 100_000_000),
  );
  return { [PROOF_HEADER]: `${challenge}:${nonces.join(',')}` };
};

type Sent<Receipt> = {
  readonly answer: HttpResponse<RateLimitRefusal & Receipt>;
  readonly bits: number;
};

/**
 * Sends a form as JSON. If the server demands a proof of work, solves it and repeats the request.
 */
export const postWithProof = async <Receipt>(
  client: HttpClient,
  address: string,
  path: string,
  body: object,
): Promise<Sent<Receipt>> => {
  const headers = { 'idempotency-key': newIdempotencyKey(), ...forwardedFor(address) };
  const post = (extra: Record<string, string>) =>
    client.post<RateLimitRefusal & Receipt>(path, body, { ...headers, ...extra });
  /*
   * Retries once, because the server may close an idle connection during the computation. The
   * idempotency key makes the retry safe.
   */
  const send = (extra: Record<string, string> = {}) => post(extra).catch(() => post(extra));
  const first = await send();
  if (first.status !== 429 || first.body.code !== 'proof_needed') return { answer: first, bits: 0 };
  const { bits } = first.body.details;
  return { answer: await send(solveProofHeader(first.body.details)), bits };
};

/** Requests a table. If the server demands a proof of work, solves it and repeats the request. */
export const requestTableWithProof = (
  client: HttpClient,
  address: string,
  turn: Turn,
  over: object = {},
): Promise<Sent<ReservationReceipt>> =>
  postWithProof(client, address, '/api/reservations', {
    ...buildReservationRequest(turn),
    ...buildGuest(Math.floor(Math.random() * 1e8)),
    tableId: null,
    ...over,
  });
