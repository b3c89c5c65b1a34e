import type { InTransaction } from '#src/kernel/transaction.ts';
import {
  createPooledSql,
  createTransactionRunner,
} from '#src/platform/database/sql-transactions.ts';
import type { IdempotentRequest } from '#test/support/drivers/concurrent-bookings.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import type { Turn } from '#test/support/builders/request-builders.ts';
import { createLoadClients, openStaffSession, openSession } from './clients/load-clients.ts';
import { createFaultActions } from './faults/fault-injector.ts';
import type { ChaosEnvironment } from './environment/chaos-environment.ts';
import { createReplyLedger } from './clients/reply-ledger.ts';
import { fetchTimeSlots, createTurnSupply, createGuestRequest } from './clients/turn-supply.ts';

const VISITORS = 24;

type TableRow = { id: string; capacity: number; least: number };

export const createScenarioContext = async (environment: ChaosEnvironment) => {
  const { fleet, pool } = environment;
  const ledger = createReplyLedger();
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => openSession(fleet)));
  const slots = await fetchTimeSlots(fleet);
  const tables = await createPooledSql(pool)<TableRow>(
    'select id::text, capacity, coalesce(capacity_min, 1) least from tables where is_active order by name',
  );
  const turns = createTurnSupply(slots);
  /**
   * Creates requests of one to four people for the turns (sittings) in `over`. Every third request
   * asks for a specific table.
   */
  const createRequests = (over: readonly Turn[], count: number): IdempotentRequest[] =>
    Array.from({ length: count }, (_, place) => {
      const numberOfPeople = 1 + (place % 4);
      const fitting = tables.filter(
        ({ capacity, least }) => capacity >= numberOfPeople && least <= numberOfPeople,
      );
      const tableId = place % 3 === 0 ? fitting[place % fitting.length]!.id : null;
      return createGuestRequest(over[place % over.length]!, { numberOfPeople, tableId });
    });
  const inTransaction: InTransaction = createTransactionRunner(pool);
  return {
    environment,
    ledger,
    slots,
    tables,
    turns,
    createRequests,
    inTransaction,
    mishaps: createFaultActions(environment),
    sql: createPooledSql(pool),
    guests: createLoadClients(fleet, ledger, visitors),
    visitors,
    staff: await openStaffSession(fleet, administrator),
  };
};

export type ScenarioContext = Awaited<ReturnType<typeof createScenarioContext>>;

/**
 * Result of a phase. `facts` is its log line, and `breaches` are broken guarantees that it found.
 */
export type PhaseReport = { readonly facts: string; readonly breaches: readonly string[] };

/**
 * Adds the first requests again with the same idempotency key, like guests who click the button
 * twice.
 */
export const withDuplicates = (
  requests: readonly IdempotentRequest[],
  doubles: number,
): IdempotentRequest[] => [...requests, ...requests.slice(0, doubles)];

export const forEachConcurrently = async <Item>(
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
