import {
  buildGuest,
  newIdempotencyKey,
  type Turn,
} from '#test/support/builders/request-builders.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createAddress, type GuestLinkClient } from '../clients/guest-link-client.ts';
import { createShortcuts, recordReply, type ReplyCounts } from '../clients/reply-counts.ts';
import { listPartiesThatFit } from '#test/support/drivers/parties-that-fit.ts';

const COVERS = 75;
const OFFER_TIMEOUT_MS = 60_000;

const join = async (
  client: GuestLinkClient,
  replyCounts: ReplyCounts,
  turn: Turn,
  place: number,
) => {
  const body = {
    ...buildGuest(950_000 + place),
    customerEmail: createAddress(),
    date: turn.reservationDate,
    timeSlotIds: [turn.timeSlotId],
    numberOfPeople: 2,
  };
  const headers = { 'idempotency-key': newIdempotencyKey() };
  const reply = await client.guestPost('/api/waiting-list', body, headers);
  recordReply(replyCounts, 'join', reply);
  const { link } = JSON.parse(reply.text) as { link: string };
  return `/api/waiting-list/link/${link.split('/').pop()}`;
};

const fillTurn = async (client: GuestLinkClient, turn: Turn): Promise<void> => {
  for (const size of listPartiesThatFit(COVERS - 2)) await client.request(turn, size);
};

const isOffered = async (client: GuestLinkClient, link: string): Promise<true | null> => {
  const { text } = await client.guestGet(link);
  return (JSON.parse(text) as { status: string }).status === 'offered' || null;
};

/**
 * Frees a seat of a full turn. The server offers it to the first of two waiting guests, and both
 * try to take it.
 */
export const playOffer = async (
  client: GuestLinkClient,
  replyCounts: ReplyCounts,
  turn: Turn,
  place: number,
): Promise<void> => {
  await fillTurn(client, turn);
  const leaving = await client.request(turn, 2);
  if (!leaving) return;
  const [first, second] = [
    await join(client, replyCounts, turn, place * 2),
    await join(client, replyCounts, turn, place * 2 + 1),
  ];
  const { guest } = createShortcuts(client, replyCounts);
  await guest(`${leaving.link}/cancel`);
  await pollUntil(() => isOffered(client, first), {
    timeoutMs: OFFER_TIMEOUT_MS,
    describe: () => 'a freed seat was not offered',
  }).catch((error: unknown) => replyCounts.breaches.push(String(error)));
  await Promise.all([
    guest(`${first}/${place % 2 ? 'decline' : 'accept'}`),
    guest(`${first}/accept`),
    guest(`${second}/accept`),
  ]);
  await guest(`${second}/leave`);
};
