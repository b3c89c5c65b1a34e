import type { InTransaction } from '#src/kernel/transaction.ts';
import { pooledSql, transactions } from '#src/platform/database/sql.ts';
import type { Wish } from '#test/support/crowd.ts';
import { administrator } from '#test/support/credentials.ts';
import type { Turn } from '#test/support/examples.ts';
import { crowd, enter, visit } from './crowd.ts';
import { mishaps } from './faults.ts';
import type { ChaosHouse } from './house.ts';
import { ledger } from './ledger.ts';
import { slotsOf, turnsOf, wishOf } from './turns.ts';

const VISITORS = 24;

type TableRow = { id: string; capacity: number; least: number };

/** A house that serves, guests at its doors, a member of staff inside, and turns that nobody has booked yet. */
export const setStage = async (house: ChaosHouse) => {
  const { fleet, orm } = house;
  const book = ledger();
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => visit(fleet)));
  const slots = await slotsOf(fleet);
  const tables = await pooledSql(orm)<TableRow>(
    'select id::text, capacity, coalesce(capacity_min, 1) least from tables where is_active order by name',
  );
  const turns = turnsOf(slots);
  /** Parties of one to four spread over turns; every third wants a table of its own choice. */
  const wishes = (over: readonly Turn[], count: number): Wish[] =>
    Array.from({ length: count }, (_, place) => {
      const numberOfPeople = 1 + (place % 4);
      const fitting = tables.filter(
        ({ capacity, least }) => capacity >= numberOfPeople && least <= numberOfPeople,
      );
      const tableId = place % 3 === 0 ? fitting[place % fitting.length]!.id : null;
      return wishOf(over[place % over.length]!, { numberOfPeople, tableId });
    });
  const inTransaction: InTransaction = transactions(orm);
  return {
    house,
    book,
    slots,
    tables,
    turns,
    wishes,
    inTransaction,
    mishaps: mishaps(house),
    sql: pooledSql(orm),
    guests: crowd(fleet, book, visitors),
    visitors,
    staff: await enter(fleet, administrator),
  };
};

export type Stage = Awaited<ReturnType<typeof setStage>>;

/** What a phase has to say for itself; the verifiers judge the rest. */
export type PhaseReport = { readonly facts: string; readonly breaches: readonly string[] };

/** The first wishes sent twice, as by a guest who presses twice. */
export const withDoubles = (wishes: readonly Wish[], doubles: number): Wish[] => [
  ...wishes,
  ...wishes.slice(0, doubles),
];

/** Does `work` for every item, so many at a time. */
export const someAtOnce = async <Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, place: number) => Promise<unknown>,
): Promise<void> => {
  const waiting = [...items.entries()];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
    }),
  );
};
