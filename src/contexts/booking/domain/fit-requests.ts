import { listFreeTables } from './availability.ts';
import { firstRefusal } from './check-admission.ts';
import { acceptanceChecks } from './desk-admission-rules.ts';
import type { TableFacts, TurnFacts } from './turn-facts.ts';

export type PendingParty = {
  readonly id: string;
  readonly tableId: string | null;
  readonly numberOfPeople: number;
  /** False for a request that takes no covers and no table until staff accept it. */
  readonly holdsSeat: boolean;
};

export type Fit = {
  readonly fits: boolean;
  /** Null: no single table suits the party, or the party does not fit. */
  readonly table: { readonly id: string; readonly name: string } | null;
};

const withoutOne = (sizes: readonly number[], size: number): readonly number[] => {
  const at = sizes.indexOf(size);
  return at === -1 ? sizes : sizes.toSpliced(at, 1);
};

const replaceHolder = (
  tables: readonly TableFacts[],
  tableId: string | null,
  takenBy: string | null,
): readonly TableFacts[] =>
  tables.map((table) => (table.id === tableId ? { ...table, takenBy } : table));

const withoutParty = (
  { id, tableId, numberOfPeople, holdsSeat }: PendingParty,
  { tables, partiesWithoutTable, coversHeld, ...facts }: TurnFacts,
): TurnFacts => {
  if (!holdsSeat) return { ...facts, tables, partiesWithoutTable, coversHeld };
  const ownTable = tables.find((table) => table.id === tableId && table.takenBy === id);
  return {
    ...facts,
    coversHeld: coversHeld - numberOfPeople,
    tables: ownTable ? replaceHolder(tables, tableId, null) : tables,
    partiesWithoutTable:
      tableId === null ? withoutOne(partiesWithoutTable, numberOfPeople) : partiesWithoutTable,
  };
};

const withParty = (
  { id, numberOfPeople }: PendingParty,
  tableId: string | null,
  { tables, partiesWithoutTable, coversHeld, ...facts }: TurnFacts,
): TurnFacts => ({
  ...facts,
  coversHeld: coversHeld + numberOfPeople,
  tables: replaceHolder(tables, tableId, id),
  partiesWithoutTable:
    tableId === null ? [...partiesWithoutTable, numberOfPeople] : partiesWithoutTable,
});

const findTable = ({ tableId, numberOfPeople }: PendingParty, others: TurnFacts): Fit['table'] => {
  if (tableId !== null) {
    const own = others.tables.find(({ id }) => id === tableId);
    return own ? { id: own.id, name: own.name } : null;
  }
  const best = listFreeTables(numberOfPeople, others, true).find(({ suitable }) => suitable);
  return best ? { id: best.tableId, name: best.tableName } : null;
};

const fitParty = (party: PendingParty, others: TurnFacts): Fit => {
  const { tableId, numberOfPeople, holdsSeat } = party;
  const refusal = firstRefusal(
    acceptanceChecks({}, { takesSeat: !holdsSeat, changesTable: false }),
    { tableId, numberOfPeople },
    others,
  );
  return refusal ? { fits: false, table: null } : { fits: true, table: findTable(party, others) };
};

/**
 * Whether staff can accept each pending request of a turn, and at which table, if they accept those
 * that fit in the given order. No two requests get one table.
 */
export const fitRequests = (
  parties: readonly PendingParty[],
  facts: TurnFacts,
): ReadonlyMap<string, Fit> => {
  const fits = new Map<string, Fit>();
  let turn = facts;
  for (const party of parties) {
    const others = withoutParty(party, turn);
    const fit = fitParty(party, others);
    fits.set(party.id, fit);
    if (fit.fits) turn = withParty(party, fit.table?.id ?? null, others);
  }
  return fits;
};
