import type { JudgedWish } from '#src/contracts/booking/guest-wishes.ts';
import type { TurnState } from '#src/contracts/booking/turns-for-party.ts';
import { coversSuffice, everyoneIsSeated } from './admission-rules.ts';
import { firstRefusal } from './check-admission.ts';
import type { Wishes } from './seat-wishes.ts';
import { findImpossibleWish, listSuitableTables, type SuitableTables } from './suitable-tables.ts';
import type { TurnFacts } from './turn-facts.ts';

export type DeskParty = { readonly numberOfPeople: number; readonly seatWishes?: Wishes };

type TurnOffer = {
  readonly state: TurnState;
  readonly tables: readonly SuitableTables[];
  /** The wish without which the turn would not be full, or null. */
  readonly unmetWish: JudgedWish | null;
};

const withoutTables = (state: TurnState): TurnOffer => ({ state, tables: [], unmetWish: null });

const stateOf = ([best]: readonly SuitableTables[]): TurnState => {
  if (!best) return 'full';
  if (best.isLarge) return 'large';
  return best.joinedTableIds.length === 0 ? 'fits' : 'joins';
};

/**
 * Describes what staff can offer a party that telephones or stands at the door. Staff may enter the
 * party after the turn has begun, but not after its end.
 */
export const describeTurnForParty = (
  { numberOfPeople, seatWishes }: DeskParty,
  facts: TurnFacts,
  hasEnded: boolean,
): TurnOffer => {
  if (hasEnded) return withoutTables('over');
  if (facts.closed) return withoutTables('closed');
  const withoutTable = { tableId: null, numberOfPeople };
  if (firstRefusal([coversSuffice, everyoneIsSeated], withoutTable, facts) !== null)
    return withoutTables('full');
  const tables = listSuitableTables(numberOfPeople, seatWishes, facts);
  const unmetWish = findImpossibleWish(numberOfPeople, seatWishes, facts);
  return { state: stateOf(tables), tables, unmetWish };
};
