import type { ReservationReceipt } from '#src/contracts/booking.ts';
import { PROOF_HEADER, PROOF_PARTS, proofText, sealOf } from '#src/contracts/proof-of-work.ts';
import { findNonce } from '../../web/shared/proof-of-work/sha256Prefix32.ts';
import { anyGuest, newKey, reservationOf, type Turn } from './examples.ts';
import type { Answer, Client } from './http-client.ts';
import { from, type Refused } from './visited-house.ts';

/** The header that a browser sends after its proof of work, computed in one go. */
export const proofHeader = ({ challenge, bits }: Refused['details']): Record<string, string> => {
  const nonces = Array.from({ length: PROOF_PARTS }, (_, part) =>
    findNonce(proofText(sealOf(challenge), part, ''), bits, 0, 100_000_000),
  );
  return { [PROOF_HEADER]: `${challenge}:${nonces.join(',')}` };
};

type Sent = { readonly answer: Answer<Refused & ReservationReceipt>; readonly bits: number };

/** Sends one request as the site does: where a proof of work is asked for, it is solved and the request sent once more. */
export const requestTable = async (
  client: Client,
  address: string,
  turn: Turn,
  over: object = {},
): Promise<Sent> => {
  const body = {
    ...reservationOf(turn),
    ...anyGuest(Math.floor(Math.random() * 1e8)),
    tableId: null,
    ...over,
  };
  const headers = { 'idempotency-key': newKey(), ...from(address) };
  const post = (extra: Record<string, string>) =>
    client.post<Refused & ReservationReceipt>('/api/reservations', body, { ...headers, ...extra });
  // The server may close an idle connection while this process computes; the idempotency key makes a second try safe.
  const send = (extra: Record<string, string> = {}) => post(extra).catch(() => post(extra));
  const first = await send();
  if (first.status !== 429 || first.body.code !== 'proof_needed') return { answer: first, bits: 0 };
  const { bits } = first.body.details;
  return { answer: await send(proofHeader(first.body.details)), bits };
};
