import { buildGuest, type Turn } from '#test/support/builders/request-builders.ts';
import { createGuestLinkClient, type GuestLinkClient } from '../clients/guest-link-client.ts';
import { createShortcuts, recordReply, type ReplyCounts } from '../clients/reply-counts.ts';
import { injectFaults } from '../faults/fault-injector.ts';
import {
  forEachConcurrently,
  type PhaseReport,
  type ScenarioContext,
} from '../scenario-context.ts';
import { playProposal } from './accepted-proposals.ts';
import { playOffer } from './freed-seat-offers.ts';

export type PersonalLinkOptions = {
  readonly guests: number;
  readonly offers: number;
  readonly proposals: number;
  readonly killMs: number;
  readonly crashMs: number;
  readonly wipeMs: number;
};

const CONCURRENCY = 6;

/** Performs every action that the guest and staff have for one reservation. */
const playGuest = async (
  client: GuestLinkClient,
  replyCounts: ReplyCounts,
  { place, turn, other }: { readonly place: number; readonly turn: Turn; readonly other: Turn },
): Promise<void> => {
  const asked = await client.request(turn, 2);
  if (!asked) return;
  const { guest, staff, confirm } = createShortcuts(client, replyCounts);
  const { desk, link } = asked;
  const wanted = place % 2 ? { ...other, numberOfPeople: 3 } : { ...turn, numberOfPeople: 1 };
  await Promise.all([confirm(desk), guest(`${link}/seen`), guest(`${link}/change`, wanted)]);
  if (place % 4 === 0) await staff(`${desk}/undo`);
  await Promise.all([
    staff(`${desk}/accept-change`),
    staff(`${desk}/decline-change`),
    guest(`${link}/withdraw-change`),
    guest(`${link}/note`, { notes: 'Un seggiolone' }),
    guest(`${link}/phone`, { customerPhone: `0935 ${String(200_000 + place)}` }),
  ]);
  await staff(`${desk}/informed`, { channel: 'whatsapp', about: 'ReservationConfirmed' });
  await guest(`${link}/confirm`);
  if (place % 3 === 0) await Promise.all([guest(`${link}/cancel`), confirm(desk)]);
};

/** Creates two requests with the same telephone number, which staff merge into the first. */
const playMerge = async (
  client: GuestLinkClient,
  replyCounts: ReplyCounts,
  turn: Turn,
): Promise<void> => {
  const { customerPhone } = buildGuest(900_000);
  const [first, second] = [
    await client.request(turn, 2, { customerPhone }),
    await client.request(turn, 2, { customerPhone }),
  ];
  if (!first || !second) return;
  recordReply(
    replyCounts,
    'merge',
    await client.staffPost(`${first.desk}/merge`, { other: second.id }),
  );
};

/**
 * Fault phase: guests use their links and the waiting list and staff answer, while servers are
 * killed, the database crashes and Redis loses its data.
 */
export const playPersonalLinks = async (
  stage: ScenarioContext,
  { guests, offers, proposals, killMs, crashMs, wipeMs }: PersonalLinkOptions,
): Promise<PhaseReport> => {
  const client = createGuestLinkClient(stage);
  const replyCounts: ReplyCounts = { statuses: {}, breaches: [] };
  const turns = stage.turns(Math.ceil(guests / 15) + 1);
  const [mergeTurn] = stage.turns(1) as [Turn];
  const offerTurns = stage.turns(offers);
  const listPlaces = (length: number) => Array.from({ length }, (_, place) => place);
  const stop = injectFaults([
    { everyMs: killMs, strike: stage.mishaps.killServer },
    { everyMs: crashMs, strike: stage.mishaps.crashServedDatabase },
    { everyMs: wipeMs, strike: stage.mishaps.wipeRedis },
  ]);
  try {
    await playMerge(client, replyCounts, mergeTurn);
    await Promise.all([
      forEachConcurrently(listPlaces(guests), CONCURRENCY, (place) =>
        playGuest(client, replyCounts, {
          place,
          turn: turns[place % turns.length]!,
          other: turns[(place + 1) % turns.length]!,
        }),
      ),
      forEachConcurrently(offerTurns, 2, (turn, place) =>
        playOffer(client, replyCounts, turn, place),
      ),
      forEachConcurrently(listPlaces(proposals), 2, (place) =>
        playProposal(client, replyCounts, stage.slots[place % stage.slots.length]!),
      ),
    ]);
  } finally {
    await stop();
  }
  return {
    facts: `${guests} guests with links, ${offers} freed seats, ${proposals} proposals: ${JSON.stringify(replyCounts.statuses)}`,
    breaches: replyCounts.breaches.slice(0, 10),
  };
};
