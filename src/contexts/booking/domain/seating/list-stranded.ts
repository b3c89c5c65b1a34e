import { withOfferedTables, withoutSize, type TurnFacts } from '../turn-facts.ts';
import { isFree, toFreeTable } from './everyone-seated.ts';
import { countLeftOut } from './seat-parties.ts';

type SizedParty = { readonly numberOfPeople: number };

/**
 * Lists the parties that lose their seat because a table is blocked. Parties that had no seat
 * before do not count.
 *
 * @param parties parties without a table, in the order in which they lose their seat
 */
export const listStranded = <Party extends SizedParty>(
  parties: readonly Party[],
  facts: TurnFacts,
  blockedTableId: string,
): Party[] => {
  const { tables, partiesWithoutTable } = withOfferedTables(facts);
  const others = tables.filter((table) => table.id !== blockedTableId);
  const left = others.filter(isFree).map(toFreeTable);
  const all = tables
    .map((table) => (table.id === blockedTableId ? { ...table, blocked: false } : table))
    .filter(isFree)
    .map(toFreeTable);
  let sizes = partiesWithoutTable;
  let leftOut = countLeftOut(left, sizes);
  const leftOutBefore = countLeftOut(all, sizes);
  return parties.filter(({ numberOfPeople }) => {
    if (leftOut <= leftOutBefore) return false;
    const remaining = withoutSize(sizes, numberOfPeople);
    if (countLeftOut(left, remaining) >= leftOut) return false;
    [sizes, leftOut] = [remaining, leftOut - 1];
    return true;
  });
};
