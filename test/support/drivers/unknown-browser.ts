import type { WaitingListReceipt } from '#src/contracts/booking/waiting-list.ts';
import {
  buildGuest,
  newIdempotencyKey,
  buildReservationRequest,
  type Turn,
} from '../builders/request-builders.ts';
import { forwardedFor } from '../fixtures/rate-limited-apps.ts';
import type { HttpClient } from './http-client.ts';
import { postWithProof, requestTableWithProof } from './proof-of-work-client.ts';

/**
 * A browser without history that tries to get seats. The functions return the token of the personal
 * link, or null after a refusal.
 */
export type UnknownBrowser = {
  readonly request: (turn: Turn, people: number) => Promise<string | null>;
  readonly join: (turn: Turn, people: number) => Promise<string | null>;
  readonly change: (token: string, turn: Turn, people: number) => Promise<unknown>;
  readonly acceptProposal: (token: string, turn: Turn) => Promise<unknown>;
  readonly acceptOffer: (token: string) => Promise<unknown>;
};

const toToken = (link: string | null | undefined): string | null =>
  link?.split('?')[0]!.split('/')[2] ?? null;
const buildUnknownGuest = () => buildGuest(Math.floor(Math.random() * 1e8));

/** Acts as the scripts of the site do, with a proof of work if the server demands one. */
export const createScriptedBrowser = (client: HttpClient, address: string): UnknownBrowser => {
  const post = (path: string, body?: object) => client.post(path, body, forwardedFor(address));
  return {
    request: async (turn, numberOfPeople) =>
      toToken(
        (await requestTableWithProof(client, address, turn, { numberOfPeople })).answer.body.link,
      ),
    join: async ({ reservationDate: date, timeSlotId }, numberOfPeople) => {
      const body = { ...buildUnknownGuest(), date, timeSlotIds: [timeSlotId], numberOfPeople };
      const { answer } = await postWithProof<WaitingListReceipt>(
        client,
        address,
        '/api/waiting-list',
        body,
      );
      return toToken(answer.body.link);
    },
    change: (token, turn, numberOfPeople) =>
      post(`/api/reservations/link/${token}/change`, { ...turn, numberOfPeople }),
    acceptProposal: (token, turn) => post(`/api/reservations/link/${token}/proposal`, turn),
    acceptOffer: (token) => post(`/api/waiting-list/link/${token}/accept`),
  };
};

/**
 * Acts as a browser without JavaScript. `keepsCookie`: opens the form first, which sets the visitor
 * cookie.
 */
export const createFormBrowser = (
  client: HttpClient,
  address: string,
  keepsCookie = true,
): UnknownBrowser => {
  const submit = async (path: string, fields: Record<string, string>) => {
    if (keepsCookie) await client.raw('get', path, { headers: forwardedFor(address) });
    const { status, headers } = await client.raw('post', path, {
      headers: {
        ...forwardedFor(address),
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams(fields).toString(),
    });
    return status === 303 ? toToken(headers.get('location')) : null;
  };
  return {
    request: ({ reservationDate: date, timeSlotId }, people) => {
      const visit = { date, timeSlot: timeSlotId, numberOfPeople: String(people) };
      const { customerName, customerPhone } = buildReservationRequest(
        { reservationDate: date, timeSlotId },
        buildUnknownGuest(),
      );
      return submit(`/reservations/request?${new URLSearchParams(visit)}`, {
        customerName,
        customerPhone,
        customerEmail: '',
        notes: newIdempotencyKey(),
        timeSlotId,
      });
    },
    join: ({ reservationDate: date, timeSlotId }, people) => {
      const { customerName, customerPhone } = buildUnknownGuest();
      return submit('/waiting-list', {
        date,
        timeSlotIds: timeSlotId,
        numberOfPeople: String(people),
        customerName,
        customerPhone,
        customerEmail: '',
      });
    },
    change: (token, turn, people) =>
      submit(`/reservations/${token}/change`, { ...turn, numberOfPeople: String(people) }),
    acceptProposal: (token, { reservationDate, timeSlotId }) =>
      submit(`/reservations/${token}/proposal/${reservationDate}/${timeSlotId}`, {}),
    acceptOffer: (token) => submit(`/waiting-list/${token}/accept`, {}),
  };
};
