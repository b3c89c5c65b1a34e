import type { TurnState } from '#src/contracts/booking/turns-for-party.ts';
import { coversSuffice, everyoneIsSeated } from './admission-rules.ts';
import { listFreeTables } from './availability.ts';
import { firstRefusal } from './check-admission.ts';
import { listSuitableJoins, type SuitableJoin } from './seating/find-join.ts';
import type { TurnFacts } from './turn-facts.ts';

type TurnOffer = { readonly state: TurnState; readonly tables: readonly SuitableJoin[] };

/**
 * Describes what staff can offer a party that telephones. Staff may enter the party after the turn
 * has begun, but not after its end.
 */
export const describeTurnForParty = (
  party: number,
  facts: TurnFacts,
  hasEnded: boolean,
): TurnOffer => {
  if (hasEnded) return { state: 'over', tables: [] };
  if (facts.closed) return { state: 'closed', tables: [] };
  const withoutTable = { tableId: null, numberOfPeople: party };
  if (firstRefusal([coversSuffice, everyoneIsSeated], withoutTable, facts) !== null)
    return { state: 'full', tables: [] };
  const tables = listFreeTables(party, facts, true)
    .filter(({ suitable }) => suitable)
    .map(({ tableId: id, tableName: name, tableCapacity: capacity, floor }) => ({
      id,
      name,
      joinedTableIds: [],
      capacity,
      floor,
    }));
  return tables.length > 0
    ? { state: 'fits', tables }
    : { state: 'joins', tables: listSuitableJoins(party, facts) };
};
