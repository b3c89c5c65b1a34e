import { startsAfterKitchenCloses, isAfterKitchenCloses } from './kitchen-pace.ts';
import type { TurnFacts } from './turn-facts.ts';
import type { TurnLimit } from './turn-limits.ts';

/** An open reservation of a turn, whose party has not arrived. */
export type OpenParty = {
  readonly timeSlotId: string;
  readonly numberOfPeople: number;
  readonly status: 'pending' | 'confirmed';
  readonly isOnline: boolean;
  readonly holdsSeat: boolean;
  readonly floor: number | null;
  readonly arrivalTime: string | null;
};

/**
 * Lists the newest parties that must leave to keep the maximum of the turn. `parties` are sorted by
 * creation, oldest first.
 */
const listLatestBeyond = <Party extends OpenParty>(
  parties: readonly Party[],
  { coversHeld, maxCovers }: Pick<TurnFacts, 'coversHeld' | 'maxCovers'>,
): Party[] => {
  let over = coversHeld - maxCovers;
  const beyond = parties.toReversed().filter(({ holdsSeat, numberOfPeople }) => {
    if (!holdsSeat || over <= 0) return false;
    over -= numberOfPeople;
    return true;
  });
  return beyond.toReversed();
};

const isTooLate = ({ arrivalTime }: OpenParty, facts: TurnFacts): boolean =>
  startsAfterKitchenCloses(facts) ||
  (arrivalTime !== null && isAfterKitchenCloses(arrivalTime, facts));

const listOfTurn = <Party extends OpenParty>(
  { kind, floor, time }: TurnLimit,
  parties: readonly Party[],
  facts: TurnFacts,
): Party[] => {
  switch (kind) {
    case 'covers':
    case 'held':
      return listLatestBeyond(parties, facts);
    case 'room_closed':
      return parties.filter((party) => party.floor === floor);
    case 'kitchen_closes':
      return parties.filter((party) => isTooLate(party, { ...facts, kitchenClosesAt: time }));
    case 'full':
    case 'online_stopped':
      return parties.filter(({ status, isOnline }) => status === 'pending' && isOnline);
  }
};

/**
 * Lists the parties that a limit leaves without a place. For a full or stopped turn, these are its
 * pending online requests.
 *
 * @param parties all open parties of the date, oldest first
 * @param turns facts of the turns to which the limit applies
 */
export const findStrandedByLimit = <Party extends OpenParty>(
  limit: TurnLimit,
  parties: readonly Party[],
  turns: readonly TurnFacts[],
): Party[] =>
  turns.flatMap((facts) =>
    listOfTurn(
      limit,
      parties.filter(({ timeSlotId }) => timeSlotId === facts.slot.id),
      facts,
    ),
  );
