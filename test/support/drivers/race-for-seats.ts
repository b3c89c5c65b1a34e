import { canSeatAllBut } from '#src/contexts/booking/domain/seating/seat-parties.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { buildGuest, buildReservationRequest, type Turn } from '../builders/request-builders.ts';
import { dateWithAllRoomsInDays } from '../builders/venue-date.ts';
import { startBuiltServer } from '../services/built-server.ts';
import { createTestDatabase, type TestDatabase } from '../services/test-database.ts';
import {
  countByStatus,
  createHttpClients,
  createIdempotentRequest,
  sendConcurrently,
} from './concurrent-bookings.ts';
import { findTurn } from './find-turn-by-key.ts';

const MAX_PARTY = 8;
const MAX_COVERS = 75;

/**
 * Returns the size of a party. In every third round most parties are large, so the turn runs out of
 * tables before covers.
 */
const sizeOf = (round: number, place: number): number => {
  const size = 1 + ((place * 7 + round * 3) % MAX_PARTY);
  return round % 3 === 0 ? Math.max(size, 5) : size;
};

const FREE_TABLES = `select capacity, capacity_min "capacityMin", floor || join_group "joinKey" from tables where is_active`;

type Race = {
  readonly origins: readonly string[];
  readonly database: TestDatabase;
  readonly turn: Turn;
  readonly round: number;
};

const GUESTS = 500;

/**
 * Sends 500 concurrent requests of one to eight people without a table. `refusedThoughFree` lists
 * the sizes of refused parties for which the turn still has covers and tables.
 */
const raceForSeats = async ({ origins, database, turn, round }: Race) => {
  const requests = Array.from({ length: GUESTS }, (_, place) =>
    createIdempotentRequest(
      buildReservationRequest(turn, {
        ...buildGuest(10_000 * round + place),
        numberOfPeople: sizeOf(round, place),
      }),
    ),
  );
  const outcomes = await sendConcurrently(await createHttpClients(origins), requests);
  const tables = await database.query<
    Pick<TableView, 'capacity' | 'capacityMin'> & { joinKey: string | null }
  >(FREE_TABLES);
  const sizes = (status: number) =>
    outcomes
      .filter(({ answer }) => answer.status === status)
      .map(({ keyedRequest }) => keyedRequest.request.numberOfPeople);
  const accepted = sizes(201);
  const covers = accepted.reduce((sum, size) => sum + size, 0);
  return {
    answers: countByStatus(outcomes),
    codes: new Set(outcomes.map(({ answer }) => (answer.body as { code?: string }).code)),
    covers,
    isEveryoneSeated: canSeatAllBut(0, tables, accepted),
    refusedThoughFree: [...new Set(sizes(409))].filter(
      (size) => covers + size <= MAX_COVERS && canSeatAllBut(0, tables, [...accepted, size]),
    ),
  };
};

type SeatRace = Awaited<ReturnType<typeof raceForSeats>>;

/** Runs each race in another turn, with two servers on one database. */
export const runSeatRaces = async (rounds: number): Promise<SeatRace[]> => {
  const database = await createTestDatabase();
  const start = () => startBuiltServer({ database, env: { WORKER: 'outside' } });
  // Starts the servers one after the other, because the first one migrates the database.
  const first = await start();
  const second = await start();
  const origins = [first.origin, second.origin];
  const races: SeatRace[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn = await findTurn(first.origin, dateWithAllRoomsInDays(30 + round), 'cena_primo');
    races.push(await raceForSeats({ origins, database, turn, round }));
  }
  await Promise.all([first.stop(), second.stop()]);
  await database.drop();
  return races;
};

/**
 * Expects that all accepted parties have a seat. The only reasons for refusals are covers and
 * tables.
 */
export const expectSeatsForEveryone = (races: readonly SeatRace[]): void => {
  for (const race of races) {
    expect(race).toMatchObject({ isEveryoneSeated: true, refusedThoughFree: [] });
    expect(race.answers[201]! + race.answers[409]!).toBe(GUESTS);
  }
  const codes = new Set(races.flatMap((race) => [...race.codes]));
  expect([...codes].sort()).toEqual(['no_table_left', 'turn_full', undefined]);
};
