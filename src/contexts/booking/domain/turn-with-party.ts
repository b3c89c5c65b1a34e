import { listTableIds, type TableSet } from './table-set.ts';
import { withoutPartySize, type TableFacts, type TurnFacts } from './turn-facts.ts';

export type Party = TableSet & { readonly id: string; readonly numberOfPeople: number };

const replaceHolder = (
  tables: readonly TableFacts[],
  isReplaced: (table: TableFacts) => boolean,
  takenBy: string | null,
): readonly TableFacts[] =>
  tables.map((table) => (isReplaced(table) ? { ...table, takenBy } : table));

/** Returns the facts of the turn without a party that holds covers and tables. */
export const withoutParty = (party: Party, facts: TurnFacts): TurnFacts => {
  const { id, numberOfPeople } = party;
  const coversHeld = facts.coversHeld - numberOfPeople;
  if (party.tableId === null) return withoutPartySize(numberOfPeople, { ...facts, coversHeld });
  const ids = listTableIds(party);
  const isOwn = (table: TableFacts) => ids.includes(table.id) && table.takenBy === id;
  return { ...facts, coversHeld, tables: replaceHolder(facts.tables, isOwn, null) };
};

/** Returns the facts of the turn after the party took its covers, and its tables if it has any. */
export const withParty = (party: Party, facts: TurnFacts): TurnFacts => {
  const { id, numberOfPeople } = party;
  const coversHeld = facts.coversHeld + numberOfPeople;
  if (party.tableId === null)
    return {
      ...facts,
      coversHeld,
      partiesWithoutTable: [...facts.partiesWithoutTable, numberOfPeople],
    };
  const ids = listTableIds(party);
  const isOwn = (table: TableFacts) => ids.includes(table.id);
  return { ...facts, coversHeld, tables: replaceHolder(facts.tables, isOwn, id) };
};
