import { findReopeningDate, type ClosedRoom } from '#src/contracts/booking/room-opening.ts';
import { addDays } from '#src/kernel/add-days.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Wishes } from '../domain/seat-wishes.ts';
import type { TableFacts, TurnFacts } from '../domain/turn-facts.ts';
import { limitTurn } from '../domain/turn-limits.ts';
import type { BookingRules, TurnFactsRepository, TurnSnapshot } from './ports.ts';

export type TurnFactsDeps = {
  readonly turnFactsRepository: TurnFactsRepository;
  readonly clock: Clock;
  readonly rules: BookingRules;
};

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

const listFloors = (
  { rooms }: BookingRules,
  isListed: (room: BookingRules['rooms'][number]) => boolean,
): number[] => rooms.filter(isListed).map(({ floor }) => floor);

/** Lists the rooms that are closed on the date by their season, or until a later day. */
const listClosedRooms = (
  { rooms }: BookingRules,
  changed: TurnSnapshot['rooms'],
  date: string,
): ClosedRoom[] =>
  rooms.flatMap(({ floor, seasonFrom, seasonTo }) => {
    const opening = changed.find((room) => room.floor === floor);
    const reopensOn = findReopeningDate(
      opening ?? { seasonFrom, seasonTo, closedUntil: null },
      date,
    );
    return reopensOn === null ? [] : [{ floor, reopensOn }];
  });

const withoutMinimums = (tables: readonly TableFacts[]): readonly TableFacts[] =>
  tables.map((table) => ({ ...table, capacityMin: null }));

export const completeTurnFacts = (
  { clock, rules }: Pick<TurnFactsDeps, 'clock' | 'rules'>,
  date: string,
  { limits, rooms, ...turn }: TurnSnapshot,
): TurnFacts => {
  const startsAt = clock.instantOf(date, turn.slot.startTime);
  const today = clock.today();
  const minutesToStart = (startsAt.getTime() - clock.now().getTime()) / MINUTE_MS;
  const closedRooms = listClosedRooms(rules, rooms, date);
  const hasMinimums = minutesToStart >= rules.minimumPartyHours * HOUR_MINUTES;
  return {
    ...turn,
    tables: hasMinimums ? turn.tables : withoutMinimums(turn.tables),
    ...limitTurn(turn.slot, limits, clock.now()),
    date,
    today,
    lastDay: addDays(today, rules.horizonDays),
    minutesToStart,
    leadTimeMinutes: rules.leadTimeMinutes,
    closedRooms,
    floorsOutOfSeason: closedRooms.map(({ floor }) => floor),
    stepFreeFloors: listFloors(rules, ({ isStepFree }) => isStepFree),
    outdoorFloors: listFloors(rules, ({ isOutdoor }) => isOutdoor),
    highChairsLeft: null,
    kitchenPace: rules.kitchenPace,
  };
};

/**
 * Returns the facts of a turn, or null if the time slot is unknown. They stay valid until commit if
 * the caller has locked the turn.
 */
export const loadTurnFacts =
  (deps: TurnFactsDeps) =>
  async (date: string, slot: string, tx?: Sql, except?: string): Promise<TurnFacts | null> => {
    const turn = await deps.turnFactsRepository.loadTurn({ date, slot }, tx, except);
    return turn && completeTurnFacts(deps, date, turn);
  };

type Reader = { readonly tx?: Sql | undefined; readonly exceptId?: string | undefined };

/** Adds the number of high chairs that are left to the facts, if the party wants one. */
export const countHighChairsFor =
  ({ turnFactsRepository, rules }: TurnFactsDeps) =>
  async (wishes: Wishes, facts: TurnFacts, { tx, exceptId }: Reader = {}): Promise<TurnFacts> => {
    if (!wishes?.includes('high_chair')) return facts;
    const turn = { date: facts.date, timeSlotId: facts.slot.id };
    const taken = await turnFactsRepository.countHighChairs(turn, tx, exceptId);
    return { ...facts, highChairsLeft: rules.highChairs - taken };
  };
