import fc from 'fast-check';
import type { TableFacts, TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import type { TableSet } from '#src/contexts/booking/domain/table-set.ts';
import { withParty } from '#src/contexts/booking/domain/turn-with-party.ts';
import { buildTableFacts, buildTurnFacts } from '../builders/turn-facts.ts';

export type PlacedParty = TableSet & {
  readonly id: string;
  readonly numberOfPeople: number;
  readonly tablePinned: boolean;
};

export type RandomTurn = {
  readonly placed: readonly PlacedParty[];
  readonly facts: TurnFacts;
  readonly wanted: number;
};

type Chance = { readonly isTaken: boolean; readonly tablePinned: boolean; readonly spare: number };

const placeParties = (tables: readonly TableFacts[], chances: readonly Chance[]): PlacedParty[] =>
  tables.flatMap(({ id, capacity }, at) => {
    const { isTaken, tablePinned, spare } = chances[at]!;
    const numberOfPeople = Math.max(1, capacity - spare);
    return isTaken ? [{ id: `p${at}`, tableId: id, numberOfPeople, tablePinned }] : [];
  });

/**
 * Generates a turn with single and joinable tables, seated parties, and the size of a party that
 * asks for a table.
 */
export const randomTurn: fc.Arbitrary<RandomTurn> = fc
  .record({
    sizes: fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 2, maxLength: 7 }),
    chances: fc.array(
      fc.record({
        isTaken: fc.boolean(),
        tablePinned: fc.boolean(),
        spare: fc.integer({ min: 0, max: 4 }),
      }),
      { minLength: 7, maxLength: 7 },
    ),
    wanted: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ sizes, chances, wanted }) => {
    const tables = sizes.map((capacity, at) =>
      buildTableFacts({
        id: `t${at}`,
        name: `Sala ${at}`,
        capacity,
        joinGroup: at % 3 === 0 ? null : 'row',
      }),
    );
    const placed = placeParties(tables, chances);
    const empty = buildTurnFacts({ tables });
    const facts = placed.reduce((turn, party) => withParty(party, turn), empty);
    return { placed, facts, wanted };
  });
